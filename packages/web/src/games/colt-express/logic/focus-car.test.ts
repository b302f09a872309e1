import { expect, test } from 'vitest';
import { ann, bob, cal, inside, roof, table } from '../testing/sample.ts';
import { focusOf } from './focus-car.ts';

test('a narrow window shows the own bandit, unless something happens elsewhere', () => {
  const view = table();
  expect(focusOf(view, undefined, [], bob)).toBe(2);
  expect(focusOf(view, undefined, [], undefined)).toBe(3);
  const shot = {
    type: 'shot',
    bandit: 'ghost',
    seat: ann,
    target: 'belle',
    targetSeat: cal,
    from: roof(3),
    to: roof(1),
    bullet: 6,
    bulletsLeft: 5,
    why: 'chosen',
  } as const;
  expect(focusOf(view, { events: [shot], board: view }, [], bob)).toBe(1);
  const law = { type: 'marshal-moved', from: 1, to: 0, cause: 'card', seat: ann, why: 'chosen' } as const;
  expect(focusOf(view, { events: [law], board: view }, [], bob)).toBe(0);
  const asked = table({ phase: 'heist', question: { type: 'go', pile: 0, bandit: 'doc', cars: [1, 3] } });
  expect(focusOf(asked, undefined, [{ spot: { type: 'place', place: inside(1) } }], cal)).toBe(2);
});
