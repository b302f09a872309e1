import type { Page } from 'playwright-core';
import type { Device } from './device.ts';

/** How a move of a lesson, in the game's notation, is made at the table of that game. */
export type LessonHand = (page: Page, device: Device, move: string) => Promise<void>;

/** Whoever plays with keys presses what is in focus; else it is clicked or touched. */
export type Pressing = 'mouse' | 'finger' | 'keyboard';
