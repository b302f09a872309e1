import { useEffect, useState } from 'preact/hooks';
import { shareBook } from '../../../net/shares.ts';
import type { OpenRecording, Source } from '../use-recording.ts';
import type { VerifyAnswer, VerifyAsk } from './verify-contract.ts';

export type Checked = 'checking' | 'failed' | VerifyAnswer;

/** The table is shown first. The check starts this much later. */
const WAIT_MS = 400;

/** Checks the recording in its own worker, against what this browser kept. */
export function useVerdict(source: Source, write: OpenRecording['write']): Checked {
  const [checked, setChecked] = useState<Checked>('checking');
  useEffect(() => {
    let worker: Worker | undefined;
    let isOld = false;
    const fail = () => !isOld && setChecked('failed');
    const check = async () => {
      const text = source.type === 'file' ? source.text : await write([]);
      if (isOld) return;
      worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<VerifyAnswer>) => {
        setChecked(data);
        worker?.terminate();
      };
      worker.onerror = fail;
      const table = source.type === 'server' ? source.table : undefined;
      worker.postMessage({ text, kept: shareBook.tables, table } satisfies VerifyAsk);
    };
    const timer = setTimeout(() => void check().catch(fail), WAIT_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
      worker?.terminate();
    };
  }, []);
  return checked;
}
