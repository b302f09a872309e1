import { useEffect } from 'preact/hooks';
import type { GameTableProps } from '../../core/games/contract.ts';
import { motionSpeed } from '../../kit/motion/pace.ts';

/** Long enough to read the question. */
const BEAT_MS = 1800;

/** Plays a compulsory move after a beat. */
export function useForced(move: unknown, version: number, send: GameTableProps['send']): void {
  const isForced = move !== undefined;
  useEffect(() => {
    if (!isForced) return;
    const timer = setTimeout(() => void send(move), BEAT_MS / motionSpeed());
    return () => clearTimeout(timer);
  }, [isForced, version]);
}
