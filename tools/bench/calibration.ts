import { secondsOf } from './timing.ts';

const ROUNDS = 200_000;

type Link = { readonly value: number; readonly next: Link | undefined };

/**
 * A fixed workload: half integer sums over a list, half short-lived small objects, as in a game. Its rounds per
 * second tell how fast the machine is, whatever our code does.
 */
export function calibrate(): number {
  const list = Array.from({ length: 64 }, (_, i) => (i * 2654435761) | 0);
  let sum = 0;
  const seconds = secondsOf(() => {
    for (let round = 0; round < ROUNDS; round++) sum = (sum + mix(list, round) + chain(round & 7)) | 0;
  });
  if (sum === 1) throw new Error('Cannot calibrate: the sum came out wrong');
  return ROUNDS / seconds;
}

function mix(list: number[], round: number): number {
  let x = round | 0;
  for (let i = 0; i < 64; i++) {
    x = ((x ^ (list[i] as number)) + ((x << 7) | (x >>> 25))) | 0;
    list[i] = x;
  }
  return x;
}

function chain(length: number): number {
  let link: Link | undefined;
  for (let i = 0; i <= length; i++) link = { value: i, next: link };
  let sum = 0;
  for (let at = link; at !== undefined; at = at.next) sum += at.value;
  return sum;
}
