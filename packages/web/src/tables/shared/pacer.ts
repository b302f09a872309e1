import type { Millis } from '@saloon/kernel';

/** What is waiting to be shown, one thing after another. */
export type Pacer<Thing> = {
  add(things: readonly Thing[]): void;
  /** Shows nothing more of what waits. */
  skip(): void;
};

export type PacerOptions<Thing> = {
  /** How long it stays at normal speed. */
  readonly timeOf: (thing: Thing) => Millis;
  /** Shows this, together with how much still waits; `undefined` when all has been shown. */
  readonly show: (thing: Thing | undefined, waiting: number) => void;
  readonly speed: () => number;
  readonly after: (milliseconds: Millis, act: () => void) => () => void;
};

/** More than this waiting is shown at triple speed. Measured at normal speed: who wants it calm is also more patient. */
const PATIENCE_MS = 2500;

/** Shows things one after another, each for its time: events of a heist, cards of a robbery, beats of a duel. */
export function pacer<Thing>({ timeOf, show, speed, after }: PacerOptions<Thing>): Pacer<Thing> {
  let waiting: readonly Thing[] = [];
  let callOff: (() => void) | undefined;
  const next = (): void => {
    const [thing, ...rest] = waiting;
    waiting = rest;
    callOff = undefined;
    show(thing, rest.length);
    if (thing === undefined) return;
    const left = [thing, ...rest].reduce((sum, one) => sum + timeOf(one), 0);
    const pace = speed();
    callOff = after(timeOf(thing) / (left > PATIENCE_MS ? 3 * pace : pace), next);
  };
  return {
    add(things) {
      waiting = [...waiting, ...things];
      if (callOff === undefined && waiting.length > 0) next();
    },
    skip() {
      waiting = [];
      callOff?.();
      callOff = undefined;
      show(undefined, 0);
    },
  };
}
