import { type Quartiles, quartiles } from '../bench/timing.ts';
import { WorkProcess } from '../bench/work-process.ts';

export type Effort = {
  /** Pairs of slices, and CPU seconds of one. */
  readonly rounds: number;
  readonly slice: number;
  /** CPU seconds of a kind of work before it is measured. */
  readonly warmUp: number;
};

/** How many times as fast this tree is as the other commit. */
export type Row = Quartiles & { readonly subject: string; readonly kind: string };

/** The same program of two commits, both warm, in slices that alternate: the machine's speed changes for both. */
export class Pair {
  readonly #subject: string;
  readonly #here: WorkProcess;
  readonly #there: WorkProcess;

  constructor(subject: string, here: string, there: string) {
    this.#subject = subject;
    this.#here = new WorkProcess(here, subject);
    this.#there = new WorkProcess(there, subject);
  }

  async measure(kind: string, { rounds, slice, warmUp }: Effort): Promise<Row> {
    await Promise.all([this.#here.work(kind, warmUp), this.#there.work(kind, warmUp)]);
    const ratios: number[] = [];
    for (let i = 0; i < rounds; i++) {
      // The one that comes first changes: it has the colder caches.
      const first = i % 2 === 0 ? this.#here : this.#there;
      const second = i % 2 === 0 ? this.#there : this.#here;
      const [one, other] = [await first.work(kind, slice), await second.work(kind, slice)];
      ratios.push(i % 2 === 0 ? one / other : other / one);
    }
    return { subject: this.#subject, kind, ...quartiles(ratios) };
  }

  stop(): void {
    this.#here.stop();
    this.#there.stop();
  }
}
