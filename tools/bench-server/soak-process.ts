import { ChildChannel } from './child-channel.ts';
import type { Counts, SoakAnswer, SoakOrder, SoakSetup } from './soak-messages.ts';

/** The clients of a soak in a child process. */
export class SoakProcess {
  readonly #line: ChildChannel<SoakOrder, SoakAnswer>;

  private constructor(line: ChildChannel<SoakOrder, SoakAnswer>) {
    this.#line = line;
  }

  static async start(setup: SoakSetup): Promise<SoakProcess> {
    let fail: (why: string) => void = () => undefined;
    const { line } = await ChildChannel.start<SoakOrder, SoakAnswer>({
      file: new URL('soak-crowd.ts', import.meta.url),
      setup,
      execArgv: [],
      news(answer) {
        if (answer.type === 'failed') fail(answer.why);
        return answer.type === 'failed';
      },
    });
    fail = (why) => line.fail(why);
    return new SoakProcess(line);
  }

  async counts(): Promise<Counts> {
    const answer = await this.#line.ask('counts');
    if (answer.type !== 'counts') throw new Error('Cannot go on: the people of the soak did not say what they did');
    return answer.counts;
  }

  /** Resolves when everyone has left. */
  async leave(): Promise<void> {
    await this.#line.ask('leave');
  }

  end(): Promise<void> {
    return this.#line.end();
  }
}
