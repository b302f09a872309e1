#!/usr/bin/env node
// Runs the command on the pinned Node, whichever Node started this file. It runs from dist/, rebuilt if the sources
// have changed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const NEEDED = 26;
/** A larger young generation means fewer garbage collections, for about 60 MB more memory. */
const HEAP_FLAGS = ['--min-semi-space-size=32', '--max-semi-space-size=32'];

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  const { startProgram } = await import('../../../tools/build/start-program.ts');
  await startProgram('saloon');
} else {
  const pinned = fileURLToPath(
    new URL(`../../../node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`, import.meta.url),
  );
  if (!existsSync(pinned)) {
    console.error(
      `Cannot start saloon: Node ${NEEDED} is needed, this is ${process.versions.node}; run "npm ci" in the checkout to install the pinned one`,
    );
    process.exit(1);
  }
  const flags = process.argv[2] === 'serve' ? HEAP_FLAGS : [];
  const child = spawn(pinned, [...flags, fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
