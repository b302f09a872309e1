import { breather } from './breather.ts';
import type { CoachAnswer, CoachAsk, HelperAnswer, HelperAsk } from './coach-worker-contract.ts';
import { CoachHelper } from './coach-worker-helper.ts';
import { CoachLead, type CoachRoom } from './coach-worker-lead.ts';
import { openForCoach } from './coach-worker-open.ts';

/** What the second worker is called; its script is that of the first, which is here already. */
const HELPER = 'coach-helper';

const canHelp = (): boolean => typeof Worker === 'function' && navigator.hardwareConcurrency > 1;

const help: NonNullable<CoachRoom['help']> = ({ answer, died }) => {
  const worker = new Worker(location.href, { type: 'module', name: HELPER });
  worker.onmessage = ({ data }: MessageEvent<HelperAnswer>) => answer(data);
  worker.onerror = () => {
    worker.terminate();
    died();
  };
  return { post: (ask) => worker.postMessage(ask) };
};

/** One message after the other: opening waits for the disk, and what follows comes after it. */
function hearInTurn<Ask>(hear: (ask: Ask) => Promise<void>): void {
  let last: Promise<void> = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<Ask>) => {
    last = last.then(() => hear(data)).catch((error: unknown) => reportError(error));
  });
}

if (self.name === HELPER) {
  const helper = new CoachHelper(openForCoach, (answer) => postMessage(answer));
  hearInTurn<HelperAsk>((ask) => helper.hear(ask));
} else {
  const lead = new CoachLead({
    say: (answer: CoachAnswer) => postMessage(answer),
    open: openForCoach,
    now: () => performance.now(),
    breathe: breather(),
    ...(canHelp() ? { help } : {}),
  });
  // Not in turn: counting goes on for long, and has to hear that it is to stop.
  addEventListener('message', ({ data }: MessageEvent<CoachAsk>) => {
    void lead.hear(data).catch((error: unknown) => reportError(error));
  });
}
