import type { Page } from 'playwright-core';
import type { Device } from './device.ts';

/** Plays a move of a lesson, given in the game's notation, at that game's table. */
export type LessonHand = (page: Page, device: Device, move: string) => Promise<void>;

/** Keyboard players press what has the focus; others click or touch it. */
export type Pressing = 'mouse' | 'finger' | 'keyboard';
