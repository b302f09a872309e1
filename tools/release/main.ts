/** The entry file of the single executable. */
import './serve-by-default.ts';
import '../../packages/cli/src/main.ts';
