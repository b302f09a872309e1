import { expect, test } from 'vitest';
import { ann, bob, cal, handOf, inWords, offers, play, refusal, table, types } from '../testing/index.ts';

test('[C45-EX-2, C45-ARM-2, C45-FLOW-2] with five cards you draw or announce; a draw passes the turn clockwise', () => {
  const state = table([{ hand: '1 2 3 4 M' }, {}], { deck: '6' });
  expect(offers(state, ann)).toEqual(['draw', 'announce']);
  expect(refusal(state, ann, 'exchange bullet-1')).toBe('HAND_NOT_FULL');
  const deck = state.weapons.length;
  const events = play(state, ann, 'draw');
  expect(handOf(state, ann)).toBe('1 2 3 4 6 M');
  expect(state.weapons.length).toBe(deck - 1);
  expect(state.active).toBe(bob);
  expect(types(events)).toEqual(['drew', 'turn-started']);
});

test('[C45-EX-3, C45-ARM-3, C45-ARM-4, C45-ARM-6] a full hand exchanges: out face up, then in', () => {
  const state = table([{ hand: 'Ca 1 2 4 M Co' }, {}], { deck: '6' });
  expect(refusal(state, ann, 'draw')).toBe('HAND_FULL');
  const events = play(state, ann, 'exchange cactus');
  expect(inWords(state.weaponsDiscard)).toBe('Ca');
  expect(handOf(state, ann)).toBe('1 2 4 6 M Co');
  expect(events[0]).toEqual({ type: 'exchanged', seat: ann, cards: ['cactus'] });
  expect(events[1]).toMatchObject({ type: 'drew', seat: ann, card: 'bullet-6' });
});

test('[C45-EX-4, C45-ARM-5, C45-RULING-19] a coyote goes only with a bullet card: two out, one in', () => {
  const state = table([{ hand: 'Co Ca 2 4 M 6' }, {}], { deck: '5' });
  expect(refusal(state, ann, 'exchange coyote')).toBe('COYOTE_NEEDS_BULLET');
  expect(refusal(state, ann, 'exchange coyote cactus')).toBe('COYOTE_NEEDS_BULLET');
  expect(refusal(state, ann, 'exchange coyote mustang')).toBe('COYOTE_NEEDS_BULLET');
  expect(refusal(state, ann, 'exchange coyote bullet-5')).toBe('NOT_IN_HAND');
  play(state, ann, 'exchange coyote bullet-2');
  expect(inWords(state.weaponsDiscard)).toBe('2 Co');
  expect(handOf(state, ann)).toBe('4 5 6 M Ca');
});

test('[C45-ARM-6] only a coyote goes with a second card', () => {
  const state = table([{ hand: 'Ca Ca 2 4 M 6' }, {}]);
  expect(refusal(state, ann, 'exchange cactus bullet-2')).toBe('ONLY_COYOTE_HAS_COMPANION');
  expect(refusal(state, ann, 'exchange bullet-2 bullet-4')).toBe('ONLY_COYOTE_HAS_COMPANION');
  expect(offers(state, ann)).toEqual([
    'exchange bullet-2',
    'exchange bullet-4',
    'exchange bullet-6',
    'exchange mustang',
    'exchange cactus',
    'announce',
  ]);
});

test('[C45-ARM-7] coyotes without a bullet card stay, while the rest can be exchanged', () => {
  const state = table([{ hand: 'Co Co Co Co Ca M' }, {}]);
  expect(offers(state, ann)).toEqual(['exchange mustang', 'exchange cactus', 'announce']);
});

test('[C45-ARM-1, C45-ARM-9, C45-ARM-11] without a cowboy you can only hire', () => {
  const state = table([{ cowboy: 'none', hand: '6 6' }, {}]);
  expect(offers(state, ann)).toEqual(['hire']);
  for (const move of ['draw', 'exchange bullet-6', 'announce', 'work-off']) {
    expect(refusal(state, ann, move)).toBe('NO_COWBOY');
  }
  expect(refusal(state, ann, 'pass')).toBe('NO_PASSING');
});

test('[C45-ARM-8, C45-ARM-10, C45-ARM-12] a clear cowboy may always go, with any hand; there is no bail to work off', () => {
  const state = table([{ hand: '' }, {}]);
  expect(offers(state, ann)).toEqual(['draw', 'announce']);
  expect(refusal(state, ann, 'work-off')).toBe('NO_BAIL');
  expect(refusal(state, ann, 'hire')).toBe('HAS_COWBOY');
});

test('[C45-ARM-1, C45-RULING-4] passing is for tables that allow it, in arming only', () => {
  const state = table([{ hand: '1' }, {}, {}], { options: { allowPass: true }, spread: 'stagecoach-50' });
  expect(offers(state, ann)).toEqual(['draw', 'announce', 'pass']);
  expect(types(play(state, ann, 'pass'))).toEqual(['passed', 'turn-started']);
  expect(state.active).toBe(bob);
  const other = table([{ cowboy: 'none' }, {}], { options: { allowPass: true } });
  expect(offers(other, ann)).toEqual(['hire', 'pass']);
  play(state, bob, 'announce');
  play(state, cal, 'join');
  play(state, ann, 'decline');
  play(state, bob, 'pick 0');
  expect(offers(state, bob)).not.toContain('pass');
  expect(refusal(state, bob, 'pass')).toBe('WRONG_PHASE');
});

test('[C45-FLOW-2] turns go through all players, also those without a cowboy', () => {
  const state = table([{ hand: '1' }, { cowboy: 'none' }, {}]);
  play(state, ann, 'draw');
  expect(state.active).toBe(bob);
  play(state, bob, 'hire');
  play(state, bob, 'reject');
  expect(state.active).toBe(cal);
});

test("[C45-ARM-1] one player acts at a time, and a late answer doesn't count for the next question", () => {
  const state = table([{ hand: '1' }, { hand: '2' }]);
  const old = state.question;
  expect(refusal(state, bob, 'draw')).toBe('NOT_YOUR_TURN');
  play(state, ann, 'draw');
  expect(refusal(state, bob, 'draw', old)).toBe('STALE_QUESTION');
  expect(refusal(state, bob, 'join')).toBe('WRONG_PHASE');
});
