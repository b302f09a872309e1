import { setFlagsFromString } from 'node:v8';

/** V8 inlines more into one function than by default (920 bytes): random games run 5 to 10 % faster, search 7 %. */
setFlagsFromString('--max-inlined-bytecode-size-cumulative=2000');
