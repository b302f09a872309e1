import { ChildLine } from './child-line.ts';
import type { CrowdAnswer, CrowdFigures, CrowdOrder, CrowdSetup } from './crowd-messages.ts';

/**
 * Young objects are many here as well, and a pause of ours would look like one of the server's. Old ones have room for a
 * whole run: to look through all of them took clients a quarter of a second, which was most of what they measured as slow.
 */
const ROOM = ['--min-semi-space-size=32', '--max-semi-space-size=32', '--initial-old-space-size=2048'];

/** Clients in a process of their own. */
export class CrowdProcess {
  readonly #line: ChildLine<CrowdOrder, CrowdAnswer>;
  readonly #news: { progress: (done: number) => void };

  private constructor(line: ChildLine<CrowdOrder, CrowdAnswer>, news: { progress: (done: number) => void }) {
    this.#line = line;
    this.#news = news;
  }

  static async start(setup: CrowdSetup): Promise<CrowdProcess> {
    const news = { progress: (_done: number): void => undefined };
    const { line } = await ChildLine.start<CrowdOrder, CrowdAnswer>({
      file: new URL('crowd.ts', import.meta.url),
      setup,
      execArgv: ROOM,
      news(answer) {
        if (answer.type === 'progress') news.progress(answer.done);
        return answer.type === 'progress';
      },
    });
    return new CrowdProcess(line, news);
  }

  /** From now on whoever waits for the next order is told how far it is. */
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
