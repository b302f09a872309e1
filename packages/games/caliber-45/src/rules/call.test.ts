import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { ann, bob, cal, dot, offers, play, refusal, rob, table, types, whoIsIn } from '../testing/index.ts';

const four = () => table([{}, {}, { cowboy: 'none' }, {}], { spread: 'stagecoach-100' });

test('[C45-FLOW-3, C45-CALL-1, C45-CALL-2, C45-CALL-4] the others declare once, clockwise; cowboys who go are turned face up at once', () => {
  const state = four();
  const events = play(state, ann, 'announce');
  expect(types(events)).toEqual(['announced']);
  expect(caliber45.view(state, dot).players[ann]?.cowboy).toMatchObject({
    isFaceUp: true,
    isSeen: false,
    card: { cap: 6 },
  });
  expect(offers(state, bob)).toEqual(['join', 'decline']);
  play(state, bob, 'join');
  expect(caliber45.view(state, dot).players[bob]?.cowboy?.isFaceUp).toBe(true);
  expect(state.active).toBe(dot);
});

test('[C45-CALL-3, C45-ARM-11] a player without a cowboy declines without being asked', () => {
  const state = four();
  play(state, ann, 'announce');
  expect(play(state, bob, 'decline')).toEqual([
    { type: 'declined', seat: bob, why: 'chosen' },
    { type: 'declined', seat: cal, why: 'no-cowboy' },
  ]);
  expect(state.active).toBe(dot);
});

test('[C45-CALL-5, C45-CALL-6, C45-CALL-9] a declaration is final; cowboys of players who declined stay out of the robbery and face down', () => {
  const state = table([{}, { hand: '6 6' }, {}, {}], { spread: 'stagecoach-100' });
  rob(state, ann, [dot]);
  expect(whoIsIn(state)).toEqual([ann, dot]);
  expect(refusal(state, bob, 'join')).toBe('WRONG_PHASE');
  expect(offers(state, bob)).toEqual([]);
  expect(caliber45.view(state, ann).players[bob]).toMatchObject({ part: 'declined', cowboy: { card: 'face-down' } });
});

test("[C45-EX-11, C45-CALL-7, C45-GRD-1, C45-DIV-3, C45-NEXT-2, C45-RULING-17] alone with a stagecoach: the loot without a shot, and the next player's turn", () => {
  const state = table([{}, {}, {}, {}], { spread: 'stagecoach-100' });
  const events = rob(state, ann, []);
  expect(events.slice(-4)).toMatchObject([
    { type: 'picked', card: { kind: 'stagecoach', value: 100_000 } },
    { type: 'loot-taken', seat: ann, total: 100_000 },
    { type: 'robbery-ended', next: bob },
    { type: 'turn-started', seat: bob },
  ]);
});

test('[C45-CALL-8] nobody can shoot during the call or the attack', () => {
  const state = table([{ hand: '6' }, { hand: '6' }], { spread: 'gold-train-300' });
  play(state, ann, 'announce');
  expect(refusal(state, bob, 'shoot 0 bullet-6')).toBe('WRONG_PHASE');
  play(state, bob, 'join');
  play(state, ann, 'pick 0');
  expect(refusal(state, ann, 'shoot 1 bullet-6')).toBe('WRONG_PHASE');
});

test('[C45-ATT-1, C45-ATT-3] the initiator reveals exactly one of the remaining cards', () => {
  const state = table([{}, {}], { spread: 'stagecoach-50 stagecoach-100 mail-car-200' });
  rob(state, ann, [], 1);
  expect(caliber45.view(state, ann).money.slots).toEqual([0, ...Array.from({ length: 32 }, (_, i) => i + 2)]);
  play(state, bob, 'announce');
  play(state, ann, 'decline');
  expect(offers(state, bob).length).toBe(33);
  expect(refusal(state, bob, 'pick 1')).toBe('NO_SUCH_SLOT');
  expect(refusal(state, ann, 'pick 0')).toBe('NOT_YOUR_TURN');
  play(state, bob, 'pick 33');
  expect(caliber45.view(state, ann).money.size).toBe(34);
});

test('[C45-ATT-3] a new robbery shows nothing of the last one: no card, no slot, no guards, no shot', () => {
  const state = table([{ hand: '6 6' }, { hand: 'M' }, {}], { spread: 'stagecoach-50 mail-car-150' });
  rob(state, ann, [bob], 1);
  play(state, ann, 'repel bullet-6');
  play(state, ann, { type: 'shoot', target: bob, cards: ['bullet-6'] });
  play(state, bob, 'ride');
  play(state, state.active, 'announce');
  expect(caliber45.view(state, ann).robbery).toMatchObject({
    number: 2,
    stage: 'call',
    card: undefined,
    slot: undefined,
    threat: undefined,
    repelled: undefined,
    shot: undefined,
  });
});
