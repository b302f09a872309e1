import type { Seat } from './ids.ts';

export const MOODS = ['struck', 'hurt', 'took', 'failed', 'won'] as const;
/** What a player may talk about. */
export type MoodType = (typeof MOODS)[number];
/** Something that has happened to a seat in front of everybody. */
export type Mood = { readonly seat: Seat; readonly type: MoodType };
