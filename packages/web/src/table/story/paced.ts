import type { Story } from '../../core/games/contract.ts';

/** The event that the moment on screen is about, if it has one. */
export type Paced<Event> = { readonly now: Event | undefined; readonly waiting: number; readonly skip: () => void };

/** What a scene shows of the moment on screen: the last of its events that has beats. */
export const pacedNow = <Event>(
  { now, waiting, skip }: Story<Event>,
  beatsOf: (event: Event) => number,
): Paced<Event> => ({ now: now.findLast((event) => beatsOf(event) > 0), waiting, skip });
