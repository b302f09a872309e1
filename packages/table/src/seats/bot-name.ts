import type { Level, Personality } from '@saloon/kernel';
import { BOT_NAMES, CHARACTER_NAMES } from '@saloon/protocol';

/** A name for the bot of a seat that nobody else at the table has, another one at each table; `own` if it may keep it. */
export function botName(seedHash: string, seat: number, taken: readonly string[], own?: string): string {
  const heard = taken.map((name) => name.toLowerCase());
  const isFree = (name: string): boolean => !heard.includes(name.toLowerCase());
  if (own !== undefined && isFree(own)) return own;
  const first = Number.parseInt(seedHash.slice(0, 4), 16) + seat;
  const names = BOT_NAMES.map((_, i) => BOT_NAMES[(first + i) % BOT_NAMES.length] ?? BOT_NAMES[0]);
  return names.find(isFree) ?? own ?? names[0] ?? '';
}

/** The name that goes with a personality. */
export const characterName = (personality: Personality | undefined): string | undefined =>
  personality && CHARACTER_NAMES[personality];

/** The level and personality of a bot, as entries keep them: without a personality the field is missing. */
export const botKind = (
  level: Level,
  personality: Personality | undefined,
): { readonly level: Level; readonly personality?: Personality } =>
  personality === undefined ? { level } : { level, personality };
