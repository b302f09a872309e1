import { ensureBuilt } from './build/ensure-built.ts';
import { root } from './build/programs.ts';
import { buildWeb } from './web-build.ts';

/** `npm run build`: the web client, and the `saloon` command with the server and all worker threads. */
const [{ code, output }] = await Promise.all([buildWeb(), ensureBuilt(root, 'saloon')]);
process.stderr.write(output);
process.exitCode = code;
