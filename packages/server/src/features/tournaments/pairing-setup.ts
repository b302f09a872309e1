import { type AnyGame, seedOf, tableProblem } from '@saloon/kernel';
import type { PairingSetup, TeamsAt } from '@saloon/people/tournaments';
import type { Tournament } from './tournament.ts';

/** The smallest table of a tournament. */
const LEAST = 2;

/** How a tournament of this game is paired. In games with teams all tables have the same size, so that teams stay even. */
export function pairingSetup(game: AnyGame, tournament: Tournament): PairingSetup {
  const { seats, options, format, seed } = tournament;
  const teamsAt = teamsIn(game, options);
  let least = seats;
  const fits = (size: number) => tableProblem(game, options, size) === undefined;
  if (teamsAt === undefined) while (least > LEAST && fits(least - 1)) least -= 1;
  return { format, seed, range: { least, most: seats }, ...(teamsAt === undefined ? {} : { teamsAt }) };
}

/** The team of each seat, read from a deal: it depends on the options and the number of seats alone. */
function teamsIn(game: AnyGame, options: unknown): TeamsAt | undefined {
  const { teams } = game;
  if (teams === undefined) return undefined;
  return (seats) => {
    const byTeam = teams(game.setup(options, seats, seedOf(0)));
    if (byTeam === undefined) return undefined;
    return Array.from({ length: seats }, (_, seat) => byTeam.findIndex((team) => team.some((one) => one === seat)));
  };
}
