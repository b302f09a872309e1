import { LIMITS, type Watching } from '@saloon/protocol';

const USUAL: readonly number[] = [0, 30, 60, 120, 300, LIMITS.spectatorDelay];

/** The delays a host can choose, in seconds: the usual ones, and the table's own. */
export const watchDelays = ({ delay }: Watching): readonly number[] =>
  USUAL.includes(delay) ? USUAL : [...USUAL, delay].sort((a, b) => a - b);
