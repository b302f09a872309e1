import type { Mood, MoodType, Personality, Seat } from '@saloon/kernel';
import type { SeatInfo } from '@saloon/protocol';
import type { EventBatch } from '../../core/games/contract.ts';

/** What a bot says: the list that the phrase comes from, and a number to choose it by. */
export type Saying = {
  readonly seat: Seat;
  readonly personality: Personality;
  readonly mood: MoodType;
  readonly draw: number;
};

/** A bot comments on one of this many moments. */
const RARITY = 3;

/**
 * What a bot says after these events, if anything. It depends on public events, the table and the version only, so
 * everybody at the table reads the same.
 */
export function sayingAfter(
  { events, version }: Pick<EventBatch, 'events' | 'version'>,
  table: string,
  chairs: readonly SeatInfo[],
  moodsOf: (event: unknown) => readonly Mood[],
): Saying | undefined {
  for (const { seat, type: mood } of events.flatMap(moodsOf)) {
    const chair = chairs[seat];
    if (chair?.type !== 'bot' || chair.personality === undefined) continue;
    const draw = hashOf(`${table} ${version} ${seat} ${mood}`);
    if (mood === 'won' || draw % RARITY === 0) {
      return { seat, personality: chair.personality, mood, draw: Math.floor(draw / RARITY) };
    }
  }
  return undefined;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
