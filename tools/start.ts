import { fileURLToPath } from 'node:url';
import { startProgram } from './build/start-program.ts';
import { buildWeb, isWebBuildStale } from './web-build.ts';

/** `npm start`: builds the web client if its sources have changed, and starts the server. */
const args = process.argv.slice(2);
const isHelp = args.includes('--help') || args.includes('-h');
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

if (!isHelp && isWebBuildStale()) {
  process.stderr.write('Building the web client …\n');
  const { code, output } = await buildWeb();
  if (code !== 0) {
    process.stderr.write(`${output}\nCannot start: the web client could not be built, see above\n`);
    process.exit(1);
  }
}
process.argv.splice(2, process.argv.length, 'serve', ...args);
await startProgram('saloon');
