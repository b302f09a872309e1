import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SALOON = fileURLToPath(new URL('../../../cli/bin/saloon.mjs', import.meta.url));

/** A whole game between bots, as the server would export it. */
export function recordOf(game: string, seed: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-record-'));
  const file = join(folder, 'game.saloon.json');
  const args = [SALOON, 'demo', game, '--fast', '--seed', String(seed), '--save', file];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  try {
    if (status !== 0) throw new Error(`Cannot record a game of ${game}: ${stderr}`);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
