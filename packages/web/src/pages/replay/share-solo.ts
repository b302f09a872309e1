import { linkTo } from '../../net/links.ts';
import { copyLink } from '../../shell/links.tsx';
import { gameHash } from './logic/game-link.ts';
import { replayWords } from './text/index.ts';
import type { Answer, Ask } from './worker/contract.ts';

/** Copies a link that holds a finished solo game. The replay opens where that isn't possible: it can save a file. */
export async function shareSolo(table: string): Promise<boolean> {
  const text = await soloRecording(table);
  const hash = text === undefined ? undefined : await gameHash(text, '#step-1');
  if (hash === undefined) return false;
  return copyLink(linkTo(`/replay${hash}`), replayWords().copiedGame);
}

/** The recording file of a finished solo game, which only this browser has. */
export function soloRecording(table: string): Promise<string | undefined> {
  const worker = new Worker(new URL('./worker/replay-worker.ts', import.meta.url), { type: 'module' });
  const ask = (question: Ask) => worker.postMessage(question);
  return new Promise<string | undefined>((settle) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.type === 'opened') ask({ type: 'write', comments: [] });
      if (data.type === 'written') settle(data.text);
      if (data.type === 'broken' || data.type === 'not-there') settle(undefined);
    };
    worker.onerror = () => settle(undefined);
    ask({ type: 'open-solo', table, isBefore: false, at: { step: 0, eyes: 'spectator' } });
  }).finally(() => worker.terminate());
}
