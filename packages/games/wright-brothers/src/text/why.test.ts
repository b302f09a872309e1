import { expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import type { Event } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
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
      ['Your revolver will have four sixes.', 'A shootout can start at any moment, and only loaded cards count.'],
      [
        'В револьвере будет четыре шестёрки.',
        'Перестрелка может начаться в\u00a0любой миг, а\u00a0в\u00a0ней считается только заряженное.',
      ],
    ],
    [
      '[WB-LOAD-3] a loose card loaded, and cards of the set held back',
      () => four({ hand: '6 6 6 J 1 2' }, { sheriffs: 2 }),
      'load 1',
      [
        'Your revolver will have one one.',
        '1 card doesn’t fit your set, and loaded cards stay loaded.',
        '4 cards of your set are still in hand, where they don’t count in a shootout.',
      ],
      [
        'В револьвере будет одна единица.',
        'В набор не входит 1\u00a0карта, а заряженное уже не вынуть.',
        'На руке остаётся 4\u00a0карты вашего набора, а\u00a0в\u00a0перестрелке рука не считается.',
      ],
    ],
    [
      '[WB-DISC-4, WB-DRAW-2] loose cards thrown for as many new ones',
      () => four({ hand: '5 5 5 1 2 3' }),
      'discard 1 2 3',
      ['Throws nothing your set needs.', 'You draw 3 cards in exchange.'],
      ['Уходит только то, что не входит в ваш набор.', 'Взамен вы берёте 3\u00a0карты.'],
    ],
    [
      '[WB-DISC-3, WB-JOKER-3] cards of the set thrown away',
      () => four({ hand: '5 5 5 1 2 3' }),
      'discard 5 5',
      ['You draw 2 cards in exchange.', 'Gives up 2 cards of your set.'],
      ['Взамен вы берёте 2\u00a0карты.', 'Отдаёт 2\u00a0карты вашего набора.'],
    ],
    [
      '[WB-EVT-1] an event thrown instead of played',
      () => four({ hand: '6 6 1 3 5 H' }),
      'discard helper',
      ['Throws away the Helper instead of playing it.'],
      ['Выбрасывает помощника, вместо того чтобы сыграть.'],
    ],
    [
      '[WB-HELP-2] a Helper',
      () => four({ hand: '6 6 1 3 5 H' }),
      'event helper',
      ['From now on you draw up to 7 cards.'],
      ['Теперь вы добираете до 7\u00a0карт.'],
    ],
    [
      '[WB-IND-2] Indians against loaded revolvers',
      () => four({ hand: '6 6 1 3 5 I' }),
      'event indians',
      ['1 opponent loses a loaded card.'],
      ['1\u00a0соперник теряет заряженную карту.'],
    ],
    [
      '[WB-IND-2] Indians against nobody',
      () => table([{ hand: '6 6 1 3 5 I' }, SIX, SIX, SIX]),
      'event indians',
      ['Nobody has loaded anything, so the Indians find nothing.'],
      ['Никто ничего не зарядил: индейцам нечего взять.'],
    ],
    [
      '[WB-SWITCH-2] a Switch',
      () => four({ hand: '6 6 1 3 5 S' }),
      'event switch 1',
      ['Takes two of Bob’s cards, and you give back what you don’t want.'],
      ['Забирает две карты игрока Bob, а ненужное вы вернёте.'],
    ],
    [
      '[WB-SWITCH-3] a Switch against somebody with a single card',
      () => table([{ hand: '6 6 1 3 5 S' }, { revolver: '2 2 2 2 3', hand: '4' }, SIX, SIX]),
      'event switch 1',
      ['Takes Bob’s only card, and you give back what you don’t want.'],
      ['Забирает единственную карту игрока Bob, а ненужное вы вернёте.'],
    ],
    [
      '[WB-JOKER-4, WB-SHOOT-2] a shootout started with nothing but Jokers and a Miss',
      () => four({ revolver: 'J J M', hand: '1 2 4' }, { sheriffs: 2, loot: '1 1 2 3' }),
      'shootout',
      [
        'Your revolver has no set: Jokers and Misses alone are worth nothing.',
        'If you start the shootout, your hand is first and can’t be shut out.',
        '1 card of your set is still in hand, where they don’t count in a shootout.',
      ],
      [
        'В револьвере нет набора: одни джокеры и промахи ничего не стоят.',
        'Рука того, кто начал перестрелку, уже первая: вне дележа он не останется.',
        'На руке остаётся 1\u00a0карта вашего набора, а\u00a0в\u00a0перестрелке рука не считается.',
      ],
    ],
    [
      '[WB-SHOOT-1] a shootout started with a strong revolver over a rich pile',
      () => four({ revolver: '6 6 6 6 J', hand: '1' }, { sheriffs: 2, loot: LOOT }),
      'shootout',
      [
        'Five sixes loaded: that’s strong.',
        'If you start the shootout, your hand is first and can’t be shut out.',
        '11 cards of loot: plenty to share.',
      ],
      [
        'Заряжено пять шестёрок: это сильно.',
        'Рука того, кто начал перестрелку, уже первая: вне дележа он не останется.',
        'В добыче 11\u00a0карт: есть что делить.',
      ],
    ],
    [
      '[WB-SHOOT-4] a shootout started too early',
      () => four({ revolver: '6', hand: '6 6 1' }, { sheriffs: 2, loot: '1 1' }),
      'shootout',
      [
        'Your revolver has only one six.',
        'If you start the shootout, your hand is first and can’t be shut out.',
        'Only 2 cards of loot: little to share.',
        '2 cards of your set are still in hand, where they don’t count in a shootout.',
      ],
      [
        'В револьвере всего лишь одна шестёрка.',
        'Рука того, кто начал перестрелку, уже первая: вне дележа он не останется.',
        'В добыче всего 2\u00a0карты: делить почти нечего.',
        'На руке остаётся 2\u00a0карты вашего набора, а\u00a0в\u00a0перестрелке рука не считается.',
      ],
    ],
    [
      '[WB-TURN-2] a pass',
      () => four({ hand: '6 6 1 3 5 4' }),
      'pass',
      ['You draw no new cards.'],
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
      ['Gives back nothing your set needs.'],
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
        'Seven is a quick-draw card your set doesn’t need.',
        'Your revolver will have four sixes.',
        'Loading 1 card now makes your hand slower.',
      ],
      [
        'Семёрка — быстрый рывок, и набору она не нужна.',
        'В револьвере будет четыре шестёрки.',
        'Зарядить сейчас 1\u00a0карту — значит замедлить руку.',
      ],
    ],
  ];

test.each(cases)('%s', (_title, lay, move, en, ru) => {
  const found = whys(lay(), move);
  expect(found.map((reason) => text.en.because(reason, names))).toEqual(en);
  expect(found.map((reason) => text.ru.because(reason, names))).toEqual(ru);
});
