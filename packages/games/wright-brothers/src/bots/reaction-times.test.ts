import { LEVELS, rngFrom, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { BOT_TIMES } from '../rules/data.ts';
import { exponential, failsNerves, normal, reactionTime, thinkingTime } from './reaction-times.ts';

const SAMPLES = 20_000;
const sample = (draw: (rng: ReturnType<typeof rngFrom>) => number, seed = 7): number[] => {
  const rng = rngFrom(seedOf(seed));
  return Array.from({ length: SAMPLES }, () => draw(rng));
};
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

describe('the distributions', () => {
  test('the normal distribution has mean 0 and deviation 1 and is symmetric', () => {
    const values = sample(normal);
    expect(mean(values)).toBeCloseTo(0, 1);
    expect(deviation(values)).toBeCloseTo(1, 1);
    expect(values.filter((value) => Math.abs(value) < 1).length / SAMPLES).toBeCloseTo(0.68, 1);
    expect(values.filter((value) => value > 0).length / SAMPLES).toBeCloseTo(0.5, 1);
  });

  test('the exponential distribution has mean 1 and deviation 1, and halves every 0.69', () => {
    const values = sample(exponential);
    expect(mean(values)).toBeCloseTo(1, 1);
    expect(deviation(values)).toBeCloseTo(1, 1);
    expect(Math.min(...values)).toBeGreaterThan(0);
    expect(values.filter((value) => value > Math.LN2).length / SAMPLES).toBeCloseTo(0.5, 1);
    expect(values.filter((value) => value > Math.LN10).length / SAMPLES).toBeCloseTo(0.1, 1);
  });
});

describe.each(LEVELS)('%s', (level) => {
  // The table of section 4.21, copied here to catch errors in the data file.
  const expected = {
    easy: { mean: 700, min: 320, foul: 0.12, think: [1500, 4000] },
    normal: { mean: 450, min: 230, foul: 0.05, think: [1500, 3500] },
    hard: { mean: 330, min: 190, foul: 0.02, think: [1200, 3000] },
    legend: { mean: 260, min: 170, foul: 0.01, think: [1200, 2500] },
  }[level];

  test('[WB-BOT-2] reaction times follow the table: whole milliseconds, its mean, from its minimum up to 3000', () => {
    const times = sample((rng) => reactionTime(level, rng));
    expect(Math.abs(mean(times) - expected.mean)).toBeLessThan(0.02 * expected.mean);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(expected.min);
    expect(Math.max(...times)).toBeLessThanOrEqual(3000);
    expect(times.every(Number.isInteger)).toBe(true);
    const { spread, tail } = BOT_TIMES[level];
    expect(Math.abs(deviation(times) / Math.hypot(spread, tail) - 1)).toBeLessThan(0.1);
  });

  test('[WB-BOT-2] thinking times stay within the limits and cover the whole range', () => {
    const times = sample((rng) => thinkingTime(level, rng));
    const [min = 0, max = 0] = expected.think;
    expect(Math.min(...times)).toBeGreaterThanOrEqual(min);
    expect(Math.max(...times)).toBeLessThanOrEqual(max);
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(0.98 * (max - min));
  });

  test('[WB-BOT-2] fouls as often as the table says', () => {
    const fouls = sample((rng) => (failsNerves(level, rng) ? 1 : 0));
    expect(Math.abs(mean(fouls) - expected.foul)).toBeLessThan(0.007);
  });
});
