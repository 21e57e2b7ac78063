/// How a file's bytes spell its text.
package enum TextEncoding: String, Hashable, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16 (little endian)"
  case utf16BigEndian = "UTF-16 (big endian)"
  case windows1252 = "Windows-1252"
}
