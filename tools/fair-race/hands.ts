import { next16, type Rng } from '@saloon/kernel';

const UNIT = 0x1_0000;
const uniform = (rng: Rng): number => (next16(rng) + 0.5) / UNIT;
const exponential = (rng: Rng): number => -Math.log(uniform(rng));
const normal = (rng: Rng): number => Math.sqrt(2 * exponential(rng)) * Math.cos(2 * Math.PI * uniform(rng));

/**
 * A human reaction to a signal on a screen, in milliseconds: ex-Gaussian, with a mean of 280 and a standard deviation
 * of 67.
 */
export const humanReaction = (rng: Rng): number => Math.max(150, 220 + 30 * normal(rng) + 60 * exponential(rng));

/** A 60 Hz screen shows what has arrived with its next frame. */
export const frameDelay = (rng: Rng): number => (1000 / 60) * uniform(rng);

/** Extra one-way delay of a packet, with this mean. */
export const jitter = (rng: Rng, mean: number): number => mean * exponential(rng);
