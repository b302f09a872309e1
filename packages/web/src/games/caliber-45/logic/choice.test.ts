import { expect, test } from 'vitest';
import { ann, bob, situation } from '../testing/fixture.ts';
import { chosenWith, neededBy, standingOf } from './choice.ts';

test('[C45-ARM-5] beside a coyote bullets join, and anything else takes its place', () => {
  const arm = situation('arm');
  expect(chosenWith(arm, ['coyote'], 'bullet-2')).toEqual({ type: 'joins' });
  expect(chosenWith(arm, ['coyote'], 'mustang')).toEqual({ type: 'replaces' });
  expect(chosenWith(arm, ['bullet-1'], 'bullet-2')).toEqual({ type: 'replaces' });
});

test('[C45-CARD-1] bullets add up; a Mustang is another way', () => {
  const face = situation('face');
  expect(chosenWith(face, ['bullet-1'], 'bullet-2')).toEqual({ type: 'joins' });
  expect(chosenWith(face, ['bullet-4', 'bullet-2'], 'mustang')).toEqual({ type: 'replaces' });
  expect(chosenWith(face, [], 'coyote')).toEqual({ type: 'refused', why: 'NOT_BULLETS' });
});

test('[C45-CARD-6, C45-CARD-2] what is of no use now says so', () => {
  expect(standingOf(situation('face'), 'coyote')).toEqual({ type: 'off', why: 'NOT_BULLETS' });
  expect(standingOf(situation('shootout'), 'mustang')).toEqual({ type: 'off', why: 'NOT_BULLETS' });
  expect(standingOf(situation('face'), 'mustang')).toEqual({ type: 'can' });
});

test('[C45-GRD-5] bullets that can never suffice: because of the cap, or because they are too few', () => {
  expect(standingOf(situation('over-cap'), 'bullet-2')).toEqual({ type: 'off', why: 'OVER_CAP' });
  expect(standingOf(situation('too-weak'), 'bullet-2')).toEqual({ type: 'off', why: 'TOO_WEAK' });
});

test('[C45-ARM-3, C45-ARM-7] while arming a full hand is lit, and a coyote without bullets is not', () => {
  expect(standingOf(situation('arm'), 'coyote')).toEqual({ type: 'can' });
  expect(standingOf(situation('no-bullets'), 'coyote')).toEqual({ type: 'off', why: 'COYOTE_NEEDS_BULLET' });
  expect(standingOf(situation('arm-five'), 'cactus')).toEqual({ type: 'idle' });
});

test('a hand that nobody asks about lies there, and a press says why', () => {
  const other = situation('other');
  expect(standingOf(other, 'bullet-5')).toEqual({ type: 'idle' });
  expect(chosenWith(other, [], 'bullet-5')).toEqual({ type: 'refused', why: 'NOT_YOUR_TURN' });
  expect(chosenWith(situation('arm-five'), [], 'cactus')).toEqual({ type: 'refused', why: 'HAND_NOT_FULL' });
  expect(chosenWith(situation('no-cowboy'), [], 'bullet-2')).toEqual({ type: 'refused', why: 'NO_COWBOY' });
  expect(chosenWith(situation('noon'), [], 'bullet-2')).toEqual({ type: 'refused', why: 'HIGH_NOON' });
});

test('a need is only that of who has to answer', () => {
  expect(neededBy(situation('face').view, ann)).toBe(5);
  expect(neededBy(situation('face').view, bob)).toBeUndefined();
  const { view, you } = situation('defend');
  expect(neededBy(view, you)).toBe(3);
  expect(neededBy(situation('shot-seen').view, bob)).toBeUndefined();
});
