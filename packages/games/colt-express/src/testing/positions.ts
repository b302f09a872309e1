import type { Position } from '@saloon/kernel/testing';
import type { State } from '../rules/state.ts';
import { type Around, heist, type Seated, table } from './table.ts';
import { ann } from './words.ts';

/** Too far away to matter, unless a position says otherwise. */
const OUT: Seated = { at: 'W3r' };
const FOUR = { wagons: 'a b c d' } as const satisfies Around;

/** Ann's card is being resolved and she has to choose. */
function choosing(pile: string, players: readonly Seated[], around: Around = {}): State {
  const state = table(players, { ...FOUR, ...around });
  heist(state, pile);
  return state;
}

/** The fifth round with `before` turns still to follow, all of them standard. Ann plans first. */
const lastTurns = (before: number, players: readonly Seated[], around: Around = {}): State =>
  table(players, { ...FOUR, round: 5, card: 'r24-braking', turn: 4 - before, ...around });

const asked = (title: string, lay: () => State, ...best: string[]): Position<State> => [
  title,
  () => ({ state: lay(), seat: ann, best }),
];

/** Positions with an obviously best move, for testing bots. */
export const positions: readonly Position<State>[] = [
  asked(
    '[CE-ROB-1, CE-END-1] a purse, a jewel and the strongbox lie here: take the strongbox',
    () => choosing('ann:robbery', [{ at: 'W2i' }, OUT, OUT], { loot: { W2i: 'purse jewel strongbox' } }),
    'rob strongbox',
  ),
  asked(
    '[CE-ROB-1] a jewel is worth as much as the best purse, and a purse is usually less',
    () => choosing('ann:robbery', [{ at: 'W2i' }, OUT, OUT], { loot: { W2i: 'purse jewel' } }),
    'rob jewel',
  ),
  asked(
    '[CE-MOVE-1] a robbery is planned next: go where loot lies, not to the empty car',
    () => choosing('ann:move ann:robbery', [{ at: 'W2i' }, OUT, OUT], { loot: { W3i: 'jewel' } }),
    'go 3',
  ),
  asked(
    '[CE-MOVE-2] on the roofs three cars are one move: go to the jewel at the end of the train',
    () =>
      choosing('ann:move ann:robbery', [{ at: 'W1r' }, { at: 'Li' }, { at: 'Li' }], {
        marshal: 2,
        loot: { W4r: 'jewel', W2r: 'purse' },
      }),
    'go 4',
  ),
  asked(
    '[CE-LAW-2, CE-LAW-3] the strongbox lies beside the Marshal: he would chase me off before I could take it',
    () =>
      choosing('ann:move ann:robbery', [{ at: 'W1i' }, OUT, OUT], {
        marshal: 0,
        loot: { Li: 'strongbox', W2i: 'jewel' },
      }),
    'go 2',
  ),
  asked(
    '[CE-PUNCH-2] whoever is punched loses what the puncher chooses: the strongbox',
    () => choosing('ann:punch ann:robbery', [{ at: 'W2i' }, { at: 'W2i', loot: '250 jewel strongbox' }, OUT]),
    'punch cheyenne strongbox forward',
    'punch cheyenne strongbox backward',
  ),
  asked(
    '[CE-PUNCH-2] the one with a jewel, not the one with nothing',
    () => choosing('ann:punch ann:robbery', [{ at: 'W3i' }, { at: 'W3i' }, { at: 'W3i', loot: 'jewel' }]),
    'punch ghost jewel forward',
    'punch ghost jewel backward',
  ),
  asked(
    '[CE-CHEY-1] Cheyenne keeps the purse that she punches out of somebody',
    () => choosing('ann:punch', [{ bandit: 'cheyenne', at: 'W2i' }, { at: 'W2i', loot: '500' }, OUT]),
    'punch doc purse keep forward',
    'punch doc purse keep backward',
  ),
  asked(
    '[CE-MARSHAL-1, CE-LAW-3] the Marshal goes to two rivals, not to me',
    () => choosing('ann:marshal', [{ at: 'W1i' }, { at: 'W3i' }, { at: 'W3i' }], { marshal: 2 }),
    'marshal backward',
  ),
  asked(
    '[CE-DUO-12] the own partner is no target while there is another',
    () =>
      choosing('ann:ghost-fire', [
        {
          team: [
            { bandit: 'ghost', at: 'W1i' },
            { bandit: 'tuco', at: 'W2i' },
          ],
        },
        {
          team: [
            { bandit: 'doc', at: 'W2i' },
            { bandit: 'django', at: 'W3r' },
          ],
        },
      ]),
    'shoot doc',
  ),
  asked(
    '[CE-PLAN-3] the last turn of the game and a jewel underfoot: rob',
    () => lastTurns(0, [{ at: 'W2i', hand: 'robbery move ladder punch' }, OUT, OUT], { loot: { W2i: 'jewel' } }),
    'play robbery',
  ),
  asked(
    '[CE-PLAN-3] the last turn of the game: a purse here is more than a strongbox next door',
    () =>
      lastTurns(0, [{ at: 'W2i', hand: 'robbery move ladder' }, OUT, OUT], {
        loot: { W2i: 'purse', W3i: 'strongbox' },
      }),
    'play robbery',
  ),
  asked(
    '[CE-LADDER-1] two turns are left and the jewel is overhead: first the ladder',
    () =>
      lastTurns(1, [{ at: 'W2i', hand: 'robbery ladder', revolver: 1 }, { at: 'Lr' }, { at: 'Lr' }], {
        loot: { W2r: 'jewel' },
      }),
    'play ladder',
  ),
  asked(
    '[CE-MOVE-1] two turns are left and the jewel is next door: first the move',
    () =>
      lastTurns(1, [{ at: 'W2i', hand: 'robbery move', revolver: 1 }, { at: 'Lr' }, { at: 'Lr' }], {
        loot: { W3i: 'jewel' },
      }),
    'play move',
  ),
  asked(
    '[CE-FIRE-1] the revolver is empty: a shot would do nothing, a purse is a purse',
    () =>
      lastTurns(0, [{ at: 'W2i', hand: 'fire robbery', revolver: 0, fired: 6 }, { at: 'W3i' }, OUT], {
        loot: { W2i: 'purse' },
      }),
    'play robbery',
  ),
  asked(
    '[CE-END-3] one bullet behind the gunslinger, and he stands next door: a shot is worth a thousand, a purse is not',
    () =>
      lastTurns(0, [{ at: 'W2i', hand: 'fire robbery', revolver: 2 }, { at: 'W3i', revolver: 1 }, OUT], {
        loot: { W2i: 'purse' },
      }),
    'play fire',
  ),
  asked(
    '[CE-PUNCH-2, CE-ROB-1] the strongbox is in a pocket beside me and two turns are left: first the punch',
    () =>
      lastTurns(1, [{ at: 'W3i', hand: 'punch robbery' }, { at: 'W3i', loot: 'strongbox' }, { at: 'Lr' }], {
        pile: 'bob:fire',
      }),
    'play punch',
  ),
];
