import { globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { EMBEDDED_CLIENT } from '../../packages/cli/src/serving/embedded-client.ts';
import { bundleWhole } from './bundle-whole.ts';
import { run } from './run.ts';

/** Like `npm start`. */
const HEAP_FLAGS = ['--min-semi-space-size=32', '--max-semi-space-size=32'];

type Executable = {
  readonly root: string;
  /** The Node binary to use, possibly for another architecture. */
  readonly node: string;
  /** The path of the executable. */
  readonly output: string;
  readonly staging: string;
};

/**
 * Makes one file of Node, the server with its worker threads, and the web client (Node's single executable
 * applications).
 */
export async function makeExecutable({ root, node, output, staging }: Executable): Promise<void> {
  const [main = '', ...workers] = await bundleWhole(root, 'tools/release/main.ts', join(staging, 'bundle'));
  const config = join(staging, 'sea.json');
  const settings = {
    main,
    mainFormat: 'module',
    executable: node,
    output,
    disableExperimentalSEAWarning: true,
    // A code cache would work only on this machine's processor.
    useCodeCache: false,
    execArgv: HEAP_FLAGS,
    assets: { ...Object.fromEntries(workers.map((file) => [basename(file), file])), ...clientFiles(root) },
  };
  writeFileSync(config, JSON.stringify(settings));
  mkdirSync(dirname(output), { recursive: true });
  await run(process.execPath, [`--build-sea=${config}`]);
}

function clientFiles(root: string): Readonly<Record<string, string>> {
  const folder = join(root, 'packages/web/dist');
  const files = globSync('**/*', { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(
    files.map((name) => [`${EMBEDDED_CLIENT}${name.split(sep).join('/')}`, join(folder, name)]),
  );
}
