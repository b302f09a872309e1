import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin/saloon.mjs', import.meta.url));
const nap = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

test('a server started by npm start stops cleanly when npm is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-launcher-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const start = `"${process.execPath}" "${BIN}" serve --host 127.0.0.1 --port 0 --data data`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'test', scripts: { start } }));
  const npm = spawn('npm', ['start'], { cwd: folder, env: { PATH: process.env.PATH, HOME: folder } });
  let out = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const until = async (words: string) => {
    while (!out.includes(words)) await nap(20);
  };
  await until('The saloon is open');
  const url = /http:\/\/[^ ]+/.exec(out)?.[0].trim() ?? '';
  expect((await fetch(new URL('health', url))).status).toBe(200);
  // Longer than the interval between two checks: the server stays while its npm lives.
  await nap(1500);
  expect((await fetch(new URL('health', url))).status).toBe(200);
  npm.kill('SIGKILL');
  await until('everything is saved');
  await expect(fetch(new URL('health', url))).rejects.toThrow();
}, 30_000);
