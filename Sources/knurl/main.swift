import Console
import Shell

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

exit(CommandLineProgram.run(Array(CommandLine.arguments.dropFirst()), screen: AppLoop.run))
