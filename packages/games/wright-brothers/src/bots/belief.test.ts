import { next16, rngFrom, type Seat, seatsOf, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { countOf, JOKER, ordinaryPart, sizeOf } from '../rules/cards.ts';
import { bestReading, sizeOfSet } from '../rules/showdown.ts';
import { playerAt, type State } from '../rules/state.ts';
import { ann, table } from '../testing/index.ts';
import { belief } from './belief.ts';
import { script } from './script.ts';

const setOf = (state: State, by: Seat): number => {
  const { revolver } = playerAt(state, by);
  return sizeOfSet(bestReading(ordinaryPart(revolver), countOf(revolver, JOKER)));
};

test('[WB-LOAD-4] sets in others’ revolvers are likelier than loose cards; the seat’s own revolver doesn’t count', () => {
  const deal = (own: string, bobs: string, cals: string) =>
    belief(table([{ revolver: own }, { revolver: bobs }, { revolver: cals }]), ann);
  expect(deal('', '5 5 5 J', '2 2 2')).toBe(1);
  expect(deal('1 2 3 4', '5 5 5 J', '2 2 2')).toBe(1);
  expect(deal('', '5 5 4 J', '2 2 1')).toBeLessThan(1);
  expect(deal('5 5 5', '1 2 3 4', '2 3 6')).toBeLessThan(0.1);
  expect(deal('', '', '')).toBe(1);
});

/** Like search, deals again up to three times if a deal is unlikely. */
function believed(state: State, me: Seat, rng: ReturnType<typeof rngFrom>): State {
  for (let more = 4; ; more--) {
    const deal = wrightBrothers.redeal(state, me, rng);
    if (more === 1 || next16(rng) < belief(deal, me) * 0x1_0000) return deal;
  }
}

/** Turns played by the scripted strategy. */
function playOn(state: State, look: (state: State) => void): void {
  const rng = rngFrom(seedOf(5));
  const act = (by: Seat): boolean => {
    const move = script(state, by, wrightBrothers.legalMoves(state, by), rng);
    if (move === undefined) return false;
    const answers = wrightBrothers.question(state, move);
    const input = { type: 'move', at: state.at + 1, seat: by, move } as const;
    wrightBrothers.apply(state, answers === undefined ? input : { ...input, answers });
    return true;
  };
  while (wrightBrothers.outcome(state) === undefined) {
    for (const by of seatsOf(state.players.length)) if (by !== state.active && state.phase === 'turn') act(by);
    if (state.phase === 'turn') look(state);
    const [by] = wrightBrothers.toAct(state);
    const due = wrightBrothers.deadline(state);
    if (by === undefined && due !== undefined) {
      wrightBrothers.apply(state, { type: 'timer', at: due.at, id: due.id });
      continue;
    }
    if (by === undefined || !act(by)) throw new Error('Cannot go on: nobody has a habit');
  }
}

test('believed deals are closer to what the others really loaded', () => {
  const [plain, likely] = [rngFrom(seedOf(1)), rngFrom(seedOf(2))];
  let positions = 0;
  const off = { plain: 0, likely: 0 };
  for (let game = 0; game < 8; game++) {
    const state = wrightBrothers.setup(table([{}, {}]).options, 4, seedOf(game));
    playOn(state, () => {
      const me = state.active;
      const others = seatsOf(4).filter((by) => by !== me && sizeOf(playerAt(state, by).revolver) > 1);
      if (others.length < 2) return;
      const deals = { plain: wrightBrothers.redeal(state, me, plain), likely: believed(state, me, likely) };
      positions += 1;
      for (const by of others) {
        off.plain += Math.abs(setOf(deals.plain, by) - setOf(state, by)) / others.length;
        off.likely += Math.abs(setOf(deals.likely, by) - setOf(state, by)) / others.length;
      }
    });
  }
  expect(positions).toBeGreaterThan(200);
  // Cards by which the guess of a set is wrong on average: 1.4 without belief, 1.2 with it.
  expect(off.likely / positions).toBeLessThan(0.92 * (off.plain / positions));
});
