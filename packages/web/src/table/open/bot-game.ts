import type { OpenRequest } from '@saloon/client';
import { gameId, type Level } from '@saloon/kernel';
import { tables } from '../../core/games/registry.ts';

/** The usual number of seats for a game. */
export const seatsFor = (game: string): number => tables[game]?.seats.usual ?? 2;

/** The table that one click opens: you against bots, with the default rules plus what bots need. */
export function botGame(game: string, level: Level = 'normal'): OpenRequest {
  const bots = Array.from({ length: seatsFor(game) - 1 }, () => ({ type: 'bot', level }) as const);
  const options = tables[game]?.botOptions;
  return {
    game: gameId(game),
    seats: [{ type: 'me' }, ...bots],
    isPrivate: true,
    ...(options === undefined ? {} : { options: { ...options } }),
  };
}
