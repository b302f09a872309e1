import { randomBytes } from 'node:crypto';
import type { FindGame } from '@saloon/catalog';
import { gameId, type Seed } from '@saloon/kernel';
import { LIMITS, TOURNAMENT_LIMITS, type TournamentSetup, type UserId } from '@saloon/protocol';
import { cleanText, cut, fittingRules } from '@saloon/table';
import { Refusal } from '../../core/http/refusal.ts';
import type { Tournament } from './tournament.ts';

const MINUTE = 60_000;
const ID_BYTES = 8;

/** The tournament that somebody asks for. Throws a `Refusal` that names what is wrong. */
export function parseSetup(
  { findGame, newSeed }: { readonly findGame: FindGame; readonly newSeed: () => Seed },
  host: UserId,
  given: TournamentSetup,
  now: number,
): Tournament {
  const game = findGame(given.game);
  if (game === undefined) throw new Refusal(400, 'no-such-game');
  const rules = fittingRules(game, given.options, given.seats);
  if (!rules.ok) throw new Refusal(400, rules.code, { at: rules.at });
  const title = cut(cleanText(given.title), LIMITS.titleLength);
  if (title === '') throw new Refusal(400, 'bad-title');
  const { least, most, soonest, latest } = TOURNAMENT_LIMITS;
  if (given.size < Math.max(least, given.seats) || given.size > most) throw new Refusal(400, 'bad-size');
  // A person who chose the next minute may have needed some seconds for the rest of the form.
  if (given.startsAt < now + soonest / 2 || given.startsAt > now + latest) throw new Refusal(400, 'bad-start');
  const isLive = rules.options.pace !== 'correspondence';
  const bounds = TOURNAMENT_LIMITS[isLive ? 'live' : 'correspondence'];
  if (given.roundMinutes < bounds.least || given.roundMinutes > bounds.most) throw new Refusal(400, 'bad-round-time');
  const { seats, format, rounds, size, startsAt } = given;
  return {
    host,
    title,
    seats,
    format,
    rounds,
    size,
    startsAt,
    id: randomBytes(ID_BYTES).toString('hex'),
    game: gameId(game.id),
    options: rules.options,
    openedAt: now,
    waitMs: given.waitMinutes * MINUTE,
    roundMs: given.roundMinutes * MINUTE,
    seed: newSeed(),
    phase: 'signup',
    round: 0,
    roundAt: undefined,
  };
}
