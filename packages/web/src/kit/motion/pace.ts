import type { Millis } from '@saloon/kernel';
import type { Speed } from '../../core/settings/settings.ts';
import { settings } from '../../core/settings/store.ts';

const FACTORS: Readonly<Record<Speed, number>> = { calm: 0.65, normal: 1, quick: 2 };

/** How many times faster than drawn this person wants to see what happened. */
export const motionSpeed = (): number => FACTORS[settings.peek().speed];

/** The pause between two resolved steps. With reduced motion it is longer: it is reading time. */
export const beat = (): Millis => (settings.peek().isMotionReduced ? 900 : 600) / motionSpeed();
