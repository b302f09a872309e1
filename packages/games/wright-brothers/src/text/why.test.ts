import { expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import type { Event } from '../moves.ts';
import type { State } from '../state.ts';
import { shootout } from '../testing/showdown.ts';
import { ann, bob, cal, dot, play, table } from '../testing/table.ts';
import { text } from './index.ts';
import { why } from './why.ts';

const SIX = { hand: '1 2 3 4 5 7' } as const;
const LOOT = '1 1 2 2 3 3 4 4 5 7 7';
const names = (seat: number) => ['Ann', 'Bob', 'Cal', 'Dot'][seat] ?? '';

/** Why ann would make this move here, in both languages. */
function whys(state: State, notation: string) {
  const move = wrightBrothers.parseMove(notation);
  if (move === undefined) throw new Error(`Cannot read ${notation}`);
  const after = wrightBrothers.clone(state);
  const events: Event[] = [];
  const answers = wrightBrothers.question(state, move);
  const input = { type: 'move', at: state.at, seat: ann, move } as const;
  wrightBrothers.apply(after, answers === undefined ? input : { ...input, answers }, (event) => events.push(event));
  return why({ before: state, after, events, seat: ann, move });
}

const four = (...[own, around = {}]: [Parameters<typeof table>[0][number], Parameters<typeof table>[1]?]): State =>
  table([own, SIX, { revolver: '3 3', hand: '1 2 4 5' }, SIX], around);

const cases: readonly [title: string, lay: () => State, move: string, en: readonly string[], ru: readonly string[]][] =
  [
    [
      '[WB-LOAD-3, WB-SHOOT-4] a set loaded in time',
      () => four({ hand: '6 6 6 J 1 2' }, { sheriffs: 2 }),
      'load 6 6 6 joker',
      [
        'The revolver then has four sixes.',
        'A shootout may start at any moment, and only what is loaded counts in it.',
      ],
      [
        'В револьвере будет четыре шестёрки.',
        'Перестрелка может начаться в любой миг, а в ней считается только заряженное.',
      ],
    ],
    [
      '[WB-LOAD-3] a loose card loaded, and cards of the set held back',
      () => four({ hand: '6 6 6 J 1 2' }, { sheriffs: 2 }),
      'load 1',
      [
        'The revolver then has one one.',
        '1 card does not belong to your set, and what is loaded stays.',
        '4 cards of your set are still in hand, and a hand is worth nothing in a shootout.',
      ],
      [
        'В револьвере будет одна единица.',
        'В набор не входит 1 карта, а заряженное уже не вынуть.',
        'В руке остаётся 4 карты вашего набора, а в перестрелке рука не считается.',
      ],
    ],
    [
      '[WB-DISC-4, WB-DRAW-2] loose cards thrown for as many new ones',
      () => four({ hand: '5 5 5 1 2 3' }),
      'discard 1 2 3',
      ['Throws nothing that belongs to your set.', 'Brings 3 cards in exchange.'],
      ['Уходит только то, что не входит в ваш набор.', 'Взамен вы берёте 3 карты.'],
    ],
    [
      '[WB-DISC-3, WB-JOKER-3] cards of the set thrown away',
      () => four({ hand: '5 5 5 1 2 3' }),
      'discard 5 5',
      ['Brings 2 cards in exchange.', 'Gives away 2 cards of your set.'],
      ['Взамен вы берёте 2 карты.', 'Отдаёт 2 карты вашего набора.'],
    ],
    [
      '[WB-EVT-1] an event thrown instead of played',
      () => four({ hand: '6 6 1 3 5 H' }),
      'discard helper',
      ['Throws away Helper instead of playing it.'],
      ['Выбрасывает помощника, вместо того чтобы сыграть.'],
    ],
    [
      '[WB-HELP-2] a Helper',
      () => four({ hand: '6 6 1 3 5 H' }),
      'event helper',
      ['From now on you draw up to 7 cards.'],
      ['Теперь вы добираете до 7 карт.'],
    ],
    [
      '[WB-IND-2] Indians against loaded revolvers',
      () => four({ hand: '6 6 1 3 5 I' }),
      'event indians',
      ['1 opponent loses a loaded card.'],
      ['Заряженную карту теряют соперники: 1.'],
    ],
    [
      '[WB-IND-2] Indians against nobody',
      () => table([{ hand: '6 6 1 3 5 I' }, SIX, SIX, SIX]),
      'event indians',
      ['Nobody has loaded anything: the Indians find nothing.'],
      ['Никто ничего не зарядил: индейцам нечего взять.'],
    ],
    [
      '[WB-SWITCH-2] a Switch',
      () => four({ hand: '6 6 1 3 5 S' }),
      'event switch 1',
      ['Takes two cards of Bob, and what you do not want goes back.'],
      ['Забирает две карты игрока Bob, а ненужное вы вернёте.'],
    ],
    [
      '[WB-SWITCH-3] a Switch against somebody with a single card',
      () => table([{ hand: '6 6 1 3 5 S' }, { revolver: '2 2 2 2 3', hand: '4' }, SIX, SIX]),
      'event switch 1',
      ['Takes the only card of Bob, and what you do not want goes back.'],
      ['Забирает единственную карту игрока Bob, а ненужное вы вернёте.'],
    ],
    [
      '[WB-JOKER-4, WB-SHOOT-2] a shootout started with nothing but Jokers and a Miss',
      () => four({ revolver: 'J J M', hand: '1 2 4' }, { sheriffs: 2, loot: '1 1 2 3' }),
      'shootout',
      [
        'The revolver has no set: Jokers and Misses alone are worth nothing.',
        'Whoever starts the shootout has the first hand down and cannot be shut out.',
        '1 card of your set is still in hand, and a hand is worth nothing in a shootout.',
      ],
      [
        'В револьвере нет набора: одни джокеры и промахи ничего не стоят.',
        'Рука того, кто начал перестрелку, уже первая: за бортом он не останется.',
        'В руке остаётся 1 карта вашего набора, а в перестрелке рука не считается.',
      ],
    ],
    [
      '[WB-SHOOT-1] a shootout started with a strong revolver over a rich pile',
      () => four({ revolver: '6 6 6 6 J', hand: '1' }, { sheriffs: 2, loot: LOOT }),
      'shootout',
      [
        'Five sixes are loaded: that is strong.',
        'Whoever starts the shootout has the first hand down and cannot be shut out.',
        '11 cards lie on the pile: there is much to share.',
      ],
      [
        'Заряжено пять шестёрок: это сильно.',
        'Рука того, кто начал перестрелку, уже первая: за бортом он не останется.',
        'В добыче 11 карт: есть что делить.',
      ],
    ],
    [
      '[WB-SHOOT-4] a shootout started too early',
      () => four({ revolver: '6', hand: '6 6 1' }, { sheriffs: 2, loot: '1 1' }),
      'shootout',
      [
        'The revolver has only one six.',
        'Whoever starts the shootout has the first hand down and cannot be shut out.',
        'Only 2 cards on the pile: there is little to share.',
        '2 cards of your set are still in hand, and a hand is worth nothing in a shootout.',
      ],
      [
        'В револьвере всего лишь одна шестёрка.',
        'Рука того, кто начал перестрелку, уже первая: за бортом он не останется.',
        'В добыче всего 2 карты: делить почти нечего.',
        'В руке остаётся 2 карты вашего набора, а в перестрелке рука не считается.',
      ],
    ],
    [
      '[WB-TURN-2] a pass',
      () => four({ hand: '6 6 1 3 5 4' }),
      'pass',
      ['Brings no new card.'],
      ['Новых карт не приносит.'],
    ],
    [
      '[WB-SWITCH-4] loose cards given back',
      () => {
        const state = table([{ hand: '6 6 6 1 3 S' }, { hand: 'J J' }, SIX, SIX]);
        play(state, ann, { type: 'play-event', card: 'switch', target: bob });
        return state;
      },
      'return 1 3',
      ['Gives back nothing that belongs to your set.'],
      ['Возвращает только то, что не входит в ваш набор.'],
    ],
    [
      '[WB-MISS-5] a card of another cancelled',
      () => shootout(['7 7 M', '7 7 7', '5 5', '1'], [ann, bob, cal, dot], { pot: 12 }).state,
      'miss 1',
      ['Takes a seven out of Bob’s revolver.'],
      ['Убирает семёрку из револьвера игрока Bob.'],
    ],
    [
      '[WB-MISS-5] an own card cancelled',
      () => shootout(['7 7 M', '7 7 7', '5 5', '1'], [ann, bob, cal, dot], { pot: 12 }).state,
      'miss 0',
      ['Costs you your own seven.'],
      ['Стоит вам собственной карты: семёрка.'],
    ],
    [
      '[WB-SEAL-3] a quick draw that is spare, and one that is slow for what is loaded',
      () => {
        const own = { revolver: '6 6 6', hand: '7 6 1' };
        const state = four(own, { sheriffs: 2, loot: LOOT, active: bob, options: { raceMode: 'sealed' } });
        play(state, bob, { type: 'start-shootout' });
        return state;
      },
      'sealed 7 load 6',
      [
        'Seven is a quick draw that your set does not need.',
        'The revolver then has four sixes.',
        'Loading 1 card now makes your hand slower.',
      ],
      [
        'Семёрка — быстрый рывок, и набору она не нужна.',
        'В револьвере будет четыре шестёрки.',
        'Зарядить сейчас 1 карту — значит замедлить руку.',
      ],
    ],
  ];

test.each(cases)('%s', (_title, lay, move, en, ru) => {
  const found = whys(lay(), move);
  expect(found.map((reason) => text.en.because(reason, names))).toEqual(en);
  expect(found.map((reason) => text.ru.because(reason, names))).toEqual(ru);
});
