import { CommonPart } from './common-part.ts';
import { LastValues } from './last-view.ts';

/**
 * Parts that several views have in common: each is compared with what it was once a step, not once for everybody who sees
 * it. A view has a part by having that very object in it, so nobody is told of a part that is not in their own view.
 */
export class Commons {
  readonly parts: CommonPart[] = [];
  /** Grows with `advance`: whoever was told less than the last step is told all anew. */
  step = 0;
  readonly #last = new LastValues();

  /** The parts as they are now; one that is not there now is `undefined`. Each has its place in the list for good. */
  advance(values: readonly unknown[]): void {
    this.step += 1;
    this.show(values);
    this.#last.update(this.parts);
  }

  /** The same parts again, made anew from what has not changed since. */
  show(values: readonly unknown[]): void {
    for (let i = 0; i < values.length; i++) this.#part(i).value = values[i];
  }

  /** All have been told: nobody needs the objects any more. */
  rest(): void {
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
