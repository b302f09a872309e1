import { below, type Level, type Millis, next16, type Rng } from '@saloon/kernel';
import { BOT_MAX_REACTION, BOT_TIMES } from '../rules/data.ts';

const UNIT = 0x1_0000;

/**
 * A standard normal number, as the sum of twelve even ones less six. Sums and products of doubles are the same on every
 * machine, logarithms and cosines are not.
 */
export function normal(rng: Rng): number {
  let sum = 0;
  for (let n = 0; n < 12; n++) sum += next16(rng) + 0.5;
  return sum / UNIT - 6;
}

/** A standard exponential number by von Neumann's comparisons, again without a logarithm. */
export function exponential(rng: Rng): number {
  for (let whole = 0; ; whole++) {
    const first = next16(rng);
    let last = first;
    let length = 1;
    for (let next = next16(rng); next < last; next = next16(rng)) {
      last = next;
      length += 1;
    }
    if (length % 2 === 1) return whole + (first + 0.5) / UNIT;
  }
}

/** WB-BOT-2: how fast a bot of this level reacts, once. */
export function reactionTime(level: Level, rng: Rng): Millis {
  const { mean, spread, tail, min } = BOT_TIMES[level];
  const drawn = Math.round(mean + spread * normal(rng) + tail * exponential(rng));
  return Math.min(Math.max(drawn, min), BOT_MAX_REACTION);
}

/** WB-BOT-2, WB-BOT-4: how long a bot of this level thinks. */
export function thinkingTime(level: Level, rng: Rng): Millis {
  const { min, max } = BOT_TIMES[level].think;
  return min + below(rng, max - min + 1);
}

/** WB-BOT-2: the chance, in percent, that nerves fail in a no-go. */
export const failsNerves = (level: Level, rng: Rng): boolean => below(rng, 100) < BOT_TIMES[level].foul;
