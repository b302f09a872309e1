import { dollars, unreachable } from '@saloon/kernel';
import { MAX_TEAM } from '../data.ts';
import { options } from './en-options.ts';
import type { Misfit } from './problems.ts';

export function problems(misfit: Misfit): string {
  const byHand = `“${options.seatTeams.name}” is`;
  switch (misfit.type) {
    case 'strange-digit':
      return `${byHand} ${misfit.found}: write only the digits 1, 2 and 3, one for each seat`;
    case 'other-seats':
      return `${byHand} ${misfit.found}, and the table has ${misfit.seats} seats: write one digit for each seat`;
    case 'bad-teams':
      return `${byHand} ${misfit.found}: two or three teams of 1 to ${MAX_TEAM} players are needed, numbered from 1 without a gap`;
    case 'teams-for-others': {
      const { min, max, seats } = misfit;
      const need = min === max ? `${min} seats` : `${min} to ${max} seats`;
      return `“${options.teams.values[misfit.teams]}” needs ${need}, and the table has ${seats}: change the seats, or choose “${options.teams.values.auto}”`;
    }
    case 'little-loot': {
      const { teams, loot, target, most } = misfit;
      const enough = most === 0 ? 'choose two teams' : `choose ${dollars('en', most)} or less, or fewer teams`;
      return `“${options.target.name}” is ${dollars('en', target)}: ${teams} teams could share all ${dollars('en', loot)} of the box and none would get there; ${enough}`;
    }
    default:
      return unreachable(misfit);
  }
}
