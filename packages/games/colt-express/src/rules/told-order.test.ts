import { expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { ann, bob, cal, comeBack, heist, leave, play, table } from '../testing/index.ts';
import { playerScores } from './outcome.ts';

test('[CE-RULING-22] bandits who meet the Marshal together are reported clockwise from the first player, no matter who moved him', () => {
  const inside = { at: 'W2i' } as const;
  const state = table([inside, inside, inside], { first: cal, marshal: 1 });
  heist(state, 'ann:marshal');
  const events = play(state, ann, 'marshal backward');
  const order = (type: string) =>
    events.flatMap((event) => (event.type === type && 'seat' in event ? [event.seat] : []));
  expect(order('bullet-received')).toEqual([cal, ann, bob]);
  expect(order('moved')).toEqual([cal, ann, bob]);
});

test('[CE-END-6, CE-EXPERT-7] bullets still on top of a deck count as received', () => {
  const state = table([{ loot: '250', onTop: 'neutral' }, { loot: '250' }, {}], { options: { expert: true } });
  expect(playerScores(state).map(({ received }) => received)).toEqual([1, 0, 0]);
  expect(playerScores(state).map(({ rank }) => rank)).toEqual([2, 1, 3]);
});

test('a player who comes back while being asked gets the full time again', () => {
  const state = table([{ hand: 'move' }, {}, {}]);
  state.at = 5000;
  leave(state, ann);
  expect(coltExpress.deadline(state)?.at).toBe(5000);
  comeBack(state, ann);
  expect(coltExpress.deadline(state)?.at).toBe(5000 + state.options.turnTimeMs);
});
