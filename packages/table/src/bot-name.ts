import { BOT_NAMES } from '@saloon/protocol';

/** A name for the bot of a seat, another one at each table. */
export function botName(seedHash: string, seat: number, taken: readonly string[]): string {
  const first = Number.parseInt(seedHash.slice(0, 4), 16) + seat;
  const names = BOT_NAMES.map((_, i) => BOT_NAMES[(first + i) % BOT_NAMES.length] ?? BOT_NAMES[0]);
  return names.find((name) => !taken.includes(name)) ?? names[0] ?? '';
}
