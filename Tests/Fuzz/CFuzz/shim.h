#ifndef CFUZZ_H
#define CFUZZ_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*trial)(const uint8_t *, size_t));

/** Hands one input after the other to the trial, which answers 0 or traps. */
static inline int fuzz(int count, char **arguments, int (*trial)(const uint8_t *, size_t)) {
  return LLVMFuzzerRunDriver(&count, &arguments, trial);
}

#endif
