import { dollars, unreachable } from '@saloon/kernel';
import { MAX_TEAM } from '../rules/data.ts';
import type { Misfit } from './problems.ts';
import { options } from './ru-options.ts';

export function problems(misfit: Misfit): string {
  const byHand = `«${options.seatTeams.name}» — это`;
  switch (misfit.type) {
    case 'strange-digit':
      return `${byHand} ${misfit.found}: пишите только цифры 1, 2 и 3, по одной на место`;
    case 'other-seats':
      return `${byHand} ${misfit.found}, а мест за столом ${misfit.seats}: напишите по цифре на каждое место`;
    case 'bad-teams':
      return `${byHand} ${misfit.found}: нужны две или три команды, в каждой от 1 до ${MAX_TEAM} игроков, с номерами от 1 без пропусков`;
    case 'teams-for-others': {
      const { min, max, seats } = misfit;
      const need = min === max ? `мест: ${min}` : `мест: от ${min} до ${max}`;
      return `Для «${options.teams.values[misfit.teams]}» нужно ${need}, а за столом их ${seats}: измените число мест или выберите «${options.teams.values.auto}»`;
    }
    case 'little-loot': {
      const { teams, loot, target, most } = misfit;
      const enough =
        most === 0 ? 'выберите две команды' : `выберите не больше ${dollars('ru', most)} или меньше команд`;
      return `«${options.target.name}» — ${dollars('ru', target)}: команд ${teams}, и на всех в\u00a0коробке ${dollars('ru', loot)}: может выйти, что столько не наберёт ни одна; ${enough}`;
    }
    default:
      return unreachable(misfit);
  }
}
