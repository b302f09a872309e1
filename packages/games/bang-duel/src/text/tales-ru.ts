import { counted, list, type Names, russianForms, type Seat, sentences, unreachable } from '@saloon/kernel';
import type { CardName } from '../rules/data.ts';
import type { Decision, DeckName, DrawReason, RevealReason, Waiting } from '../rules/events.ts';
import { opponentOf } from '../rules/state.ts';
import { atWhom, card, corner, deed, does, ifAny, OF_SIDE, ofWhom, these, those, who } from './grammar-ru.ts';
import { names as words } from './names-ru.ts';
import { capital, isPlainShot, nameIn, type Told } from './words.ts';

const CHARACTERS_TAKEN = russianForms('персонажа', 'персонажей', 'персонажей');

export function tellDealt({ seat, characters, drawn, count }: Told<'characters-dealt'>, names: Names): string {
  if (characters === 'face-down' || drawn === 'face-down')
    return `${names(seat)} берёт ${counted('ru', count, CHARACTERS_TAKEN)}.`;
  return `${names(seat)} берёт персонажей: ${list('ru', characters.map(who))}. Сверху ${list('ru', drawn.map(who))}.`;
}

/** What makes a player draw, other than the turn itself. */
const BRINGS: Readonly<Record<Exclude<DrawReason, 'deal' | 'phase' | 'reload' | 'death'>, string>> = {
  garrett: 'Пэт Гарретт',
  remington: '«Ремингтон»',
  wagon: '«Фургон»',
  'kitty-leroy': 'Китти Лерой',
  'cattle-kate': 'Скотокрадка Кэт',
  'bill-tilghman': 'Билл Тилман',
  'lone-ranger': 'Одинокий Рейнджер',
  'wyatt-earp': 'Уайетт Эрп',
  django: 'Джанго',
  'pocket-watch': '«Часы»',
};
const DECKS: Readonly<Record<DeckName, string>> = {
  law: `колоды ${OF_SIDE.law}`,
  outlaw: `колоды ${OF_SIDE.outlaw}`,
  common: 'общей колоды',
};

export function tellDraw({ seat, cards, deck, why }: Told<'drew'>, names: Names): string {
  const from = deck === 'common' || why === 'garrett' ? ` из ${DECKS[deck]}` : '';
  const draws = `${names(seat)} берёт ${those(cards)}${from}`;
  switch (why) {
    case 'deal':
    case 'phase':
    case 'reload':
      return `${draws}.`;
    case 'death':
      return `Персонаж потерян: ${draws}.`;
    default:
      return `${BRINGS[why]}: ${draws}.`;
  }
}

export function tellPlayed(event: Told<'played'>, names: Names): string {
  const { card: id, as, character, target, token, back, take } = event;
  if (as === 'colt')
    return `${names(event.seat)} стреляет в ${ifAny(target, atWhom)}: ${card(nameIn(id), 'what')} вместо «Кольта».`;
  const aim = {
    ...(target === undefined ? {} : { target }),
    ...(token === undefined ? {} : { token }),
    ...(back === undefined ? {} : { back }),
    ...(take === undefined ? {} : { take }),
  };
  return `${names(event.seat)} ${deed(nameIn(id), id, aim, 'log', character)}.`;
}

export function tellAbility({ seat, character, repeat, isReload }: Told<'ability-used'>, names: Names): string {
  if (repeat === undefined) return `${names(seat)} применяет способность ${ofWhom(character)}.`;
  return `${names(seat)} применяет способность ${ofWhom(character)} и ${isReload ? 'перезаряжает' : 'повторяет'} ${card(repeat)}.`;
}

export function tellDiscard({ seat, cards, why, from }: Told<'discarded'>, names: Names): string | undefined {
  const by = names(seat);
  const bearer = from === undefined ? `игрока ${by}` : ofWhom(from);
  const drops = `${by} сбрасывает ${these(cards)}`;
  switch (why) {
    case 'limit':
      return `${by} сбрасывает лишнее: ${these(cards)}.`;
    case 'surcharge':
      return `Текс Уиллер требует ещё одну карту: ${drops}.`;
    case 'cost':
    case 'wagon':
    case 'sundance':
      return `${drops}.`;
    case 'indians':
      return `Против индейцев ${drops}.`;
    case 'duel':
      return `В дуэли ${drops}.`;
    case 'peacemaker':
      return `«Миротворец»: ${drops}.`;
    case 'death':
      return `Снаряжение ${bearer} уходит в сброс: ${these(cards, 'what')}.`;
    case 'replaced':
      return `Уходит в сброс старое снаряжение ${bearer}: ${these(cards, 'what')}.`;
    case 'dynamite':
      return `«Динамит» у ${bearer} взрывается и уходит в сброс.`;
    case 'kate':
      return `${by} сбрасывает со Скотокрадки Кэт ${these(cards)}.`;
    default:
      return unreachable(why);
  }
}

export function tellHit(event: Told<'hit'>): string | undefined {
  if (isPlainShot(event)) return undefined;
  const { shooter, target, origin, card: name, needsSurcharge, number, of } = event;
  const from =
    origin === 'ability' ? capital(does(shooter, 'стреляет', 'стреляют')) : card(name ?? 'return-fire', 'what');
  const which = of > 1 ? `попадание ${number} из ${of}` : 'попадание';
  return sentences(
    `${from}: ${which} в ${atWhom(target)}.`,
    needsSurcharge && 'Чтобы его отменить, нужна ещё одна карта.',
  );
}

const BY_REVEAL: Readonly<Record<RevealReason, { readonly name: string; readonly yes: string; readonly no: string }>> =
  {
    barrel: { name: '«Бочка»', yes: 'Повезло!', no: 'Не повезло.' },
    'kid-curry': { name: 'Кид Керри', yes: 'Повезло!', no: 'Не повезло.' },
    dynamite: { name: '«Динамит»', yes: 'Взрыв!', no: 'Взрыва нет.' },
    rattlesnake: { name: '«Гремучая змея»', yes: 'Укус!', no: 'Укуса нет.' },
  };
export function tellReveal({ seat, card: id, isMatch, why }: Told<'revealed'>, names: Names): string {
  const { name, yes, no } = BY_REVEAL[why];
  if (id === undefined) return `${name}: для игрока ${names(seat)} не осталось карт, открыть нечего.`;
  return `${name}: ${names(seat)} открывает ${card(nameIn(id))}, в углу ${corner(id)}. ${isMatch ? yes : no}`;
}

export function tellCancelled({ seat, target, how, card: id }: Told<'hit-cancelled'>, names: Names): string {
  const by = names(seat);
  const gone = `попадание в ${atWhom(target)} отменено`;
  switch (how) {
    case 'card':
    case 'return-fire': {
      const name: CardName = id === undefined ? 'missed' : nameIn(id);
      const as = name === 'missed' || name === 'return-fire' ? '' : ' как промах';
      return `${by} играет ${card(name)}${as}: ${gone}.`;
    }
    case 'hat':
      return `${by} сбрасывает «Шляпу»: ${gone}.`;
    case 'barrel':
      return `«Бочка» выручает: ${gone}.`;
    case 'kid':
      return `${capital(does(target, 'уворачивается', 'уворачиваются'))}: ${gone}.`;
    default:
      return unreachable(how);
  }
}

export function tellToken({ seat, to, by, why }: Told<'token-moved'>, names: Names): string {
  const isOwn = seat === by && why !== 'herd';
  const now = `${isOwn ? '' : `за игрока ${names(seat)} `}теперь ${to === 'dalton-brothers' ? 'атакуют' : 'атакует'} ${who(to)}`;
  switch (why) {
    case 'free':
      return `${names(by)} двигает жетон: ${now}.`;
    case 'water':
      return `«Вода» игрока ${names(by)}: ${now}.`;
    case 'shotgun':
      return `«Дробовик» игрока ${names(by)}: ${now}.`;
    case 'herd':
      return `«Стадо»: ${now}.`;
    default:
      return unreachable(why);
  }
}

const TAKEN_BY: Readonly<Record<Told<'card-taken'>['why'], string>> = {
  robbery: '«Грабёж»',
  schoolmarm: '«Учительница»',
  carbine: '«Карабин»',
  'doctor-schultz': 'Доктор Шульц',
  'bill-anderson': 'Билл Андерсон',
};
export function tellTaken({ seat, victim, from, card: face, to, why }: Told<'card-taken'>, names: Names): string {
  const where = from === 'hand' ? `с руки игрока ${names(victim)}` : `у ${ofWhom(from)}`;
  const verb = to === 'hand' ? 'забирает' : 'сбрасывает';
  return `${TAKEN_BY[why]}: ${names(seat)} ${verb} ${where} ${those([face])}.`;
}

export const DECLINED: Readonly<Record<Decision, string>> = {
  'setup/choose-ap': 'никого не выбирает',
  'play/main': 'ничего не играет',
  'hit/defend': 'принимает попадание',
  'hit/surcharge': 'не отдаёт карту Тексу Уиллеру',
  'reveal/choose': 'не выбирает карту',
  'loss/redirect': 'не подставляет Буффало Билла',
  'indians/respond': 'ничего не сбрасывает против индейцев',
  'duel/respond': 'сдаётся в дуэли',
  'store/pick': 'ничего не берёт',
  'wagon/discard': 'ничего не сбрасывает',
  'onmiss/shotgun': 'никого не меняет местами',
  'onmiss/carbine': 'не сбрасывает снаряжение',
  'onmiss/peacemaker': 'ничего не сбрасывает',
  'trigger/schultz': 'не трогает руку соперника',
  'death/anderson': 'больше ничего не забирает у погибшего',
  'sundance/keep': 'ничего не оставляет',
  'phase/discard': 'ничего не сбрасывает',
};

/** An effect in the queue and its source: «Дикий Билл: попадание в атакующего (Билли)». */
export function waiting({ effect, seat, from, by, card: name, target }: Waiting, names: Names): string {
  const source = by === 'ability' || name === undefined ? words.characters[from].name : card(name, 'what');
  const enemy = (of: Seat): string => names(opponentOf(of));
  switch (effect) {
    case 'hit-ap':
      return `${source}: попадание в атакующего (${enemy(seat)})`;
    case 'hit-pp':
      return `${source}: попадание в прикрывающего (${enemy(seat)})`;
    case 'hit-character':
      return `${source}: попадание в ${target === undefined ? `персонажа (${enemy(seat)})` : atWhom(target)}`;
    case 'draw':
      return `${source}: карта для игрока ${names(seat)}`;
    case 'schultz':
      return `${source}: сброс карты с руки (${enemy(seat)})`;
    default:
      return unreachable(effect);
  }
}

export function tellEnd({ winner, why }: Told<'game-ended'>, names: Names): string {
  if (winner === undefined) {
    return `${why === 'abandoned' ? 'За столом никого' : 'Достигнут лимит ходов'}, и силы равны: ничья.`;
  }
  const loser = names(opponentOf(winner));
  const reasons = {
    eliminated: `у игрока ${loser} никого не осталось`,
    conceded: `${loser} сдаётся`,
    'turn-limit': `достигнут лимит ходов, и у игрока ${loser} дела хуже`,
    abandoned: `за столом никого, и у игрока ${loser} дела хуже`,
  };
  return `Побеждает ${names(winner)}: ${reasons[why]}.`;
}
