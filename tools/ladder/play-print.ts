import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { playMatchGame } from '@saloon/arena';
import { canonicalJson } from '@saloon/kernel';
import { gameAt, type Rung, specOf, wholeDeals } from './rungs.ts';

/** Some thousand decisions: code that decides otherwise hardly gets through them. */
const GAMES = 8;
const DIGITS = 16;

/**
 * A fingerprint of how a match is played: of every input of its first deals. Code that was only made faster or put more clearly
 * leaves the same one, and the results stay about it.
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
