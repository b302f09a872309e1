import { setFlagsFromString } from 'node:v8';

/**
 * Makes a process that plays many games faster. Programs and worker threads call it once at their start; it changes settings
 * of the whole process, so importing a module never does.
 */
export function tuneProcess(): void {
  // V8 inlines at most 920 bytes of bytecode into one function by default. With 2000 random games run 5 to 10 % faster.
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=2000');
}
