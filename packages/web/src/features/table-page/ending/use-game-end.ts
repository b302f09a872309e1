import type { Seat } from '@saloon/kernel';
import { useEffect, useState } from 'preact/hooks';
import { type CoachPlace, fetchSource } from '../../../local/coach-source.ts';
import type { CoachAnswer, CoachAsk, CoachHead, GameTurn } from '../../../local/coach-worker-contract.ts';

/** What the recording of a finished game adds to its end. */
export type GameEnd = {
  /** The last view with all cards face up. */
  readonly open?: unknown;
  /** What changed the chances of this seat, or the winner's, most. */
  readonly turns?: readonly GameTurn[];
};

/** What was found, by table: the end may be closed and opened again. */
const found = new Map<string, GameEnd>();

/** Reads the recording in the coach's worker. Without `likelyIn` nothing is wanted; without a recording nothing comes. */
export function useGameEnd(
  place: CoachPlace,
  seat: Seat | undefined,
  likelyIn: ((steps: CoachHead['steps']) => readonly number[]) | undefined,
): GameEnd {
  const { table } = place;
  const [end, setEnd] = useState<GameEnd>(() => found.get(table) ?? {});
  const isWanted = likelyIn !== undefined && end.turns === undefined;
  useEffect(() => {
    if (!isWanted) return;
    const worker = new Worker(new URL('../../../local/coach-worker.ts', import.meta.url), { type: 'module' });
    const ask = (question: CoachAsk) => worker.postMessage(question);
    const add = (more: GameEnd) => {
      found.set(table, { ...found.get(table), ...more });
      setEnd(found.get(table) ?? {});
    };
    worker.onmessage = ({ data }: MessageEvent<CoachAnswer>) => {
      if (data.type === 'opened') ask({ type: 'end', likely: likelyIn(data.head.steps), seat });
      else if (data.type === 'ended') add({ open: data.open });
      else if (data.type === 'turned') {
        add({ turns: data.turns });
        worker.terminate();
      }
    };
    fetchSource(place).then(
      (fetched) => fetched.type === 'source' && ask({ type: 'open', source: fetched.source }),
      // Offline the end stays as the table has told it.
      () => undefined,
    );
    return () => worker.terminate();
  }, [table, isWanted]);
  return end;
}
