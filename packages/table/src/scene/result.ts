import { type GameId, type Level, seat } from '@saloon/kernel';
import type { UserId } from '@saloon/protocol';
import type { Scene } from './scene.ts';

/** How a finished game went for one seat. */
export type SeatResult = {
  readonly name: string;
  /** The person who had the seat; missing for our own bots. */
  readonly user?: UserId;
  /** The level of the bot that had the seat. */
  readonly level?: Level;
  /** A program of somebody's played there, and has said so. */
  readonly isBot?: true;
  /** 1 is best, ties share a place. */
  readonly place: number;
  readonly score: number;
  readonly team?: number;
  /** The person had left when the game ended. */
  readonly hasLeft?: true;
  /** The character or bandit, in games that have them: an id of the game. */
  readonly persona?: string;
};

/** A finished game, for people's records. */
export type GameResult = {
  readonly game: GameId;
  readonly isRated: boolean;
  readonly pace: string | undefined;
  readonly seats: readonly SeatResult[];
};

/**
 * The result of a finished game; undefined before its end, where somebody only plays on from another game, and in
 * duplicate play: a list of games would show others the deal.
 */
export function resultOf({ fixed, play, occupants, gone }: Scene): GameResult | undefined {
  const outcome = play?.outcome;
  if (play === undefined || outcome === undefined || fixed.before !== undefined || fixed.duplicate !== undefined)
    return undefined;
  const { game, isRated, options } = fixed;
  const seats = occupants.map((occupant, i): SeatResult => {
    const team = outcome.teams?.[i];
    const persona = game.persona?.(play.state, seat(i));
    const shared = {
      place: outcome.ranks[i] ?? occupants.length,
      score: outcome.scores[i] ?? 0,
      ...(team === undefined ? {} : { team }),
      ...(persona === undefined ? {} : { persona }),
    };
    if (occupant.type === 'empty') return { name: '', ...shared };
    if (occupant.type === 'bot') return { name: occupant.name, level: occupant.level, ...shared };
    return {
      name: occupant.name,
      user: occupant.user,
      ...(occupant.isBot ? { isBot: true } : {}),
      ...shared,
      ...(gone.includes(i) ? { hasLeft: true } : {}),
    };
  });
  return { game: game.id, isRated, pace: typeof options.pace === 'string' ? options.pace : undefined, seats };
}
