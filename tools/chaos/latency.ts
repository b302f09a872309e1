import { connectTo } from '../../packages/server/src/testing/ws-client.ts';
import { nap } from './nap.ts';

/** The most that others may feel of abuse: the 99th percentile from command to durable response, in milliseconds. */
const MOST_P99 = 20;
/** On a slow machine, twice what it takes without abuse. */
const SLOWER = 2;
const PLAYER = '192.0.2.7';
/** Milliseconds between two commands of the player. */
const PACE = 40;

/** Sorted times from command to response at the table of a player from another address. */
export async function latencies(port: number, millis: number): Promise<readonly number[]> {
  const player = await connectTo(port, undefined, { 'x-forwarded-for': PLAYER });
  await player.hello('Ann');
  const table = await player.open();
  await player.join(table);
  const took: number[] = [];
  const end = performance.now() + millis;
  for (let i = 0; performance.now() < end; i++) {
    const sent = performance.now();
    await player.order(table, { type: 'set-watching', isAllowed: i % 2 === 0, delay: 0 }, `flood-${i}`);
    took.push(performance.now() - sent);
    await nap(PACE);
  }
  player.close();
  return took.sort((a, b) => a - b);
}

export const p99 = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * 0.99)] ?? 0;

/** Is this p99 worse than allowed, compared with `quiet` without abuse? */
export const isFelt = (during: number, quiet: number): boolean => during > Math.max(MOST_P99, SLOWER * quiet);

export const round = (millis: number): number => Math.round(millis * 10) / 10;
export const ms = (millis: number): string => `${round(millis)} ms`;
