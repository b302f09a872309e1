import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RECORDING_LIMITS } from '@saloon/recording';
import { afterAll, expect, test } from 'vitest';
import { readText } from './read-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'saloon-'));
afterAll(() => rmSync(folder, { recursive: true }));
const kept = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const MODULE = new URL('./read-text.ts', import.meta.url).href;

/**
 * Runs `readText` in a process whose standard input comes from a shell. Returns the length of the text, or the error.
 */
const inShell = (shell: string, file = '/dev/stdin') => {
  // Root can read any file, so the process runs as another user.
  const code = `import { readText } from ${JSON.stringify(MODULE)};
    if (process.argv[1] !== '/dev/stdin' && process.getuid() === 0) process.seteuid(65534);
    try { process.stdout.write(String(readText(process.argv[1]).length)) } catch (error) { process.stdout.write(error.message) }`;
  const line = `${shell} "$0" --input-type=module-typescript -e "$1" "$2"`;
  return spawnSync('/bin/sh', ['-c', line, process.execPath, code, file], { encoding: 'utf8' }).stdout;
};

test('a file is read without its byte order mark', () => {
  const text = 'é'.repeat(100_000);
  expect(readText(kept('long.txt', text))).toBe(text);
  expect(readText(kept('marked.txt', '\uFEFFone'))).toBe('one');
  expect(readText(kept('empty.txt', ''))).toBe('');
});

test('a pipe or a device is rejected before it is opened', () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const why = 'it is neither a file nor the standard input (/dev/stdin)';
  expect(() => readText(pipe)).toThrow(`Cannot read ${pipe}: ${why}`);
  expect(() => readText('/dev/zero')).toThrow(`Cannot read /dev/zero: ${why}`);
  expect(() => readText(folder)).toThrow(`Cannot read ${folder}: it is a folder`);
  expect(() => readText(join(kept('file', ''), 'in it'))).toThrow('there is no such file');
});

test('a file may be as large as the largest recording, and not a byte larger', () => {
  const most = 4 * RECORDING_LIMITS.letters;
  const file = kept('large.txt', '');
  truncateSync(file, most);
  expect(readText(file)).toHaveLength(most);
  truncateSync(file, most + 1);
  expect(() => readText(file)).toThrow('the file is too large for a game');
});

test('standard input is read up to the size of the largest recording', () => {
  expect(inShell('printf 12345 |')).toBe('5');
  expect(inShell('</dev/zero')).toBe('Cannot read /dev/stdin: the file is too large for a game');
});

test('a file without read permission is reported by name', () => {
  const file = kept('secret.txt', 'x');
  chmodSync(folder, 0o755);
  chmodSync(file, 0o000);
  expect(inShell('', file)).toBe(`Cannot read ${file}: it may not be read`);
});
