// Runs on the host's Node before npm scripts. Installs from the lock file if node_modules is missing or older.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Cannot start: Node 20.19 or newer is needed, this is ${process.versions.node}`);
  process.exit(1);
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const lock = readFileSync('package-lock.json');
const locked = JSON.parse(lock).packages ?? {};
for (const name of existsSync('packages/games') ? readdirSync('packages/games') : []) {
  const folder = `packages/games/${name}`;
  if (locked[folder] !== undefined || !existsSync(`${folder}/package.json`)) continue;
  console.error(
    `Cannot start: package-lock.json does not know ${folder}; run npm install, which adds it, and keep the change`,
  );
  process.exit(1);
}

const stamp = 'node_modules/.saloon-installed';
const wanted = createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;

if (installed !== wanted) {
  console.error('Installing what is missing (npm ci) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (run.status !== 0) {
    console.error(
      'Cannot install the dependencies: npm ci failed, see above; check the network and run the command again',
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
