export type Slope = {
  /** How much the value rises per unit. */
  readonly rise: number;
  /** The 95 % confidence interval of the rise. */
  readonly low: number;
  readonly high: number;
  readonly mean: number;
};

const ENOUGH = 3;

/** The least-squares line through these points; undefined for fewer than three. */
export function slopeOf(points: readonly (readonly [at: number, value: number])[]): Slope | undefined {
  const count = points.length;
  if (count < ENOUGH) return undefined;
  const at = points.reduce((sum, [x]) => sum + x, 0) / count;
  const mean = points.reduce((sum, [, y]) => sum + y, 0) / count;
  const spread = points.reduce((sum, [x]) => sum + (x - at) ** 2, 0);
  if (spread === 0) return undefined;
  const rise = points.reduce((sum, [x, y]) => sum + (x - at) * (y - mean), 0) / spread;
  const rest = points.reduce((sum, [x, y]) => sum + (y - mean - rise * (x - at)) ** 2, 0);
  const freedom = count - 2;
  const margin = student(freedom) * Math.sqrt(rest / freedom / spread);
  return { rise, low: rise - margin, high: rise + margin, mean };
}

/** Student's t for 95 %, two-sided: exact for 1, within 1 % above. */
export function student(freedom: number): number {
  const FEW = [12.71, 4.303, 3.182];
  return FEW[freedom - 1] ?? 1.96 + 2.372 / freedom + 2.82 / freedom ** 2 + 2.56 / freedom ** 3;
}
