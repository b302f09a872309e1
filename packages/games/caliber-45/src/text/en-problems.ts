import { dollars, unreachable } from '@saloon/kernel';
import { MAX_TEAM } from '../rules/data.ts';
import { options } from './en-options.ts';
import type { Misfit } from './problems.ts';

export function problems(misfit: Misfit): string {
  const byHand = `“${options.seatTeams.name}” is`;
  switch (misfit.type) {
    case 'strange-digit':
      return `${byHand} ${misfit.found}: use only the digits 1, 2 and 3, one per seat`;
    case 'other-seats':
      return `${byHand} ${misfit.found}, but the table has ${misfit.seats} seats: enter one digit per seat`;
    case 'bad-teams':
      return `${byHand} ${misfit.found}: you need two or three teams of 1 to ${MAX_TEAM} players, numbered from 1 without gaps`;
    case 'teams-for-others': {
      const { min, max, seats } = misfit;
      const need = min === max ? `${min} seats` : `${min} to ${max} seats`;
      return `“${options.teams.values[misfit.teams]}” needs ${need}, but the table has ${seats}: change the seats or choose “${options.teams.values.auto}”`;
    }
    case 'little-loot': {
      const { teams, loot, target, most } = misfit;
      const enough = most === 0 ? 'choose two teams' : `choose ${dollars('en', most)} or less, or fewer teams`;
      return `“${options.target.name}” is ${dollars('en', target)}: ${teams} teams could split all ${dollars('en', loot)} in the box without any of them getting there; ${enough}`;
    }
    default:
      return unreachable(misfit);
  }
}
