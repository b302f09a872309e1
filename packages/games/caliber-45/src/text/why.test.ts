import type { Seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import type { Event } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { play, rob } from '../testing/play.ts';
import { type Around, ann, bob, dot, type Seated, table } from '../testing/table.ts';
import { text } from './index.ts';
import { why } from './why.ts';

const SIX = '5 4 3 2 2 1';
const names = (seat: number) => ['Ann', 'Bob', 'Cal', 'Dot'][seat] ?? '';

/** The reasons for and against this move of Ann's. */
function whys(state: State, notation: string) {
  const move = caliber45.parseMove(notation);
  if (move === undefined) throw new Error(`Cannot read ${notation}`);
  const after = caliber45.clone(state);
  const events: Event[] = [];
  const input = { type: 'move', at: state.at, seat: ann, move, answers: state.question } as const;
  caliber45.apply(after, input, (event) => events.push(event));
  return why({ before: state, after, events, seat: ann, move });
}

const four = (own: Seated, others: readonly Seated[] = [], around: Around = {}): State =>
  table([own, others[0] ?? { hand: SIX }, others[1] ?? { hand: SIX }, others[2] ?? { hand: SIX }], around);

function shootout(own: Seated, bobs: Seated, dots: Seated, inIt: readonly Seat[]): State {
  const state = four(own, [bobs, { hand: SIX }, dots], { spread: 'stagecoach-100' });
  rob(state, ann, inIt);
  return state;
}
function alone(own: Seated, card: string): State {
  const state = four(own, [], { spread: card });
  rob(state, ann, []);
  return state;
}
function hiring(cowboy: string): State {
  const state = four({ cowboy: 'none', hand: '6 5' }, [], { cowboys: cowboy });
  play(state, ann, 'hire');
  return state;
}
function shotAt(own: Seated): State {
  const state = four(own, [{ hand: '2' }, {}, {}], { spread: 'stagecoach-100', active: bob });
  rob(state, bob, [ann]);
  play(state, bob, 'shoot 0 bullet-2');
  return state;
}

const cases: readonly [title: string, lay: () => State, move: string, en: readonly string[], ru: readonly string[]][] =
  [
    [
      '[C45-DEF-3, C45-SHOOT-12] a shot above the last rival’s cap, with just enough bullets',
      () => shootout({ cowboy: 'pat', hand: '6 4 1' }, { cowboy: 'billy', hand: SIX }, {}, [bob]),
      'shoot 1 bullet-1 bullet-6',
      [
        'A shot of 7 is more than Bob can answer.',
        'Bob is the last rival: $100,000 would be yours.',
        'Spends no more than needed: 7.',
      ],
      [
        'На выстрел силой 7 игроку Bob не ответить.',
        'Bob — последний соперник: $100\u00a0000 будут ваши.',
        'Тратит не больше, чем нужно: 7.',
      ],
    ],
    [
      '[C45-DEF-1] more bullets than needed against a player without cards',
      () => shootout({ hand: '6 6 1' }, {}, { hand: SIX }, [bob, dot]),
      'shoot 1 bullet-6',
      ['A shot of 6 is more than Bob can answer.', 'Spends 6 where 1 would do.'],
      ['На выстрел силой 6 игроку Bob не ответить.', 'Тратит 6, хотя хватило бы 1 и карты поменьше у вас есть.'],
    ],
    [
      '[C45-SHOOT-4, C45-DEF-3] bullets above the cap, at a player who may answer',
      () => shootout({ cowboy: 'belle', hand: '6 1' }, { cowboy: 'billy', hand: SIX }, {}, [bob]),
      'shoot 1 bullet-6',
      ['Bob can answer up to 6.', 'More than your cowboy can fire at once: 2 bullets lost.'],
      ['Bob может ответить: до 6.', 'Столько ковбой за раз не выпустит: пропадает 2\u00a0патрона.'],
    ],
    [
      '[C45-GRD-3, C45-DIV-3] guards beaten with just enough, and the loot',
      () => alone({ hand: '6 5 2 M' }, 'mail-car-150'),
      'repel bullet-2',
      ['Your team takes $150,000.', 'Spends no more than needed: 2.'],
      ['Вашей команде достаётся $150\u00a0000.', 'Тратит не больше, чем нужно: 2.'],
    ],
    [
      '[C45-GRD-3] guards beaten with too much',
      () => alone({ hand: '6 5 2 M' }, 'mail-car-150'),
      'repel bullet-6',
      ['Your team takes $150,000.', 'Spends 6 where 2 would do.'],
      ['Вашей команде достаётся $150\u00a0000.', 'Тратит 6, хотя хватило бы 2 и карты поменьше у вас есть.'],
    ],
    [
      '[C45-DEF-1, C45-SHOOT-10] a defence, and the turn',
      () => shotAt({ hand: '6 6 5 2' }),
      'defend bullet-2',
      ['Spends no more than needed: 2.', 'If you defend, you get the next turn.'],
      ['Тратит не больше, чем нужно: 2.', 'Защититесь — и следующий ход ваш.'],
    ],
    [
      '[C45-GRD-8, C45-CARD-2] a ride that saves the cowboy and gives up the loot',
      () => alone({ cowboy: 'wild', hand: '1 Ca M' }, 'gold-train-300'),
      'ride',
      ['You keep your cowboy with a cap of 8.', 'Gives up $300,000.'],
      ['Ваш ковбой (на 8\u00a0патронов разом) остаётся с вами.', 'Уступает $300\u00a0000.'],
    ],
    [
      '[C45-GRD-8] a fall',
      () => alone({ cowboy: 'wild', hand: '1 Ca M' }, 'gold-train-300'),
      'fall',
      ['You lose a cowboy with a cap of 8.'],
      ['Вы теряете ковбоя на 8\u00a0патронов разом.'],
    ],
    [
      '[C45-SHOOT-8] fleeing hands over the loot',
      () => shootout({ hand: 'M' }, { hand: '3 2' }, {}, [bob]),
      'flee',
      ['Bob takes $100,000 for a rival team.', 'You keep your cowboy with a cap of 6.', 'Gives up $100,000.'],
      [
        'Чужой команде достаётся $100\u00a0000: добычу забирает Bob.',
        'Ваш ковбой (на 6\u00a0патронов разом) остаётся с вами.',
        'Уступает $100\u00a0000.',
      ],
    ],
    [
      '[C45-SHER-1] a fine paid',
      () => alone({ cowboy: 'wild', hand: '6 5 4', money: '500 50 50' }, 'sheriff'),
      'pay-fine',
      ['You keep your cowboy with a cap of 8.', 'Costs $50,000.'],
      ['Ваш ковбой (на 8\u00a0патронов разом) остаётся с вами.', 'Стоит $50\u00a0000.'],
    ],
    [
      '[C45-CALL-3, C45-CALL-7] a robbery with good arms and no rivals',
      () => four({ hand: '6 6 5 5 4 4' }, [{ cowboy: 'none' }, { cowboy: 'none' }, { cowboy: 'none' }]),
      'announce',
      ['30 bullets in hand: well armed.', 'No rival can join.'],
      ['На руке 30\u00a0патронов: оружия хватает.', 'Никто из соперников не может ехать следом.'],
    ],
    [
      '[C45-CALL-6, C45-BAIL-10] a robbery with poor arms and a bail to pay',
      () => four({ hand: '1 Ca', bail: 2, money: '150' }),
      'announce',
      ['Only 1 bullet in hand: poorly armed.', 'Costs $100,000.'],
      ['На руке всего 1\u00a0патрон: маловато.', 'Стоит $100\u00a0000.'],
    ],
    [
      '[C45-ARM-6] a cactus exchanged',
      () => four({ hand: 'Ca Ca Co 1 1 1' }),
      'exchange cactus',
      ['A cactus is useless.'],
      ['Кактус никому не нужен.'],
    ],
    [
      '[C45-ARM-6] a big bullet exchanged',
      () => four({ hand: 'Ca Ca Co 1 1 6' }),
      'exchange bullet-6',
      ['Swaps out a six, which is useful.'],
      ['Уходит полезная карта: вы отдаёте шестёрку.'],
    ],
    [
      '[C45-ARM-2] a card drawn',
      () => four({ hand: '3 1' }),
      'draw',
      ['You hold 4 bullets: another card would help.'],
      ['На руке 4\u00a0патрона: ещё одна карта вооружит лучше.'],
    ],
    [
      '[C45-HIRE-2, C45-COW-2] a strong cowboy kept',
      () => hiring('wild'),
      'keep',
      ['A cowboy with a cap of 8 is worth having.'],
      ['Ковбой на 8\u00a0патронов разом — это сила.'],
    ],
    [
      '[C45-HIRE-4] a strong cowboy rejected',
      () => hiring('wild'),
      'reject',
      ['Sends away a cowboy with a cap of 8.'],
      ['Вы прогоняете ковбоя на 8\u00a0патронов разом.'],
    ],
    [
      '[C45-HIRE-4, C45-COW-2] a weak cowboy rejected',
      () => hiring('belle'),
      'reject',
      ['With a cap of 4, this cowboy is easy prey: the next may be better.'],
      ['Ковбой на 4\u00a0патрона разом — лёгкая добыча: придёт кто-нибудь получше.'],
    ],
    [
      '[C45-BAIL-3, C45-BAIL-4] a token worked off',
      () => four({ hand: '6 6 5 5 4 4', bail: 1 }),
      'work-off',
      ['Your next robbery will cost $50,000 less.'],
      ['Ехать на дело будет на $50\u00a0000 дешевле.'],
    ],
    [
      '[C45-END-1] a game won',
      () => alone({ hand: '6 M', money: '500' }, 'fort-knox-500'),
      'repel bullet-6',
      ['Your team takes $500,000.', 'Wins the game for your team.', 'Spends no more than needed: 6.'],
      ['Вашей команде достаётся $500\u00a0000.', 'Ваша команда выигрывает партию.', 'Тратит не больше, чем нужно: 6.'],
    ],
  ];

test.each(cases)('%s', (_title, lay, move, en, ru) => {
  const found = whys(lay(), move);
  expect(found.map((reason) => text.en.because(reason, names))).toEqual(en);
  expect(found.map((reason) => text.ru.because(reason, names))).toEqual(ru);
});
