import { counted, type GameText, list, type Names, seat, unreachable } from '@saloon/kernel';
import type { MoneyCard } from '../rules/cards.ts';
import { FINE, UNIT } from '../rules/data.ts';
import type { Event, Hidden, Move, Threat } from '../rules/moves.ts';
import {
  bullets,
  CARDS,
  CARDS_TAKEN,
  guards,
  hand,
  indians,
  labels,
  OF_TEAMS,
  something,
  TOKENS,
  taken,
  together,
  usd,
  volley,
} from './ru-labels.ts';
import { options, refusals } from './ru-options.ts';
import { seatsByTeam, sentences, type Told } from './words.ts';

// Names are in the nominative. Other cases use «игрока Билли», and all verbs are in the present tense.

const tokens = (n: number): string => counted('ru', n, TOKENS);
const team = (n: number): string => `«${labels.teams[n] ?? `Команда ${n + 1}`}»`;
const ofTeam = (n: number): string => `«${OF_TEAMS[n] ?? `Команды ${n + 1}`}»`;
const { cowboyName } = labels;

function describeMove(move: Move, names: Names): string {
  switch (move.type) {
    case 'draw':
      return 'Взять карту';
    case 'exchange':
      return `Обменять ${taken([move.discard])}${move.with === undefined ? '' : ` вместе с ${together(move.with)}`}`;
    case 'announce':
      return 'Объявить ограбление';
    case 'hire':
      return 'Нанять ковбоя';
    case 'work-off':
      return 'Отработать жетон залога';
    case 'pass':
      return 'Пас';
    case 'keep':
      return 'Оставить ковбоя';
    case 'reject':
      return 'Прогнать ковбоя';
    case 'join':
      return 'Ехать на дело';
    case 'decline':
      return 'Остаться дома';
    case 'pick':
      return `Открыть денежную карту №\u00a0${move.slot + 1}`;
    case 'repel':
      return `Отбиться: ${bullets(move.cards)}`;
    case 'ride':
      return 'Ускакать на мустанге';
    case 'fall':
      return 'Дать ковбою погибнуть';
    case 'pay-fine':
      return `Заплатить штраф ${usd(FINE * UNIT)}`;
    case 'go-to-jail':
      return 'Отдать ковбоя в тюрьму';
    case 'vote':
      return move.yes ? 'Голосовать за новых ковбоев' : 'Голосовать против новых ковбоев';
    case 'shoot':
      return `Стрелять в игрока ${names(move.target)}: ${bullets(move.cards)}`;
    case 'defend':
      return `Защититься: ${bullets(move.cards)}`;
    case 'flee':
      return 'Сбежать';
    default:
      return unreachable(move);
  }
}

function tell(event: Event, names: Names): string | undefined {
  switch (event.type) {
    case 'game-started': {
      const teams = seatsByTeam(event.teams).map((seats, i) => `${team(i)}: ${list('ru', seats.map(names))}.`);
      return sentences('Игра начинается.', ...teams, `Первый ход — ${names(event.first)}.`);
    }
    case 'dealt': {
      const cards = event.cards === 'face-down' ? '' : ` (${hand(event.cards)})`;
      const cowboy = event.cowboy === 'face-down' ? '' : `: ${cowboyName(event.cowboy)}`;
      return `${names(event.seat)} получает ${counted('ru', event.count, CARDS_TAKEN)}${cards} и ковбоя${cowboy}.`;
    }
    case 'turn-started':
      return event.isHighNoon ? `Ровно полдень: ${names(event.seat)} больше не может тянуть с ограблением.` : undefined;
    case 'stood-in': {
      const why = event.why === 'time' ? 'Время вышло' : 'Место за столом пустует';
      return `${why}: за игрока ${names(event.seat)} решает стол.`;
    }
    case 'exchanged':
      return `${names(event.seat)} сбрасывает ${taken(event.cards)}.`;
    case 'drew': {
      const card = event.card === 'face-down' ? 'карту' : taken([event.card]);
      return sentences(
        `${names(event.seat)} берёт ${card}.`,
        event.deck === 0 && 'Больше в оружейной колоде карт нет.',
      );
    }
    case 'passed':
      return `${names(event.seat)} — пас.`;
    case 'hired':
      return `${names(event.seat)} смотрит карту ковбоя${known(event.cowboy)}.`;
    case 'kept': {
      const bail = event.bail === 0 ? 'залога на нём нет' : `на нём ${tokens(event.bail)}`;
      return event.isForced
        ? `Ровно полдень, выбора нет: ${names(event.seat)} оставляет ковбоя, ${bail}.`
        : `${names(event.seat)} оставляет ковбоя, ${bail}.`;
    }
    case 'rejected':
      return `${names(event.seat)} прогоняет ковбоя: ${cowboyName(event.cowboy)}.`;
    case 'worked-off':
      return `${names(event.seat)} отрабатывает жетон залога: ${event.bail === 0 ? 'ковбой свободен' : `осталось ${event.bail}`}.`;
    case 'announced':
      return `${names(event.seat)} объявляет ограбление №\u00a0${event.robbery}. На дело едет ${cowboyName(event.cowboy)}.`;
    case 'joined':
      return `${names(event.seat)} присоединяется: на дело едет ${cowboyName(event.cowboy)}.`;
    case 'declined': {
      const why = { chosen: '', 'no-cowboy': ': нет ковбоя', 'bail-not-covered': ': на залог не хватает' };
      return `${names(event.seat)} остаётся дома${why[event.why]}.`;
    }
    case 'charged':
      return event.due === 'bail'
        ? `С игрока ${names(event.seat)} причитается залог: ${usd(event.amount)}.`
        : `Шериф требует с игрока ${names(event.seat)} штраф: ${usd(event.amount)}.`;
    case 'paid':
      return tellPaid(event, names);
    case 'owing':
      return `Сдачи не нашлось: за игроком ${names(event.seat)} долг банку ${usd(event.debt)}.`;
    case 'picked':
      return `${names(event.seat)} открывает карту: ${revealed(event.card)}`;
    case 'faced':
      return `Перед игроком ${names(event.seat)} ${event.threat === 'guards' ? guards(event.count) : indians(event.count)}.`;
    case 'repelled':
      return `${names(event.seat)} отбивается ${THREATS[event.threat]}: ${volley(event.cards, event.strength, event.lost)}, нужно ${event.needed}.`;
    case 'rode':
      return `${names(event.seat)} спасается на мустанге ${THREATS[event.threat]}.`;
    case 'fell':
      return `${cowboyName(event.cowboy)} погибает ${DEATHS[event.threat]}, и ${names(event.seat)} выбывает из дела.`;
    case 'jailed': {
      const why = {
        chosen: `${names(event.seat)} не платит`,
        'no-money': `у игрока ${names(event.seat)} нет денег на штраф`,
        'no-change': `без сдачи ${names(event.seat)} заплатить не может`,
      };
      return `${cowboyName(event.cowboy)} отправляется в тюрьму: ${why[event.why]}.`;
    }
    case 'blew-up':
      return event.seats.length === 1
        ? `Динамит взрывается, и без ковбоя остаётся ${list('ru', event.seats.map(names))}.`
        : `Динамит взрывается, и без ковбоев остаются ${list('ru', event.seats.map(names))}.`;
    case 'vote-called':
      return 'Взрыв накрыл весь стол. Все голосуют, сдавать ли каждому нового ковбоя.';
    case 'voted':
      return event.yes === 'face-down'
        ? `${names(event.seat)} — голос подан.`
        : `${names(event.seat)} голосует ${event.yes ? '«за»' : '«против»'}.`;
    case 'votes-counted': {
      const votes = event.votes.map((yes, i) => `${names(seat(i))} — ${yes ? '«за»' : '«против»'}`);
      const then = event.isAgreed ? 'Каждый получает нового ковбоя.' : 'Новых ковбоев не будет.';
      return `Голоса: ${votes.join(', ')}. ${then}`;
    }
    case 'cowboy-dealt':
      return `${names(event.seat)} получает нового ковбоя${known(event.cowboy)}.`;
    case 'shootout-started':
      return `Перестрелка! На кону ${something(event.card)}, ${usd(event.card.value)}. Первый ход — ${names(event.seat)}.`;
    case 'shot':
      return `${names(event.seat)} стреляет в игрока ${names(event.target)}: ${volley(event.cards, event.strength, event.lost)}.`;
    case 'defended':
      return `${names(event.seat)} защищается от игрока ${names(event.shooter)}: ${volley(event.cards, event.strength, event.lost)}, нужно ${event.needed}.`;
    case 'fled':
      return `${names(event.seat)} сбегает из перестрелки.`;
    case 'card-discarded':
      return event.card.value > 0
        ? `Добыча никому не достаётся: ${something(event.card)}, ${usd(event.card.value)}, уходит в банк.`
        : `Карта «${labels.money[event.card.kind].name}» уходит в\u00a0отбой.`;
    case 'loot-taken':
      return `${names(event.seat)} берёт добычу: ${something(event.card)}, ${usd(event.card.value)}. Теперь у ${ofTeam(event.team)} ${usd(event.total)}.`;
    case 'money-reshuffled':
      return `Шерифа, банк и денежную колоду перемешивают: на столе снова ${counted('ru', event.count, CARDS)}.`;
    case 'refilled':
      return `${DECKS[event.deck]} колода кончилась, отбой перетасован: в\u00a0ней снова ${counted('ru', event.count, CARDS)}.`;
    case 'robbery-ended':
      return sentences(
        `Ограбление №\u00a0${event.robberies} окончено.`,
        event.next !== undefined && `Вооружение продолжает ${names(event.next)}.`,
      );
    case 'game-ended':
      return tellEnd(event);
    case 'left':
      return `${names(event.seat)} уходит из-за стола.`;
    case 'returned':
      return `${names(event.seat)} возвращается за стол.`;
    default:
      return unreachable(event);
  }
}

const THREATS: Readonly<Record<Threat, string>> = {
  guards: 'от охраны',
  indians: 'от индейцев',
  shot: 'от выстрела',
};
const DEATHS: Readonly<Record<Threat | 'dynamite', string>> = {
  guards: 'от пуль охраны',
  indians: 'от рук индейцев',
  shot: 'от выстрела',
  dynamite: 'от взрыва',
};
const DECKS = { weapons: 'Оружейная', money: 'Денежная', cowboys: 'Ковбойская' } as const;

/** Names the cowboy for viewers who may see the card. */
const known = (cowboy: Hidden<Told<'joined'>['cowboy']>): string =>
  cowboy === 'face-down' ? '' : `: ${cowboyName(cowboy)}, предел ${cowboy.cap}`;

function revealed(card: MoneyCard): string {
  switch (card.kind) {
    case 'sheriff':
      return `${something(card)}, с каждого участника ${usd(FINE * UNIT)}.`;
    case 'indians':
      return `${indians(card.guards)}.`;
    case 'dynamite':
      return `${something(card)}!`;
    default:
      return `${something(card)}, ${usd(card.value)}, ${card.guards === 0 ? 'охраны нет' : guards(card.guards)}.`;
  }
}

function tellPaid({ seat: by, amount, cards, change, debt }: Told<'paid'>, names: Names): string {
  const values = (notes: readonly MoneyCard[]) =>
    list(
      'ru',
      notes.map(({ value }) => usd(value)),
    );
  const how =
    change.length === 0 ? `отдаёт ${values(cards)}` : `отдаёт ${values(cards)}, берёт сдачу ${values(change)}`;
  return sentences(`${names(by)} платит банку ${usd(amount)}: ${how}.`, debt > 0 && `Остаётся долг ${usd(debt)}.`);
}

function tellEnd({ why, winners, totals, ranks }: Told<'game-ended'>): string {
  const total = (n: number) => usd(totals[n] ?? 0);
  const [best] = winners;
  const others = ranks
    .map((rank, n) => ({ rank, n }))
    .filter(({ n }) => !winners.includes(n))
    .sort((a, b) => a.rank - b.rank)
    .map(({ n }) => `${team(n)} — ${total(n)}`);
  return sentences(
    why === 'robbery-cap' ? 'Это было последнее ограбление, игра окончена.' : 'Игра окончена.',
    best !== undefined &&
      (winners.length === 1
        ? `Побеждают ${team(best)}: ${total(best)}.`
        : `Победу делят ${list('ru', winners.map(team))}, у каждой команды ${total(best)}.`),
    others.length > 0 && `Следом идут: ${others.join(', ')}.`,
  );
}

export const ru: GameText<Move, Event> = {
  title: 'Калибр 45',
  pitch:
    'Тайно копите патроны, грабьте поезда бок о бок с соперниками, а потом стреляйтесь за добычу: побеждает команда, первой собравшая миллион.',
  options,
  refusals,
  describeMove,
  tell,
};
