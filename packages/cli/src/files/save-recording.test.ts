import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { UsageError } from '../terminal/usage-error.ts';
import { checkWritable } from './save-recording.ts';

const folder = mkdtempSync(join(tmpdir(), 'saloon-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a game can be written to a new file, over a file, or through a link', () => {
  const old = join(folder, 'old');
  const link = join(folder, 'link');
  const away = join(folder, 'away');
  writeFileSync(old, '');
  symlinkSync(old, link);
  symlinkSync(join(folder, 'not there yet'), away);
  for (const file of [old, link, away, join(folder, 'new')]) expect(() => checkWritable(file)).not.toThrow();
});

test('a pipe, a device or a folder is rejected before the game is played', () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const why = 'it is not a file; name a new one';
  expect(() => checkWritable(pipe)).toThrow(new UsageError(`Cannot write ${pipe}: ${why}`));
  expect(() => checkWritable('/dev/null')).toThrow(new UsageError(`Cannot write /dev/null: ${why}`));
  expect(() => checkWritable(folder)).toThrow(new UsageError(`Cannot write ${folder}: it is a folder`));
  expect(() => checkWritable(join(folder, 'none', 'new'))).toThrow(`there is no folder ${join(folder, 'none')}`);
});
