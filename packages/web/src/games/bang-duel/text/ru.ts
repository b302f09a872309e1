import { atWhom, CARD_FACES, names as labelsOf, printOf, text } from '@saloon/bang-duel/text';
import { counted, plural, russianForms, type Seat, seat } from '@saloon/kernel';
import { sayOf } from '../../../table/telling/teller.ts';
import { type ChainRow, rowsOf } from '../logic/chain.ts';
import { roleAt, sideRole } from '../logic/role.ts';
import {
  barrelOdds,
  charactersOf,
  coverOf,
  findCharacter,
  hasTwin,
  isAgainstSense,
  isForOther,
  leftOf,
  pairOf,
  tooMany,
  withoutMarks,
} from '../logic/situation.ts';
import type { CardId, CardName, CharacterId, CharacterView, Decision, Event, Move, Side, View } from '../wire.ts';
import type { Said, Told, Words } from './words.ts';

const labels = labelsOf.ru;
const said = text.ru;
const who = (id: CharacterId): string => labels.characters[id].name;
const what = (name: CardName): string => labels.cards[name].name;
const card = (id: CardId): string => what(printOf(id).name);
const symbol = (id: CardId): string => labels.symbols[printOf(id).symbol].toLowerCase();
const cards = (n: number): string => counted('ru', n, russianForms('карта', 'карты', 'карт'));
const thrown = (n: number): string => counted('ru', n, russianForms('карту', 'карты', 'карт'));
const peopleLeft = (n: number): string =>
  `${plural('ru', n, russianForms('остался', 'осталось', 'осталось'))} ${counted('ru', n, russianForms('персонаж', 'персонажа', 'персонажей'))}`;
const SIDE: Readonly<Record<Side, string>> = { law: 'закон', outlaw: 'бандиты' };
const BACK: Readonly<Record<Side, string>> = { law: 'со звездой', outlaw: 'с маской' };

const winsOf = (view: View, winner: Seat): string =>
  sayOf('ru', roleAt('ru', view, winner), (name) => `Побеждает ${name}`);

const why = (code: keyof typeof said.refusals, short: string) => ({ short, long: said.refusals[code] ?? '' });

const roleOf = ({ isAp, isSole, isTarget, isDying }: CharacterView): string =>
  [
    isDying ? 'при смерти' : isSole ? 'в одиночку' : isAp ? 'атакует' : 'прикрывает',
    ...(isTarget ? ['цель'] : []),
  ].join(' · ');

function shotOf(view: View): string {
  const hit = view.asked?.hit;
  if (hit === undefined) return 'Выстрел';
  if (hit.origin === 'return-fire') return `«${what('return-fire')}»`;
  return hit.origin === 'card' && hit.card !== undefined ? `«${what(hit.card)}»` : who(hit.shooter);
}

const BARREL_ODDS = {
  usual: 'выходит примерно раз из четырёх',
  good: 'с Бэтом Мастерсоном выходит почти через раз',
  poor: 'против Бэта Мастерсона выходит раз из шестнадцати',
} as const;

function askOf(view: View, isOnly: boolean): Said {
  const { asked } = view;
  if (asked === undefined) return { title: '', line: '' };
  const { ask, decline } = labels.prompts[asked.decision];
  const target = asked.character === undefined ? '' : who(asked.character);
  switch (asked.decision) {
    case 'play/main':
      return {
        title: ask,
        line: isOnly ? 'Играть больше нечего: завершите ход.' : 'Сыграйте подсвеченное или закончите ход.',
      };
    case 'hit/defend':
      return {
        title: `${shotOf(view)}: цель — ${target}. Чем ответите?`,
        line: isOnly
          ? 'Отменить попадание вам нечем.'
          : `Сыграйте подсвеченную карту или примите попадание${asked.hit?.needsSurcharge ? '; Текс Уиллер требует к промаху ещё карту' : ''}.`,
      };
    case 'indians/respond':
      return { title: `Индейцы: ${target}. Какую карту попадания сбросите?`, line: decline ?? '' };
    case 'duel/respond':
      return { title: `Дуэль: ${target}. Какую карту попадания сбросите?`, line: decline ?? '' };
    case 'reveal/choose':
      return {
        title: ask,
        line: `Нужный символ: ${asked.want === undefined ? '' : labels.symbols[asked.want].toLowerCase()}.`,
      };
    case 'loss/redirect':
      return { title: ask, line: `Здоровье теряет ${target}: ${asked.units ?? 1}.` };
    case 'phase/discard':
      return { title: ask, line: `Осталось сбросить: ${asked.units ?? 1}.` };
    case 'death/anderson':
      return { title: ask, line: `Не больше: ${cards(asked.units ?? 1)}. ${decline ?? ''}` };
    default:
      return { title: ask, line: decline ?? 'Выберите из подсвеченного.' };
  }
}

function link(one: ChainRow): Told {
  switch (one.type) {
    case 'shot':
      return { text: `${card(one.card)}${one.as === 'colt' ? ' как «Кольт»' : ''} → ${who(one.target)}`, tone: 'shot' };
    case 'start':
      return { text: `Начало хода: ${what(one.card)}, ${who(one.character)}`, tone: 'plain' };
    case 'card': {
      const how = one.as === 'colt' ? ' как «Кольт»' : one.isRepeat ? ' ещё раз' : '';
      return { text: `${who(one.character)}: ${card(one.card)}${how}`, tone: 'plain' };
    }
    case 'ability':
      return { text: `${who(one.character)}: способность`, tone: 'plain' };
    case 'token':
      return { text: `Жетон → ${who(one.to)}`, tone: 'plain' };
    case 'hit':
      return {
        text: `${one.origin === 'return-fire' ? what('return-fire') : who(one.shooter)} → ${who(one.target)}`,
        tone: 'shot',
      };
    case 'reveal': {
      const asks = one.why === 'kid-curry' ? who('kid-curry') : `«${what(one.why)}»`;
      const came = one.card === undefined ? 'карт нет' : symbol(one.card);
      const isHelp = one.why === 'barrel' || one.why === 'kid-curry';
      const comes = one.isMatch ? (isHelp ? 'помогает' : 'да') : isHelp ? 'не помогает' : 'нет';
      return { text: `${asks}: ${came}, ${comes}`, tone: one.isMatch ? 'good' : 'plain' };
    }
    case 'cancelled': {
      const by =
        one.how === 'kid'
          ? who('kid-curry')
          : one.how === 'card' && one.card !== undefined
            ? `«${card(one.card)}»`
            : `«${what(one.how === 'card' ? 'missed' : one.how)}»`;
      return { text: `${by} останавливает выстрел`, tone: 'good' };
    }
    case 'taken':
      return { text: `${who(one.target)}: попадание`, tone: 'harm' };
    case 'gave':
      return {
        text: `${who(one.character)}: ${one.card === undefined ? 'карты не даёт' : `даёт «${card(one.card)}»`}`,
        tone: one.card === undefined ? 'harm' : 'plain',
      };
    case 'lost':
      return { text: `${who(one.character)}: здоровья ${one.health}`, tone: 'harm' };
    case 'effect': {
      const from = one.card === undefined ? who(one.from) : what(one.card);
      const does = {
        'hit-ap': 'ответный выстрел',
        'hit-pp': 'выстрел в прикрывающего',
        'hit-character': 'ответный выстрел',
        draw: 'ещё карта',
        schultz: 'сброс с руки',
      };
      return {
        text: `${from}: ${does[one.effect]}`,
        tone: one.effect === 'draw' || one.effect === 'schultz' ? 'good' : 'shot',
      };
    }
    default:
      return { text: `${who(one.character)}: гибель`, tone: 'harm' };
  }
}

function moment(event: Event): Said | undefined {
  switch (event.type) {
    case 'revealed':
      return {
        title: event.card === undefined ? 'Открывать нечего' : labels.symbols[printOf(event.card).symbol],
        line: `${event.why === 'kid-curry' ? who('kid-curry') : what(event.why)}, нужный символ — ${labels.symbols[event.want].toLowerCase()}: ${event.isMatch ? 'да!' : 'нет'}`,
      };
    case 'showed':
      return {
        title: labels.symbols[printOf(event.card).symbol],
        line: `${who('pat-garrett')} показывает карту${event.isMatch ? ': ещё одна' : ''}`,
      };
    case 'died':
      return { title: who(event.character), line: 'погибает' };
    case 'entered':
      return { title: who(event.character), line: event.isAp ? 'выходит атаковать' : 'выходит прикрывать' };
    case 'left-alone':
      return { title: who(event.character), line: 'дальше в одиночку' };
    default:
      return undefined;
  }
}

const DECLINES: Readonly<Partial<Record<Decision, string>>> = {
  'indians/respond': 'Потерять единицу здоровья',
  'duel/respond': 'Сдать дуэль',
  'death/anderson': 'Больше не брать',
  'hit/surcharge': 'Оставить карты',
};

function moveLabel(move: Move, view: View): string {
  switch (move.type) {
    case 'take-hit': {
      const target = findCharacter(view, view.asked?.hit?.target);
      return target === undefined ? 'Принять' : `Принять, ${target.health} → ${Math.max(0, target.health - 1)}`;
    }
    case 'decline':
      return (view.asked === undefined ? undefined : DECLINES[view.asked.decision]) ?? 'Отказаться';
    // Both names would fill a phone's button twice, and who attacks then is in its note.
    case 'move-token':
      return 'Поменять местами';
    case 'swap': {
      const [one, other] = pairOf(view, move.token);
      return one === undefined || other === undefined
        ? said.describeMove(move, String)
        : `Поменять ${atWhom(one)} и ${atWhom(other)}`;
    }
    case 'dodge':
      return `Ответить картой «${card(move.card)}»`;
    default:
      // The question names the card; the label says who the target is.
      return withoutMarks(said.describeMove(move, String), view, move).replace(/^.*, цель — /, 'Цель — ');
  }
}

/** What a picked card is used on; the question above names the card. */
function aimLabel(move: Move, view: View): string {
  if (move.type !== 'play' && move.type !== 'pearl') return moveLabel(move, view);
  if (move.token !== undefined) return moveLabel({ type: 'swap', token: move.token }, view);
  if (move.back !== undefined) return `Случайная карта ${BACK[move.back]} с руки`;
  if (move.target === undefined) return moveLabel(move, view);
  const target = who(move.target);
  if (move.take !== undefined) return `${what(move.take)}: ${target}`;
  return move.type === 'play' && move.as === 'colt' ? `Как «Кольт»: ${target}` : target;
}

/** The label of the main button; the question above it says the rest. */
function goLabel(move: Move, view: View): string {
  if (move.type !== 'play') return moveLabel(move, view);
  return move.as === 'colt' ? 'Выстрелить как из «Кольта»' : `Сыграть карту «${card(move.card)}»`;
}

/** What a prepared move will do. */
function effectOf(move: Move): string {
  switch (move.type) {
    case 'play':
      return labels.cards[move.as === 'colt' ? 'colt' : printOf(move.card).name].rule;
    case 'dodge':
      return 'Попадание будет отменено, карта уйдёт в сброс.';
    case 'discard':
      return 'Карта уйдёт в сброс.';
    default:
      return 'Ещё можно передумать.';
  }
}

/** The table of The Duel in Russian. */
export const ru: Words = {
  lang: 'ru',
  labels,
  whys: {
    NOT_YOUR_DECISION: why('NOT_YOUR_DECISION', 'спросили не вас'),
    WRONG_DECISION: why('WRONG_DECISION', 'сейчас не ответ'),
    BANG_LIMIT: why('BANG_LIMIT', 'выстрел уже был'),
    ONLY_AS_MISS: why('ONLY_AS_MISS', 'лишь против попаданий'),
    BAD_TARGET: why('BAD_TARGET', 'нет цели'),
    NOT_A_MISS: why('NOT_A_MISS', 'не отменяет попадание'),
    NOT_A_HIT_CARD: why('NOT_A_HIT_CARD', 'не карта попадания'),
    NEEDS_SURCHARGE: why('NEEDS_SURCHARGE', 'нечем доплатить'),
  },
  signs: { jail: 'Тюрьма', bank: 'Банк', saloon: 'Салун', store: 'Лавка', hotel: 'Отель' },

  turn: (n) => (n === 0 ? 'Подготовка' : `Ход ${n}`),
  bangsLeft: (n) => `Осталось карт «Бэнг!»: ${n === 'unlimited' ? '∞' : n}`,
  reloadOpen: 'Можно перезаряжать',
  limit: (n) => `Лимит карт: ${n}`,
  corners: 'Символы в углу, на 40 карт',
  printed: {
    hit: 'Карта попадания: ею стреляют или сбрасывают её там, где нужна карта попадания.',
    miss: 'Карта промаха: сыгранная с руки, она отменяет попадание.',
    reload: 'Перезарядка: как только у кого-то остался один персонаж, карту можно сбросить и взять новую.',
    always: 'Действует всегда: и у того, кто прикрывает.',
    corner: (of) => `${labels.symbols[of]} в углу: важно, когда эту карту открывают из колоды.`,
  },
  sideTitle: (side) => sideRole('ru', side).name,
  you: 'вы',
  mark: (isYou) => (isYou ? 'ваш ход' : 'ходит'),
  away: 'нет на месте',
  role: roleOf,
  asleep: 'спит',
  harmful: 'вредит владельцу',
  active: 'действует',
  always: 'действует всегда',
  counts: { 'as-miss': 'как промах', 'as-colt': 'как «Кольт»', pays: 'в уплату' },
  count: {
    hand: (n) => `${cards(n)} на руке`,
    reserve: (n) => `в резерве ${n}`,
    fallen: (n) => `погибло ${n}`,
    backs: (side, n) => `${n} ${BACK[side]} на рубашке`,
    health: (n, of) => `здоровье ${n} из ${of}`,
  },
  pile: {
    deck: (side) => (side === 'law' ? 'колода закона' : 'колода бандитов'),
    common: 'общая колода',
    discard: 'сброс',
    title: (n) => `Сброс: ${cards(n)}`,
    nothing: 'Ещё ничего не сброшено.',
    look: (n, top) => `Сброс, ${cards(n)}${top === undefined ? '' : `, сверху ${top}`}: посмотреть`,
  },
  emptySeat: 'никого',
  hiddenSeat: 'ещё не показан',
  removed: 'Погибли',
  reserveOwn: 'Ваш резерв, порядок неизвестен',
  token: (side, isLit) => `Жетон, ${SIDE[side]}${isLit ? ': поменять атакующего и прикрывающего' : ''}`,
  character: (one, isLit) =>
    `${who(one.id)}, ${roleOf(one)}, здоровье ${one.health} из ${one.maxHealth}${isLit ? ', можно выбрать' : ''}`,
  gear: (name, bearer, state, isLit) => `${what(name)}, ${state}, ${who(bearer.id)}${isLit ? ', можно выбрать' : ''}`,
  laid: (id, isLit) => `${card(id)}, в углу ${symbol(id)}${isLit ? ', можно выбрать' : ''}`,
  known: (seen) => `Известно на этой руке: ${seen.join(', ')}`,
  drop: 'сыграть сюда',

  prompt: (prompt, view, names) => {
    switch (prompt.type) {
      case 'over': {
        const { winner, why: how } = prompt.ending;
        const isLost = prompt.isYours === false;
        const line = {
          eliminated: isLost ? 'На улице никого из ваших не осталось.' : 'На другой стороне улицы никого не осталось.',
          conceded: isLost ? 'Вы сдались.' : 'Другая сторона сдалась.',
          'turn-limit': 'Достигнут лимит ходов.',
          abandoned: 'Оба игрока ушли из-за стола.',
        }[how];
        const title = winner === undefined ? 'Ничья' : prompt.isYours ? 'Победа за вами' : winsOf(view, winner);
        return { title, line };
      }
      case 'pause':
        return { title: 'На улице тихо', line: 'Сейчас игра продолжится.' };
      case 'wait': {
        const line = labels.prompts[prompt.asked.decision].wait;
        if (prompt.seat === undefined)
          return {
            title: prompt.isWatched ? 'Выбирают оба' : 'Выбирают другие',
            line: prompt.isWatched ? 'Каждая сторона решает, кто атакует первым.' : line,
          };
        const role = roleAt('ru', view, prompt.seat);
        return {
          title: sayOf('ru', role, (name) => `Решает ${name}`),
          line: prompt.isWatched ? sayOf('ru', role, (name) => line.replace(/соперник/i, name)) : line,
        };
      }
      case 'ask':
        return askOf(view, prompt.isOnly);
      case 'aim':
        return prompt.isPaying
          ? { title: 'Какой картой доплатите?', line: 'Текс Уиллер требует к промаху ещё одну карту.' }
          : {
              title: `${prompt.card === undefined ? '' : `${card(prompt.card)}: `}как и куда?`,
              line:
                prompt.card === undefined
                  ? 'Нажмите подсвеченную цель на улице или выберите в списке.'
                  : labels.cards[printOf(prompt.card).name].rule,
            };
      default:
        return {
          title: withoutMarks(said.describeMove(prompt.move, names), view, prompt.move),
          line: effectOf(prompt.move),
        };
    }
  },
  timeOut: ({ asked, deadline }) =>
    asked === undefined || deadline === undefined ? undefined : labels.prompts[asked.decision].timeout,
  move: (move) => said.describeMove(move, String),
  answer: (saying, view) => {
    switch (saying.type) {
      case 'back':
        return 'Назад';
      case 'card':
        return hasTwin(view, saying.card)
          ? `${card(saying.card)} (${BACK[printOf(saying.card).side]}, ${symbol(saying.card)})`
          : card(saying.card);
      case 'aim':
        return aimLabel(saying.move, view);
      case 'pay':
        return `Доплатить: ${card(saying.card)}`;
      case 'gear':
        return `${what('hat')} и ещё карта`;
      case 'way':
        return {
          play: 'Сыграть как есть',
          colt: 'Выстрелить как из «Кольта»',
          reload: 'Перезарядить',
          sundance: `Сбросить: ${who('sundance-kid')}`,
          pearl: `Сбросить: ${who('pearl-hart')}`,
          other: 'Применить',
        }[saying.way];
      case 'go':
        return goLabel(saying.move, view);
      default:
        return moveLabel(saying.move, view);
    }
  },
  note: (saying, view) => {
    if (saying.type === 'card' && view.asked?.decision === 'hit/defend') {
      const { name } = printOf(saying.card);
      return CARD_FACES[name].isMiss
        ? name === 'return-fire'
          ? 'отменяет попадание и стреляет в ответ'
          : 'отменяет попадание'
        : view.asked.hit?.anyCardDodges
          ? 'годится любая карта'
          : `способность: ${who('annie-oakley')}`;
    }
    if (saying.type !== 'move' && saying.type !== 'aim') return undefined;
    if (saying.move.type === 'move-token') {
      const cover = coverOf(view);
      return cover === undefined ? undefined : `атаковать будет ${who(cover.id)}`;
    }
    if (saying.move.type === 'end-phase') {
      const n = tooMany(view);
      return n === 0 ? undefined : `сначала сбросите ${thrown(n)}`;
    }
    if (isForOther(view, saying.move)) return isAgainstSense(view, saying.move) ? 'сопернику' : undefined;
    if (saying.move.type === 'try-barrel') return BARREL_ODDS[barrelOdds(view)];
    if (saying.move.type === 'try-kid') return `${BARREL_ODDS[barrelOdds(view)]}, и с ответным выстрелом`;
    return undefined;
  },
  crumbs: {
    now: 'этот ответ',
    dying: 'потом гибель',
    waiting: ({ effect, from, card: by }) => {
      const source = by === undefined ? who(from) : what(by);
      return effect === 'draw' ? `${source}: карта` : effect === 'schultz' ? `${source}: сброс` : `${source}: выстрел`;
    },
  },
  chain: { title: 'Что к этому привело', all: (n) => `Все шаги: ${n}`, link },
  moment,
  auto: {
    title: 'Автоматические ответы',
    line: 'Через пять секунд стол отказывается за вас, что бы ни было на руке: пауза ничего не выдаёт. Нажмите что угодно, и он подождёт.',
    kinds: {
      hits: {
        name: 'Принимать попадания',
        help: 'Всякий раз, когда вы ничего не сделаете, это стоит единицы здоровья.',
      },
      challenges: {
        name: 'Ничего не сбрасывать в дуэли и против индейцев',
        help: 'Всякий раз, когда вы ничего не сделаете, это стоит единицы здоровья.',
      },
      offers: {
        name: 'Пропускать возможности',
        help: '«Дробовик», «Карабин», доктор Шульц, Билл Андерсон, Буффало Билл, доплата Тексу Уиллеру.',
      },
    },
    soon: (seconds, move) => `Через ${seconds} с автоматически: ${move}.`,
    wait: 'Подождать меня',
    on: 'автоматические ответы включены',
  },
  regions: {
    street: 'Улица',
    hand: 'Ваша рука',
    board: 'Описание стола',
    chain: 'Цепочка ответов',
    middle: 'Карты на столе',
  },
  alarms: {
    hurt: (name, left) => `${name}: попадание, здоровья осталось ${left}.`,
    died: (name) => `${name}: погибает.`,
  },
  lastStand: {
    poster: { law: 'Герой', outlaw: 'Разыскивается' },
    stands: (health) => `здоровье: ${health}`,
    fell: 'пал последним',
    left: (name, reserve, hand) =>
      [
        `${name}:`,
        reserve === undefined ? undefined : `резерв ${reserve.length === 0 ? 'пуст' : `— ${reserve.join(', ')}`};`,
        hand === undefined ? 'рука закрыта' : `рука ${hand.length === 0 ? 'пуста' : `— ${hand.join(', ')}`}`,
      ]
        .filter(Boolean)
        .join(' '),
    why: (view, you) => {
      const { winner, why: how } = view.ending ?? {};
      if (winner === undefined) return { title: 'Ничья.', line: 'Достигнут лимит ходов.' };
      const title = winner === you ? 'Победа за вами.' : `${winsOf(view, winner)}.`;
      const isLost = you !== undefined && winner !== you;
      if (how === 'conceded') return { title, line: isLost ? 'Вы сдались.' : 'Другая сторона сдалась.' };
      if (how === 'abandoned') return { title, line: 'Другая сторона ушла из-за стола.' };
      const { people, health } = leftOf(view.players[winner]);
      const left = `${peopleLeft(people)}, здоровья на улице ${health}`;
      return {
        title: `${title} ${left.charAt(0).toUpperCase()}${left.slice(1)}.`,
        line: how === 'turn-limit' ? 'Достигнут лимит ходов.' : '',
      };
    },
  },
  finalNote: (player) => {
    if (player === undefined) return '';
    const alive = charactersOf(player).filter(({ isDying }) => !isDying);
    const health = alive.reduce((sum, one) => sum + one.health, 0);
    return `${labels.sides[player.side].name}: ${peopleLeft(alive.length + player.reserve)}, здоровья на улице ${health}`;
  },
  board: (view, names, you) => [
    ...view.players.flatMap((player, i) => {
      const name = i === you ? 'Вы' : names(seat(i));
      return [
        `${name}, ${SIDE[player.side]}: на руке ${cards(player.backs.law + player.backs.outlaw)}, со звездой ${player.backs.law}, с маской ${player.backs.outlaw}; в резерве ${player.reserve}, погибло ${player.removed.length}.`,
        ...charactersOf(player).map(
          (one) =>
            `${who(one.id)}: ${view.phase === 'setup' ? 'на улице, кому атаковать, ещё не решено' : roleOf(one)}, здоровье ${one.health} из ${one.maxHealth}. ${one.equipment.length === 0 ? 'Снаряжения нет' : one.equipment.map(card).join(', ')}. ${labels.characters[one.id].rule}`,
        ),
      ];
    }),
    `Колода закона ${view.decks.law}, колода бандитов ${view.decks.outlaw}, общая колода ${view.decks.common}, сброс ${view.discard.length}${view.discard.slice(-1).map((top) => `, сверху ${card(top)}`)}.`,
    ...(view.chain.length === 0
      ? []
      : [
          `Что к этому привело: ${rowsOf(view.chain)
            .map((one) => link(one).text)
            .join('; ')}.`,
        ]),
  ],
};
