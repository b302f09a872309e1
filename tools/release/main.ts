/** What the single executable starts with. */
import './serve-by-default.ts';
import '../../packages/cli/src/main.ts';
