import { expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { table } from '../testing/index.ts';
import { EVERYBODY, floorZone, movePurse, purse, zoneOf } from './purses.ts';

test('moving a purse to where it already lies fails and changes nothing', () => {
  const state = table([{}, {}, {}]);
  const [here, there] = [floorZone(2), floorZone(3)];
  state.purses = [purse(1, here, EVERYBODY), purse(2, here, 1)];
  const before = coltExpress.clone(state);
  expect(() => movePurse(state, 0, 2, here, 1)).toThrow('it is there already');
  expect(state).toEqual(before);
  movePurse(state, 0, 2, there, 1);
  expect(state.purses.map(zoneOf)).toEqual([there, here]);
});
