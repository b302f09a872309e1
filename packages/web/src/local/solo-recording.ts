import type { Answer, Ask } from './replay-worker/contract.ts';

/** The recording file of a finished solo game, which only this browser has. */
export function soloRecording(table: string): Promise<string | undefined> {
  const worker = new Worker(new URL('./replay-worker/replay-worker.ts', import.meta.url), { type: 'module' });
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
