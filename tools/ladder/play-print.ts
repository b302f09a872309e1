import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { playMatchGame } from '@saloon/arena';
import { canonicalJson } from '@saloon/kernel';
import { gameAt, type Rung, specOf, wholeDeals } from './rungs.ts';

/** About a thousand decisions: code that decides differently will differ in one of them. */
const GAMES = 8;
const DIGITS = 16;

/**
 * A fingerprint of how a match is played: every input of its first deals. A refactoring or a speed-up leaves it the
 * same, so that older results stay valid.
 */
export async function playPrint(rung: Rung, signal: AbortSignal): Promise<string> {
  const games = wholeDeals(rung, GAMES);
  const spec = specOf(rung, 0, games);
  const hash = createHash('sha256');
  for (let number = 0; number < games; number++) {
    const { recording } = playMatchGame(gameAt(rung.table), spec, number, true);
    hash.update(`${canonicalJson(recording?.inputs)}\0`);
    await setImmediate();
    signal.throwIfAborted();
  }
  return hash.digest('hex').slice(0, DIGITS);
}
