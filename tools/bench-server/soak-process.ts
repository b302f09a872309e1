import { ChildLine } from './child-line.ts';
import type { Counts, SoakAnswer, SoakOrder, SoakSetup } from './soak-messages.ts';

/** The people of a soak in a process of their own. */
export class SoakProcess {
  readonly #line: ChildLine<SoakOrder, SoakAnswer>;

  private constructor(line: ChildLine<SoakOrder, SoakAnswer>) {
    this.#line = line;
  }

  static async start(setup: SoakSetup): Promise<SoakProcess> {
    let fail: (why: string) => void = () => undefined;
    const { line } = await ChildLine.start<SoakOrder, SoakAnswer>({
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

  /** Resolves when everybody has gone home. */
  async leave(): Promise<void> {
    await this.#line.ask('leave');
  }

  end(): Promise<void> {
    return this.#line.end();
  }
}
