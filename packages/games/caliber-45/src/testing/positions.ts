import type { Seat } from '@saloon/kernel';
import type { Position } from '@saloon/kernel/testing';
import type { State } from '../rules/state.ts';
import { play, rob } from './play.ts';
import { type Around, ann, bob, dot, type Seated, table } from './table.ts';

/** A hand for other players, whose cards don't matter. */
const SIX = '5 4 3 2 2 1';

/** Ann, Bob, Cal and Dot in alternating teams. */
const four = (own: Seated, bobs: Seated, cals: Seated, dots: Seated, around: Around = {}): State =>
  table([own, bobs, cals, dots], around);

/** A shootout over a stagecoach, with Ann's turn first. */
function shootout(
  own: Seated,
  rivals: readonly [bobs: Seated, dots: Seated],
  inIt: readonly Seat[],
  around: Around = {},
) {
  const [bobs, dots] = rivals;
  const state = four(own, bobs, { hand: SIX }, dots, { spread: 'stagecoach-100', ...around });
  rob(state, ann, inIt);
  return state;
}

/** Ann is alone in a robbery and has revealed this card. */
function alone(own: Seated, card: string, around: Around = {}): State {
  const state = four(own, { hand: SIX }, { hand: SIX }, { hand: SIX }, { spread: card, ...around });
  rob(state, ann, []);
  return state;
}

/** Positions with one clearly best move, for the bots' test. */
export const positions: readonly Position<State>[] = [
  [
    '[C45-DEF-3, C45-EX-1] seven bullets of a carbine are more than a cap of 6 can answer, and the loot would win him the game: shoot just those',
    () => ({
      state: shootout(
        { cowboy: 'pat', hand: '6 4 1' },
        [{ cowboy: 'billy', hand: SIX, money: '500 200 200' }, {}],
        [bob],
      ),
      seat: ann,
      best: ['shoot 1 bullet-1 bullet-6'],
    }),
  ],
  [
    '[C45-SHOOT-11, C45-RULING-22] two shots that nobody can answer: first at the one before me, so that I have the turn again',
    () => ({
      state: shootout(
        { cowboy: 'wild', hand: '6 6 2 2' },
        [
          { cowboy: 'cole', hand: SIX },
          { cowboy: 'wyatt', hand: SIX },
        ],
        [bob, dot],
      ),
      seat: ann,
      best: ['shoot 3 bullet-2 bullet-6'],
    }),
  ],
  [
    '[C45-SHOOT-11, C45-DEF-3] one rival without cards before me, one with a cap below my shot after me: the small bullet first',
    () => ({
      state: shootout(
        { cowboy: 'doc', hand: '5 1' },
        [{ cowboy: 'belle', hand: SIX }, { cowboy: 'jesse' }],
        [bob, dot],
      ),
      seat: ann,
      best: ['shoot 3 bullet-1'],
    }),
  ],
  [
    '[C45-DEF-1] the last rival has no cards: the smallest bullet will do',
    () => ({
      state: shootout({ hand: '6 6 1' }, [{}, { hand: SIX }], [bob]),
      seat: ann,
      best: ['shoot 1 bullet-1'],
    }),
  ],
  [
    '[C45-END-1, C45-DEF-3] a shot above the cap of the last rival wins the game: shoot',
    () => ({
      state: shootout(
        { cowboy: 'billy', hand: '6 5 M', money: '500 200 200' },
        [{ cowboy: 'belle', hand: SIX }, {}],
        [bob],
        {
          spread: 'stagecoach-100',
        },
      ),
      seat: ann,
      best: ['shoot 1 bullet-5'],
    }),
  ],
  [
    '[C45-SHOOT-8, C45-END-1] who flees hands the rivals the loot they need: draw, with a Mustang to ride on',
    () => ({
      state: shootout({ hand: 'M' }, [{ hand: '3 2', money: '500 200 200' }, {}], [bob]),
      seat: ann,
      best: ['draw'],
    }),
  ],
  [
    '[C45-DEF-1, C45-DEF-2] a shot of 2 at a hand of big bullets: answer with the 2, and have the turn',
    () => {
      const state = four({ hand: '6 6 5 2' }, { hand: '2' }, {}, {}, { spread: 'stagecoach-100', active: bob });
      rob(state, bob, [ann]);
      play(state, bob, 'shoot 0 bullet-2');
      return { state, seat: ann, best: ['defend bullet-2'] };
    },
  ],
  [
    '[C45-GRD-6, C45-SHOOT-11] two rivals without cards, and the loot wins the game: the 4 for three guards, to keep two cards for two sure shots',
    () => {
      const state = four({ hand: '4 2 1', money: '500 200 100' }, {}, { hand: SIX }, {}, { spread: 'mail-car-200' });
      rob(state, ann, [bob, dot]);
      return { state, seat: ann, best: ['repel bullet-4'] };
    },
  ],
  [
    '[C45-DEF-2, C45-SHOOT-10] the last card of two rivals was a shot of 3, and the loot wins the game: the 4 against it, to keep two cards for two sure shots',
    () => {
      const own = { hand: '4 2 1', money: '500 200 200' };
      const state = four(own, { hand: '3' }, { hand: SIX }, {}, { spread: 'stagecoach-100', active: bob });
      rob(state, bob, [ann, dot]);
      play(state, bob, 'shoot 0 bullet-3');
      return { state, seat: ann, best: ['defend bullet-4'] };
    },
  ],
  [
    '[C45-GRD-3, C45-DIV-3] two guards and nobody to share with: the 2 is enough',
    () => ({ state: alone({ hand: '6 5 2 M' }, 'mail-car-150'), seat: ann, best: ['repel bullet-2'] }),
  ],
  [
    '[C45-IND-1] three Indians have no loot: the 3 is enough for them',
    () => ({ state: alone({ hand: '6 6 3' }, 'indians-3'), seat: ann, best: ['repel bullet-3'] }),
  ],
  [
    '[C45-GRD-8, C45-CARD-2] five guards, one bullet and a Mustang: ride, and keep the best cowboy there is',
    () => ({ state: alone({ cowboy: 'wild', hand: '1 Ca M' }, 'gold-train-300'), seat: ann, best: ['ride'] }),
  ],
  [
    '[C45-GRD-7, C45-END-1] Fort Knox wins the game: the last six bullets for its guards, though a Mustang would save them',
    () => ({ state: alone({ hand: '6 M', money: '500' }, 'fort-knox-500'), seat: ann, best: ['repel bullet-6'] }),
  ],
  [
    '[C45-SHER-1, C45-SHER-5] fifty thousand out of six hundred for the best cowboy there is: pay',
    () => ({
      state: alone({ cowboy: 'wild', hand: '6 5 4', money: '500 50 50' }, 'sheriff'),
      seat: ann,
      best: ['pay-fine'],
    }),
  ],
  [
    '[C45-HIRE-2, C45-HIRE-3] the best cowboy there is has been drawn: keep him',
    () => {
      const state = four({ cowboy: 'none', hand: '6 5' }, { hand: SIX }, {}, { hand: SIX }, { cowboys: 'wild' });
      play(state, ann, 'hire');
      return { state, seat: ann, best: ['keep'] };
    },
  ],
  [
    '[C45-HIRE-4, C45-COW-2] the weakest cowboy has been drawn and only the strongest are left: send her away',
    () => {
      const state = four(
        { cowboy: 'none', hand: '6 6 5 4' },
        { cowboy: 'jesse', hand: SIX, seen: true },
        { cowboy: 'billy', hand: SIX, seen: true },
        { cowboy: 'butch', hand: SIX, seen: true },
        { cowboys: 'belle', cowboyDiscard: 'doc calamity john sundance' },
      );
      play(state, ann, 'hire');
      return { state, seat: ann, best: ['reject'] };
    },
  ],
  [
    '[C45-BAIL-3, C45-BAIL-4] a full hand of big bullets behind a last token: work it off and spoil nothing',
    () => ({
      state: four({ hand: '6 6 5 5 4 4', bail: 1 }, { hand: SIX }, { hand: SIX }, { hand: SIX }),
      seat: ann,
      best: ['work-off'],
    }),
  ],
  [
    '[C45-ARM-6, C45-CARD-5] three thorns in hand and three armed players around: throw away a cactus, keep the bullets, and do not go',
    () => ({
      state: four({ hand: 'Ca Ca Ca 3 3 3' }, { hand: SIX }, { hand: SIX }, { hand: SIX }),
      seat: ann,
      best: ['exchange cactus'],
    }),
  ],
  [
    '[C45-ARM-2, C45-ARM-12] a cactus in hand and three armed players around: draw, and do not go',
    () => ({
      state: four({ cowboy: 'wild', hand: 'Ca' }, { hand: SIX }, { hand: SIX }, { hand: SIX }),
      seat: ann,
      best: ['draw'],
    }),
  ],
  [
    '[C45-CALL-3, C45-CALL-7] the best hand, and nobody else has a cowboy: go',
    () => ({
      state: four(
        { hand: '6 6 5 5 4 4' },
        { cowboy: 'none', hand: SIX },
        { cowboy: 'none' },
        { cowboy: 'none', hand: SIX },
      ),
      seat: ann,
      best: ['announce'],
    }),
  ],
  [
    '[C45-CALL-2, C45-END-1] a rival without a single card goes for the loot that wins the game: join with the best hand',
    () => {
      const state = four(
        { cowboy: 'wild', hand: '6 6 5 4 3 2' },
        { money: '500 200 200' },
        { cowboy: 'none' },
        { cowboy: 'none' },
        { active: bob },
      );
      play(state, bob, 'announce');
      return { state, seat: ann, best: ['join'] };
    },
  ],
  [
    '[C45-CALL-6, C45-BAIL-10] two armed rivals go; joining them costs a hundred and fifty thousand, with a cactus in hand: stay',
    () => {
      const state = four(
        { hand: 'Ca', bail: 3, money: '150' },
        { cowboy: 'wild', hand: SIX },
        { cowboy: 'none' },
        { cowboy: 'cole', hand: SIX },
        { active: bob },
      );
      play(state, bob, 'announce');
      play(state, dot, 'join');
      return { state, seat: ann, best: ['decline'] };
    },
  ],
];
