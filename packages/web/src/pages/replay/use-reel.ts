import { useEffect, useRef, useState } from 'preact/hooks';
import { type Eyes, eyesIn, parsePlace } from './logic/link.ts';
import { ReplayPlayer } from './logic/player.ts';
import type { Answer, Ask, Head } from './worker/contract.ts';

/** Where a recording comes from. */
export type Source =
  | { readonly type: 'server'; readonly table: string }
  | { readonly type: 'solo'; readonly table: string }
  | { readonly type: 'file'; readonly text: string };

export type Reel =
  | { readonly type: 'loading' }
  | { readonly type: 'broken'; readonly line: number; readonly reason: string }
  | { readonly type: 'not-there' }
  /** It was played with an edition that the house has not loaded now. */
  | { readonly type: 'missing-edition'; readonly edition: string }
  | { readonly type: 'offline' }
  | {
      readonly type: 'open';
      readonly head: Head;
      readonly player: ReplayPlayer;
      readonly eyes: Eyes;
      readonly look: (eyes: Eyes) => void;
    };

/** A game of twenty rounds has 300 KB; nothing that is read is larger than this. */
export const LARGEST = 4_000_000;

/** Opens a recording in a worker, and the place in it that the address of this page names. */
export function useReel(source: Source): Reel {
  const [reel, setReel] = useState<Reel>({ type: 'loading' });
  const start = useRef(parsePlace(location.hash));
  useEffect(() => {
    const player = new ReplayPlayer();
    const worker = new Worker(new URL('./worker/replay-worker.ts', import.meta.url), { type: 'module' });
    const ask = (question: Ask) => worker.postMessage(question);
    const look = (eyes: Eyes) => ask({ type: 'look', eyes });
    let head: Head | undefined;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.type === 'opened') {
        head = data.head;
        look(eyesIn(start.current.eyes, head.seats, head.outcome !== undefined));
      } else if (data.type !== 'steps') setReel(data);
      else if (head !== undefined) {
        const isFirst = player.steps.peek().length === 0;
        player.setSteps(data.steps, isFirst ? start.current.step : player.shown.peek().step);
        setReel({ type: 'open', head, player, eyes: data.eyes, look });
      }
    };
    worker.onerror = () => setReel({ type: 'offline' });
    let isOld = false;
    open(source).then(
      (question) => !isOld && (isTrouble(question) ? setReel(question) : ask(question)),
      () => !isOld && setReel({ type: 'offline' }),
    );
    return () => {
      isOld = true;
      worker.terminate();
    };
  }, []);
  return reel;
}

type Trouble = Extract<Reel, { type: 'broken' | 'not-there' | 'missing-edition' }>;
const TROUBLES: readonly string[] = ['broken', 'not-there', 'missing-edition'] satisfies Trouble['type'][];
const isTrouble = (question: Ask | Trouble): question is Trouble => TROUBLES.includes(question.type);

async function open(source: Source): Promise<Ask | Trouble> {
  if (source.type === 'solo') return { type: 'open-solo', table: source.table };
  if (source.type === 'file') return textAsk(source.text);
  const response = await fetch(`/api/tables/${encodeURIComponent(source.table)}/recording`);
  if (response.status === 404) return { type: 'not-there' };
  if (response.status === 409) {
    const { edition }: { readonly edition?: unknown } = await response.json();
    return { type: 'missing-edition', edition: String(edition) };
  }
  if (!response.ok) throw new Error(`Cannot fetch the recording: ${response.status}`);
  return textAsk(await response.text());
}

const textAsk = (text: string): Ask | Trouble =>
  text.length > LARGEST ? { type: 'broken', line: 1, reason: 'the file is too large' } : { type: 'open', text };
