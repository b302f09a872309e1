/** The 97.5 % point of the normal distribution: 95 % lie between it and its negative. */
const Z = 1.959964;

export type Interval = { readonly low: number; readonly high: number };

/**
 * Wilson's 95 % interval for a share of `wins` in `games`, reliable for few games and for shares near 0 or 1. A shared win counts
 * as a fraction.
 *
 * @example
 * wilson(9, 10) // { low: 0.596, high: 0.982 }
 */
export function wilson(wins: number, games: number, z = Z): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const middle = share + (z * z) / (2 * games);
  const scale = 1 + (z * z) / games;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}
