import { type ReadonlySignal, signal } from '@preact/signals';
import type { Answer, Ask, Opinion } from '../../local/replay-worker/contract.ts';

/** A strong bot's answer about a step: none yet, "there was no choice", or its opinion. */
export type Said =
  | { readonly step: number; readonly type: 'thinking' }
  | { readonly step: number; readonly type: 'no-choice' }
  | { readonly step: number; readonly type: 'opinion'; readonly opinion: Opinion };

type AskedBot = Extract<Answer, { type: 'question' }>['asked'];

/**
 * Requests a bot's opinion. The bot thinks in its own worker, so the replay stays responsive. Going to another step
 * cancels the request; coming back starts it again.
 */
export class OpinionRequests {
  readonly #said = signal<Said | undefined>(undefined);
  readonly #known = new Map<number, Said>();
  readonly #askRecording: (question: Ask) => void;
  readonly #spawn: () => Worker;
  #thinker: Worker | undefined;
  #isBusy = false;

  constructor(askRecording: (question: Ask) => void, spawn: () => Worker) {
    this.#askRecording = askRecording;
    this.#spawn = spawn;
  }

  get said(): ReadonlySignal<Said | undefined> {
    return this.#said;
  }

  /** Asks about this step. */
  want(step: number): void {
    const known = this.#known.get(step);
    this.#said.value = known ?? { step, type: 'thinking' };
    if (known === undefined) this.#askRecording({ type: 'question', step });
  }

  /** Takes the position to ask about, from the recording's worker. */
  ask(step: number, asked: AskedBot): void {
    if (asked === undefined) return this.#hear(step, undefined);
    if (this.#said.peek()?.step !== step) return;
    if (this.#isBusy) this.close();
    this.#thinker ??= this.#spawn();
    this.#isBusy = true;
    this.#thinker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#isBusy = false;
      if (data.type === 'opinion') this.#hear(data.step, data.opinion);
    };
    this.#thinker.postMessage({ type: 'think', step, asked } satisfies Ask);
  }

  close(): void {
    this.#thinker?.terminate();
    this.#thinker = undefined;
    this.#isBusy = false;
  }

  #hear(step: number, opinion: Opinion | undefined): void {
    const said: Said = opinion === undefined ? { step, type: 'no-choice' } : { step, type: 'opinion', opinion };
    this.#known.set(step, said);
    if (this.#said.peek()?.step === step) this.#said.value = said;
  }
}
