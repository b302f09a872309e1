import type { Millis } from '@saloon/kernel';
import { createContext } from 'preact';
import { motionSpeed } from '../../kit/motion/pace.ts';

/** What moving parts of a scene need from the queue that shows it. */
export type Telling = {
  /** The version that is on screen. */
  readonly version: number;
  /** The moment on screen stays this long at least, at the viewer's speed. */
  readonly hold: (ms: Millis) => void;
  /** How many times faster than drawn things move now. */
  readonly speed: () => number;
};

export const TellingContext = createContext<Telling>({ version: 0, hold: () => undefined, speed: motionSpeed });
