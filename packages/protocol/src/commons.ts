import { CommonPart } from './common-part.ts';
import { LastCommons } from './last-view.ts';

type Fields = Readonly<Record<string, unknown>>;
/** What views have in common at a moment: see `Views` of the kernel. */
type Shown = { readonly shared: Fields; readonly common: readonly unknown[] };

/**
 * The parts that several views share are compared with the step before once, not once per viewer: the fields that all
 * views have, and objects inside their other fields. A view shares an object by containing that very object, so no
 * viewer learns of a part that its own view lacks.
 */
export class Commons {
  /** The fields themselves, while views are being told. */
  shared: Fields | undefined = undefined;
  /** The patch to them from what they were a step ago, as JSON, and what it was made of; `''` for none. */
  patch = '';
  changed = '';
  gone = '';
  readonly parts: CommonPart[] = [];
  /** Grows with `advance`. A viewer who missed a step gets its whole view again. */
  step = 0;
  readonly #last = new LastCommons();

  /** What is in common now; a part that is not there now is `undefined`. Each has its place in the list for good. */
  advance(shown: Shown): void {
    this.step += 1;
    this.show(shown);
    this.#last.update(this);
  }

  /** The same again, made anew from what has not changed since. */
  show({ shared, common }: Shown): void {
    this.shared = shared;
    for (let i = 0; i < common.length; i++) this.#part(i).value = common[i];
  }

  /** Releases the objects: every viewer has been sent the step. */
  rest(): void {
    this.shared = undefined;
    for (const part of this.parts) part.value = undefined;
  }

  #part(place: number): CommonPart {
    const known = this.parts[place];
    if (known !== undefined) return known;
    const part = new CommonPart();
    this.parts[place] = part;
    return part;
  }
}
