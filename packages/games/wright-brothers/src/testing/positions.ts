import type { Position } from '@saloon/kernel/testing';
import type { State } from '../rules/state.ts';
import { shootout } from './showdown.ts';
import { ann, bob, cal, dot, lags, play, type Seated, table } from './table.ts';

/** Only the number of others' cards matters. */
const SIX: Seated = { hand: '1 2 3 4 5 7' };
const loaded = (revolver: string, hand: string): Seated => ({ revolver, hand });
const RIVALS: readonly Seated[] = [SIX, loaded('3 3', '1 2 4 5'), loaded('2 2', '1 3 4 5')];
const LOOT = '1 1 2 2 3 3 4 4 5 7 7';

/** Positions with an obviously best move, for testing bots. */
export const positions: readonly Position<State>[] = [
  [
    '[WB-SHOOT-4, WB-LOAD-3] a shootout may be started, and the set is still in hand: load it first, as nothing can be loaded after',
    () => ({
      state: table([{ hand: '6 6 6 J 1 2' }, ...RIVALS], { sheriffs: 2, loot: LOOT }),
      seat: ann,
      best: ['load 6 6 6 joker'],
    }),
  ],
  [
    '[WB-SHOOT-1, WB-RACE-5] five alike are loaded and the pile is large: start the shootout, as whoever starts is not shut out',
    () => ({
      state: table([loaded('6 6 6 6 J', '1'), ...RIVALS], { sheriffs: 2, loot: LOOT }),
      seat: ann,
      best: ['shootout'],
    }),
  ],
  [
    '[WB-SHER-4, WB-SHOOT-5] the next sheriff starts a race in which everybody may be shut out: start the shootout before it comes',
    () => ({
      state: table([loaded('5 5 5 J', '1 2'), ...RIVALS], { sheriffs: 3, loot: LOOT }),
      seat: ann,
      best: ['shootout'],
    }),
  ],
  [
    '[WB-SHER-2, WB-TURN-5] the second sheriff may come with any card and the next player may start: load the four alike now',
    () => ({
      state: table([{ hand: '6 6 6 6 1 2' }, ...RIVALS], { sheriffs: 1, loot: LOOT }),
      seat: ann,
      best: ['load 6 6 6 6'],
    }),
  ],
  [
    '[WB-DISC-4, WB-DRAW-2] three fives to keep, and 1 + 2 = 3: throw all three, which brings three new cards',
    () => ({ state: table([{ hand: '5 5 5 1 2 3' }, SIX, SIX, SIX]), seat: ann, best: ['discard 1 2 3'] }),
  ],
  [
    '[WB-DISC-3] a pair, and a larger set to keep: throw both of the pair',
    () => ({ state: table([{ hand: '6 6 6 J 2 2' }, SIX, SIX, SIX]), seat: ann, best: ['discard 2 2'] }),
  ],
  [
    '[WB-JOKER-3, WB-DISC-2] one card does not belong to the set and its Jokers: throw that one',
    () => ({ state: table([{ hand: '5 5 5 J J 1' }, SIX, SIX, SIX]), seat: ann, best: ['discard 1'] }),
  ],
  [
    '[WB-HELP-2, WB-HELP-4] the round has just begun: a Helper is one more card in every turn to come',
    () => ({ state: table([{ hand: '6 6 1 3 5 H' }, SIX, SIX, SIX]), seat: ann, best: ['event helper'] }),
  ],
  [
    '[WB-SWITCH-4, WB-JOKER-3] a Switch brought two Jokers to three sixes: the loose cards go back',
    () => {
      const state = table([{ hand: '6 6 6 1 3 S' }, { hand: 'J J' }, SIX, SIX]);
      play(state, ann, { type: 'play-event', card: 'switch', target: bob });
      return { state, seat: ann, best: ['return 1 3'] };
    },
  ],
  [
    '[WB-SWITCH-4] a Switch brought two more fours: they stay, and the loose cards go back',
    () => {
      const state = table([{ hand: '4 4 J 7 2 S' }, { hand: '4 4' }, { hand: '1 1 2 3 5 5' }, SIX], { sheriffs: 1 });
      play(state, ann, { type: 'play-event', card: 'switch', target: bob });
      return { state, seat: ann, best: ['return 2 7'] };
    },
  ],
  [
    '[WB-RACE-5, WB-RACE-11] somebody has started a shootout: slap, as a card loaded now makes the slowest hand',
    () => {
      const state = table([loaded('6 6 6', '6 J 1'), ...RIVALS], { sheriffs: 2, loot: LOOT, active: bob });
      lags(state, ['local', 'local', 'local', 'local']);
      play(state, bob, { type: 'start-shootout' });
      return { state, seat: ann, best: ['slap'] };
    },
  ],
  [
    '[WB-RACE-5, WB-RANK-3] somebody has started a shootout and nothing is loaded: slap all the same, as a place among the last still has a share',
    () => {
      const state = table([{ hand: '6 5 4 3 2 1' }, ...RIVALS], { sheriffs: 2, loot: LOOT, active: bob });
      lags(state, ['local', 'local', 'local', 'local']);
      play(state, bob, { type: 'start-shootout' });
      return { state, seat: ann, best: ['slap'] };
    },
  ],
  [
    '[WB-MISS-5, WB-RANK-1] the Miss may hit the own sevens or those of the one set above: hit the other, and win the tie by the earlier hand',
    () => ({
      state: shootout(['7 7 M', '7 7 7', '5 5', '1'], [ann, bob, cal, dot], { pot: 12 }).state,
      seat: ann,
      best: ['miss 1'],
    }),
  ],
  [
    '[WB-MISS-5, WB-RANK-1] two rivals have sevens: hit the one who would rank above',
    () => ({
      state: shootout(['6 6 6 M', '7 7 7', '7 1', '2'], [ann, bob, cal, dot], { pot: 12 }).state,
      seat: ann,
      best: ['miss 1'],
    }),
  ],
  [
    '[WB-MISS-2, WB-MISS-5] two Misses against three sevens: both have to hit them, as the second could not make up for the first',
    () => ({
      state: shootout(['6 6 M M', '7 7 7', '7 3', '2'], [ann, bob, cal, dot], { pot: 12 }).state,
      seat: ann,
      best: ['miss 1'],
    }),
  ],
  [
    '[WB-END-2, WB-DIV-2] the last round, ahead by more than half of the pile: start the shootout with any set, and nobody can catch up',
    () => ({
      state: table([{ ...loaded('3 3', '1 2 5 7'), score: 30 }, { ...SIX, score: 24 }, SIX, SIX], {
        sheriffs: 2,
        loot: '1 1 2 2 4 4 5 5 7 7',
        round: 6,
      }),
      seat: ann,
      best: ['shootout'],
    }),
  ],
  [
    '[WB-SEAL-3] a sealed race with four alike loaded: the seven is the quick draw, and nothing more is loaded',
    () => {
      const state = table([loaded('6 6 6 6', '7 1'), ...RIVALS], {
        sheriffs: 2,
        loot: LOOT,
        active: bob,
        options: { raceMode: 'sealed' },
      });
      play(state, bob, { type: 'start-shootout' });
      return { state, seat: ann, best: ['sealed 7 load'] };
    },
  ],
  [
    '[WB-DUEL-1, WB-DUEL-13] two players, six alike against an empty revolver, and the winner takes all: call the duel',
    () => ({
      state: table([loaded('6 6 6 6 J J', ''), SIX], { sheriffs: 3, loot: LOOT }),
      seat: ann,
      best: ['duel'],
    }),
  ],
];
