import type { Seat } from '@saloon/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Fetched } from '../../local/coach-source.ts';
import type {
  CoachAnswer,
  CoachAsk,
  CoachHead,
  CoachReport,
  ListedDecision,
} from '../../local/coach-worker-contract.ts';

type Trouble =
  | Exclude<Fetched, { type: 'source' }>
  | { readonly type: 'unfinished' }
  /** Neither the server nor a worker answered. */
  | { readonly type: 'offline' };

export type Counted = { readonly seat: Seat; readonly report: CoachReport; readonly isOver: boolean };

export type Coach =
  | { readonly type: 'loading' }
  | Trouble
  | {
      readonly type: 'open';
      readonly head: CoachHead;
      /** Undefined until the first numbers arrive. */
      readonly counted: Counted | undefined;
      /** The seat's decisions, once they were asked for. */
      readonly decisions: readonly ListedDecision[] | undefined;
      readonly list: (seat: Seat) => void;
      /** The table as this seat saw it after a step; undefined until it has come. Then the page is drawn again. */
      readonly viewAt: (seat: Seat, step: number) => unknown;
      readonly count: (seat: Seat) => void;
      readonly stop: () => void;
      readonly goOn: () => void;
    };

const keyOf = (seat: Seat, step: number): string => `${seat}/${step}`;

/** Runs the coach in its own worker while the page is open. */
export function useCoach(find: () => Promise<Fetched>): Coach {
  const [coach, setCoach] = useState<Exclude<Coach, { type: 'open' }> | { type: 'head'; head: CoachHead }>({
    type: 'loading',
  });
  const [counted, setCounted] = useState<Counted | undefined>(undefined);
  const [decisions, setDecisions] = useState<readonly ListedDecision[] | undefined>(undefined);
  const [views, setViews] = useState<ReadonlyMap<string, unknown>>(new Map());
  const wanted = useRef(new Set<string>());
  const worker = useRef<Worker | undefined>(undefined);
  const ask = (question: CoachAsk) => worker.current?.postMessage(question);
  useEffect(() => {
    const own = new Worker(new URL('../../local/coach-worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    own.onmessage = ({ data }: MessageEvent<CoachAnswer>) => {
      if (data.type === 'counted') setCounted({ seat: data.seat, report: data.report, isOver: data.isOver });
      else if (data.type === 'listed') setDecisions(data.decisions);
      else if (data.type === 'opened') setCoach({ type: 'head', head: data.head });
      else if (data.type === 'looked') setViews((known) => new Map(known).set(keyOf(data.seat, data.step), data.view));
      else if (data.type !== 'ended' && data.type !== 'turned') setCoach(data);
    };
    own.onerror = () => setCoach({ type: 'offline' });
    let isOld = false;
    find().then(
      (found) => {
        if (isOld) return;
        if (found.type === 'source') ask({ type: 'open', source: found.source });
        else setCoach(found);
      },
      () => !isOld && setCoach({ type: 'offline' }),
    );
    return () => {
      isOld = true;
      own.terminate();
    };
  }, []);
  if (coach.type !== 'head') return coach;
  return {
    type: 'open',
    head: coach.head,
    counted,
    decisions,
    list: (seat) => ask({ type: 'list', seat }),
    viewAt: (seat, step) => {
      const key = keyOf(seat, step);
      if (!wanted.current.has(key)) ask({ type: 'look', seat, step });
      wanted.current.add(key);
      return views.get(key);
    },
    count: (seat) => {
      setCounted(undefined);
      ask({ type: 'count', seat });
    },
    stop: () => ask({ type: 'stop' }),
    goOn: () => ask({ type: 'go-on' }),
  };
}
