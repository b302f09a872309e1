import { counted, dollars, type Forms, list, type Names, plural, seat } from '@saloon/kernel';
import type { SheetScore } from '../rules/moves.ts';
import { who } from './phrases-ru.ts';
import { byRank, isTieBroken, sentences, type Told } from './words.ts';

/** The final count, sheet by sheet, and the gunslinger. */
export function scoreText({ sheets, players }: Told<'scored'>, names: Names): string {
  const told = sheets.map((sheet) => `${who(sheet.bandit, { seat: sheet.seat, names })} — ${inventory(sheet)}`);
  const best = players.filter(({ bonus }) => bonus > 0);
  const bonus = best[0];
  return sentences(
    `Кошельки открыты. ${told.join('; ')}.`,
    bonus !== undefined &&
      `За меткую стрельбу ${best.length === 1 ? '' : 'по '}${dollars('ru', bonus.bonus)} ${best.length === 1 ? 'получает' : 'получают'} ${list(
        'ru',
        best.map((player) => names(player.seat)),
      )}.`,
    isTieBroken(players) && 'При равном богатстве впереди тот, кто получил меньше пуль.',
  );
}

const PURSES: Forms = { one: 'кошелёк', few: 'кошельки', many: 'кошельки' };
const JEWELS: Forms = { one: 'драгоценный камень', few: 'драгоценных камня', many: 'драгоценных камней' };
const STRONGBOXES: Forms = { one: 'кейс', few: 'кейса', many: 'кейсов' };
const RANSOMS: Forms = { one: 'выкуп', few: 'выкупа', many: 'выкупов' };
const some = (n: number, forms: Forms): string[] => (n === 0 ? [] : [n === 1 ? forms.one : counted('ru', n, forms)]);

function inventory({ purses, jewels, strongboxes, ransoms, loot: worth }: SheetScore): string {
  const first =
    purses.length === 0
      ? []
      : [
          `${plural('ru', purses.length, PURSES)} ${list(
            'ru',
            purses.map((value) => dollars('ru', value)),
          )}`,
        ];
  const parts = [...first, ...some(jewels, JEWELS), ...some(strongboxes, STRONGBOXES), ...some(ransoms, RANSOMS)];
  if (parts.length === 0) return 'ничего';
  // A purse already shows its value.
  if (parts.length === 1 && purses.length === 1) return list('ru', parts);
  return `${list('ru', parts)}, всего ${dollars('ru', worth)}`;
}

export function endText({ ranks, scores }: Told<'game-ended'>, names: Names): string {
  const seats = byRank(ranks);
  const wealth = (by: number) => dollars('ru', scores[by] ?? 0);
  const winners = seats.filter((by) => ranks[by] === 1);
  const others = seats.filter((by) => ranks[by] !== 1).map((by) => `${ranks[by]}-е — ${names(by)}, ${wealth(by)}`);
  const best = winners[0] ?? seat(0);
  return sentences(
    'Поезд прибыл, игра окончена.',
    winners.length === 1
      ? `Побеждает ${names(best)}: ${wealth(best)}.`
      : `Победу делят ${list('ru', winners.map(names))}, у\u00a0каждого ${wealth(best)}.`,
    others.length > 0 && `Остальные места: ${others.join('; ')}.`,
  );
}
