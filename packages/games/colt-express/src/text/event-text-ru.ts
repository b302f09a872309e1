import { counted, dollars, list, type Names, unreachable } from '@saloon/kernel';
import type { EventId } from '../rules/data.ts';
import type { Chance, Event } from '../rules/moves.ts';
import {
  at,
  atBandit,
  atWhom,
  BULLETS,
  CARDS,
  cardOf,
  cards,
  cardTaken,
  intoCar,
  loot,
  namesOf,
  ofCar,
  ofWhom,
  oneTaken,
  these,
  to,
  toWhom,
  unchosen,
  who,
} from './phrases-ru.ts';
import { endText, scoreText } from './score-text-ru.ts';
import { things } from './things-ru.ts';
import { byPlace, sentences, type Told } from './words.ts';

/** What happened, in Russian. Players act in planning, their bandits in the heist. */
export function tell(event: Event, names: Names): string | undefined {
  switch (event.type) {
    case 'train-built': {
      const wagons = event.wagons.map((id) => things.cars[id].name.toLowerCase());
      return `Состав подан: ${['локомотив', ...wagons].join(', ')}.`;
    }
    case 'first-player-drawn':
      return event.isRandom
        ? `По жребию первый игрок — ${names(event.seat)}.`
        : `По выбору хозяина стола первый игрок — ${names(event.seat)}.`;
    case 'character-taken':
      return tellTaken(event.why, names(event.seat), atBandit(event.character));
    case 'teams-dealt':
      return `Команды: ${event.teams.map((team) => namesOf(team)).join('; ')}.`;
    case 'team-taken':
      return tellTaken(event.why, names(event.seat), list('ru', event.team.map(atBandit)));
    case 'committed':
      return tellCommitted(event, names);
    case 'bandits-boarded': {
      const groups = byPlace(event.places).map(
        ({ place, those }) => `${at(place)} — ${namesOf(those.map(({ bandit }) => bandit))}`,
      );
      return `Все в\u00a0поезде: ${groups.join('; ')}.`;
    }
    case 'round-started':
      return `Раунд ${event.round}. Первый игрок — ${names(event.first)}.`;
    case 'took-card': {
      const card = event.card === 'face-down' ? 'одну карту' : oneTaken(event.card);
      return sentences(`${names(event.seat)} берёт из колоды ${card}.`, unchosen(event.why, event.seat, names, ''));
    }
    case 'deck-rebuilt':
      return `Сброс игрока ${names(event.seat)} перемешан и становится колодой: ${counted('ru', event.count, CARDS)}.`;
    case 'dealt':
      return event.count === 0
        ? `${names(event.seat)} в\u00a0начале раунда ничего не берёт: карт на руке достаточно.`
        : `${names(event.seat)} берёт на раунд ${cards(event.count, event.cards)}.`;
    case 'round-card-revealed': {
      const turns = event.turns.map((turn) => TURNS[turn]);
      const then =
        event.event === undefined ? undefined : `После ограбления: ${lowered(things.events[event.event].rule)}`;
      return sentences(`Карта раунда — «${things.rounds[event.card]}».`, `Ходы: ${turns.join(', ')}.`, then);
    }
    case 'turn-started':
      return sentences(
        `Ход ${event.turn} из ${event.turns}: ${TURNS[event.kind]}.`,
        event.kind !== 'standard' && things.turns[event.kind].rule,
      );
    case 'card-played':
      return tellPlayed(event, names);
    case 'drew':
      return `${planner(event, names)} берёт ${cards(event.count, event.cards)}.`;
    case 'planning-ended':
      return event.pile === 0
        ? 'План готов, и в\u00a0нём ни одной карты: ограбления не будет.'
        : `План готов, в\u00a0стопке ${counted('ru', event.pile, CARDS)}. Ограбление начинается!`;
    case 'kept': {
      const kept = event.count === 0 ? 'ничего' : these(event.count, event.cards);
      const gone = event.discardedCount === 0 ? 'ничего' : these(event.discardedCount, event.discarded);
      return `${names(event.seat)}: на руке — ${kept}; в\u00a0сброс — ${gone}.`;
    }
    case 'card-turned':
      return event.wasFaceDown
        ? `Закрытая карта игрока ${names(event.seat)} открыта: ${cardOf(event.card, event.bandit)}.`
        : `На очереди карта игрока ${names(event.seat)}: ${cardOf(event.card, event.bandit)}.`;
    case 'fizzled':
      return tellFizzle(event, names);
    case 'moved':
      return emitMoved(event, names);
    case 'shot': {
      const left =
        event.bulletsLeft === 0
          ? 'последней пулей'
          : `в\u00a0револьвере ещё ${counted('ru', event.bulletsLeft, BULLETS)}`;
      return sentences(
        `${who(event.bandit, { seat: event.seat, names })} стреляет в\u00a0${atWhom(event.target, { seat: event.targetSeat, names })} ${at(event.to)}${event.bulletsLeft === 0 ? ' ' : ', '}${left}.`,
        unchosen(event.why, event.seat, names, 'Другой цели нет.'),
      );
    }
    case 'robbed':
      if (event.cause === 'pickpocketing')
        return `Без свидетелей ${who(event.bandit, { seat: event.seat, names })} прикарманивает ${loot(event.loot, event.value)} ${at(event.place)}.`;
      return sentences(
        `${who(event.bandit, { seat: event.seat, names })} берёт ${loot(event.loot, event.value)} ${at(event.place)}.`,
        unchosen(event.why, event.seat, names, 'Добычи другого вида там нет.'),
      );
    case 'punched':
      return tellPunched(event, names);
    case 'marshal-moved':
      return tellMarshal(event, names);
    case 'bullet-received': {
      const left = event.supply === 0 ? 'последняя' : `в\u00a0запасе ещё ${event.supply}`;
      const how = {
        marshal: `Шериф застаёт ${atWhom(event.bandit, { seat: event.seat, names })} на месте преступления`,
        'angry-marshal': `Шериф стреляет сквозь крышу в\u00a0${atWhom(event.bandit, { seat: event.seat, names })}`,
        'passengers-rebellion': `Пассажиры стреляют в\u00a0${atWhom(event.bandit, { seat: event.seat, names })}`,
      };
      return `${how[event.cause]}: нейтральная пуля (${left}).`;
    }
    case 'bullets-short':
      return event.supply === 0
        ? `Нейтральных пуль больше нет: без пули — ${namesOf(event.bandits)}.`
        : `Нейтральных пуль на всех не хватает (в\u00a0запасе ${event.supply}): без пули — ${namesOf(event.bandits)}.`;
    case 'card-returned':
      return undefined;
    case 'event-started':
      return `Событие: «${things.events[event.event].name}».`;
    case 'event-idle':
      return IDLE[event.event];
    case 'strongbox-placed':
      return `Второй кейс кладут ${to(event.place)}.`;
    case 'purse-lost':
      return typeof event.value === 'number'
        ? `${who(event.bandit, { seat: event.seat, names })} теряет самый дешёвый кошелёк, ${dollars('ru', event.value)}.`
        : `${who(event.bandit, { seat: event.seat, names })} теряет самый дешёвый кошелёк.`;
    case 'ransom-paid':
      return `${who(event.bandit, { seat: event.seat, names })} получает ${dollars('ru', event.amount)} выкупа.`;
    case 'round-ended':
      return sentences(
        `Раунд ${event.round} окончен.`,
        event.next !== undefined && `Теперь первый игрок — ${names(event.next)}.`,
      );
    case 'scored':
      return scoreText(event, names);
    case 'game-ended':
      return endText(event, names);
    case 'left':
      return `${names(event.seat)} уходит из-за стола.`;
    case 'returned':
      return `${names(event.seat)} возвращается за стол.`;
    default:
      return unreachable(event);
  }
}

const TURNS = {
  standard: 'стандартный',
  tunnel: 'туннель',
  'speeding-up': 'разгон',
  switching: 'перевод стрелки',
} as const;

const lowered = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** The player who plans, and why they didn't choose. */
const planner = ({ seat: by, why }: Told<'card-played' | 'drew'>, names: Names): string =>
  why === 'time' ? `Время вышло: ${names(by)}` : why === 'away' ? `${names(by)} (место пустует)` : names(by);

function tellTaken(why: Chance, player: string, whom: string): string {
  switch (why) {
    case 'chosen':
      return `${player} играет за ${whom}.`;
    case 'random':
      return `${player} играет за ${whom} по жребию.`;
    case 'forced':
      return `${player} играет за ${whom}: больше никого не осталось.`;
    case 'time':
      return `Время вышло: ${player} играет за ${whom} по жребию.`;
    case 'away':
      return `Место за столом пустует: ${player} играет за ${whom} по жребию.`;
    default:
      return unreachable(why);
  }
}

function tellCommitted({ seat: by, what, why }: Told<'committed'>, names: Names): string {
  const done = what === 'placing' ? 'места для двух бандитов выбраны' : 'решено, какие карты оставить';
  const lot = what === 'placing' ? 'решает жребий' : 'на руке ничего не остаётся';
  if (why === 'time') return `${names(by)} — время вышло: ${lot}.`;
  return why === 'away' ? `${names(by)} — место за столом пустует: ${lot}.` : `${names(by)} — ${done}.`;
}

function tellPlayed(event: Told<'card-played'>, names: Names): string {
  const card = event.card === 'face-down' || event.card === 'covered' ? 'карту' : cardTaken(event.card, event.bandit);
  const verb = event.isBonus ? 'добавляет' : event.isFaceDown ? 'закрыто играет' : 'играет';
  return `${planner(event, names)} ${verb} ${card}.`;
}

function tellFizzle({ bandit, seat, card, why }: Told<'fizzled'>, names: Names): string {
  const idle = `«${things.actions[card].name}» не действует`;
  switch (why) {
    case 'no-target':
      return `${toWhom(bandit, { seat, names })} ${card === 'punch' ? 'некого бить' : 'не в\u00a0кого стрелять'}: ${idle}.`;
    case 'no-loot':
      return `${toWhom(bandit, { seat, names })} нечего взять: ${idle}.`;
    case 'empty-revolver':
      return `Револьвер ${ofWhom(bandit, { seat, names })} пуст: ${idle}.`;
    default:
      return unreachable(why);
  }
}

function emitMoved({ bandit, seat: by, to: where, cause, why }: Told<'moved'>, names: Names): string {
  const one = who(bandit, { seat: by, names });
  switch (cause) {
    case 'move':
      return sentences(
        where.level === 'inside' ? `${one} идёт ${to(where)}.` : `${one} бежит по крышам до ${ofCar(where.car)}.`,
        unchosen(why, by, names, 'Больше некуда.'),
      );
    case 'ladder':
      return where.level === 'inside' ? `${one} спускается ${to(where)}.` : `${one} забирается ${to(where)}.`;
    case 'punched':
      return `${one} отлетает ${to(where)}.`;
    case 'pushed':
      return `Выстрел отбрасывает ${atWhom(bandit, { seat: by, names })} ${to(where)}.`;
    case 'fled':
      return `${one} убегает ${to(where)}.`;
    case 'braking':
      return `${one} скользит ${to(where)}.`;
    case 'swivel-arm':
      return `${atWhom(bandit, { seat: by, names })} сметает ${to(where)}.`;
    default:
      return unreachable(cause);
  }
}

function tellPunched(event: Told<'punched'>, names: Names): string {
  const hit = `${who(event.bandit, { seat: event.seat, names })} бьёт ${atWhom(event.target, { seat: event.targetSeat, names })} ${at(event.place)}`;
  const then =
    event.loot === undefined
      ? ', но выбить нечего'
      : event.isKept
        ? ` и забирает ${loot(event.loot, event.value)}`
        : `, падает ${loot(event.loot, event.value)}`;
  return sentences(`${hit}${then}.`, unchosen(event.why, event.seat, names, 'Другого выбора нет.'));
}

function tellMarshal(event: Told<'marshal-moved'>, names: Names): string {
  const where = intoCar(event.to);
  if (event.cause === 'angry-marshal' || event.seat === undefined) return `Шериф в\u00a0гневе уходит ${where}.`;
  return sentences(
    `${names(event.seat)} отправляет шерифа ${where}.`,
    unchosen(event.why, event.seat, names, 'Больше некуда.'),
  );
}

/** The sentence for an event without effect. */
const IDLE: Readonly<Record<EventId, string>> = {
  'angry-marshal': 'На крыше над шерифом никого, а дальше поезд кончается: остаётся только злиться.',
  'swivel-arm': 'Кронштейн метёт по крышам, но никого не сдвигает.',
  braking: 'Поезд тормозит, но никто не скользит.',
  'take-it-all': 'Второй кейс уже в\u00a0игре.',
  'passengers-rebellion': 'Пассажиры взбунтовались, но внутри ни одного бандита.',
  'marshals-revenge': 'На крыше над шерифом ни у\u00a0кого нет кошелька.',
  pickpocketing: 'Наедине с\u00a0кошельком никто не остался.',
  'hostage-conductor': 'В\u00a0локомотиве и на его крыше ни одного бандита: выкупа нет.',
};
