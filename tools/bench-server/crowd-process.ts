import { ChildChannel } from './child-channel.ts';
import type { CrowdAnswer, CrowdFigures, CrowdOrder, CrowdSetup } from './crowd-messages.ts';

/**
 * Garbage collection in clients would look like latency of the server. The old generation is sized for a whole run:
 * one full collection took a quarter of a second, most of what clients measured as slow.
 */
const HEAP_FLAGS = ['--min-semi-space-size=32', '--max-semi-space-size=32', '--initial-old-space-size=2048'];

/** Clients in a child process. */
export class CrowdProcess {
  readonly #line: ChildChannel<CrowdOrder, CrowdAnswer>;
  readonly #news: { progress: (done: number) => void };

  private constructor(line: ChildChannel<CrowdOrder, CrowdAnswer>, news: { progress: (done: number) => void }) {
    this.#line = line;
    this.#news = news;
  }

  static async start(setup: CrowdSetup): Promise<CrowdProcess> {
    const news = { progress: (_done: number): void => undefined };
    const { line } = await ChildChannel.start<CrowdOrder, CrowdAnswer>({
      file: new URL('crowd.ts', import.meta.url),
      setup,
      execArgv: HEAP_FLAGS,
      news(answer) {
        if (answer.type === 'progress') news.progress(answer.done);
        return answer.type === 'progress';
      },
    });
    return new CrowdProcess(line, news);
  }

  /** From now on, `call` gets the progress while an order runs. */
  onProgress(call: (done: number) => void): void {
    this.#news.progress = call;
  }

  async tell(order: CrowdOrder): Promise<void> {
    const answer = await this.#line.ask(order);
    if (answer.type === 'failed') throw new Error(`Cannot go on: ${answer.why}`);
  }

  async figures(): Promise<CrowdFigures> {
    const answer = await this.#line.ask({ type: 'figures' });
    if (answer.type !== 'figures') throw new Error('Cannot go on: the clients did not say what they have measured');
    return answer;
  }

  stop(): Promise<void> {
    return this.#line.end({ type: 'stop' });
  }
}
