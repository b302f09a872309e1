import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import {
  ann,
  bankOf,
  bob,
  cal,
  dot,
  handOf,
  lootOf,
  offers,
  play,
  refusal,
  rob,
  table,
  types,
  whoIsIn,
} from '../testing/index.ts';
import { NO_COWBOY } from './box.ts';

test('[C45-EX-12, C45-GRD-2, C45-GRD-3, C45-GRD-8, C45-GRD-9] players face the guards one after another at full strength, until one repels them', () => {
  const state = table(
    [{ cowboy: 'doc', hand: '2 M 1' }, { cowboy: 'jesse', hand: '1 1' }, { cowboy: 'cole', hand: '5 4' }, {}],
    { spread: 'gold-train-300' },
  );
  expect(rob(state, ann, [bob, cal]).at(-1)).toEqual({ type: 'faced', seat: ann, threat: 'guards', count: 5 });
  expect(offers(state, ann)).toEqual(['ride', 'fall']);
  expect(refusal(state, ann, 'repel bullet-1 bullet-2')).toBe('TOO_WEAK');
  expect(play(state, ann, 'ride')).toEqual([
    { type: 'rode', seat: ann, threat: 'guards' },
    { type: 'faced', seat: bob, threat: 'guards', count: 5 },
  ]);
  expect(handOf(state, ann)).toBe('1 2');
  expect(caliber45.view(state, bob).players[ann]).toMatchObject({ part: 'rode', cowboy: { isFaceUp: false } });
  expect(offers(state, bob)).toEqual(['fall']);
  play(state, bob, 'fall');
  expect(state.players[bob]?.cowboy).toBe(NO_COWBOY);
  expect(offers(state, cal)).toEqual(['repel bullet-5', 'repel bullet-4 bullet-5', 'fall']);
  const events = play(state, cal, 'repel bullet-5');
  expect(types(events)).toEqual(['repelled', 'loot-taken', 'robbery-ended', 'turn-started']);
  expect(handOf(state, cal)).toBe('4');
  expect(lootOf(state, cal)).toBe('300');
  expect(state.active).toBe(dot);
});

test('[C45-GRD-5, C45-RULING-9, C45-COW-2] guards above the cap cannot be repelled, unless the option lets sums count', () => {
  const seated = [{ cowboy: 'doc', hand: '6 6 M' }, {}];
  const state = table(seated, { spread: 'fort-knox-500' });
  rob(state, ann, []);
  expect(offers(state, ann)).toEqual(['ride', 'fall']);
  expect(refusal(state, ann, 'repel bullet-6')).toBe('OVER_CAP');
  const open = table(seated, { spread: 'fort-knox-500', options: { capAgainstGuards: false } });
  rob(open, ann, []);
  expect(offers(open, ann)).toEqual(['repel bullet-6', 'repel bullet-6 bullet-6', 'ride', 'fall']);
  expect(play(open, ann, 'repel bullet-6 bullet-6')[0]).toMatchObject({ sum: 12, strength: 12, lost: 0 });
});

test('[C45-GRD-6, C45-RULING-26, C45-COW-3] a stronger set than needed may be played; bullets above the cap are lost', () => {
  const state = table([{ cowboy: 'doc', hand: '2 3 4' }, {}], { spread: 'mail-car-150' });
  rob(state, ann, []);
  expect(offers(state, ann)).toContain('repel bullet-2 bullet-3 bullet-4');
  const [repelled] = play(state, ann, 'repel bullet-2 bullet-3 bullet-4');
  expect(repelled).toMatchObject({ sum: 9, strength: 5, needed: 2, lost: 4 });
  expect(handOf(state, ann)).toBe('');
});

test('[C45-GRD-4, C45-CARD-1, C45-CARD-6] only your own bullets count: no coyote, no cactus, no help', () => {
  const state = table([{ hand: '2 Co Ca' }, { hand: '6' }], { spread: 'mail-car-200' });
  rob(state, ann, [bob]);
  expect(offers(state, ann)).toEqual(['fall']);
  expect(refusal(state, ann, 'repel bullet-2 coyote')).toBe('NOT_BULLETS');
  expect(refusal(state, ann, 'repel bullet-6')).toBe('NOT_IN_HAND');
  expect(refusal(state, ann, 'repel')).toBe('NO_CARDS');
  expect(refusal(state, bob, 'repel bullet-6')).toBe('NOT_YOUR_TURN');
});

test('[C45-GRD-7, C45-RULING-10, C45-GRD-10] a player who could repel may ride or fall, but never just flee', () => {
  const state = table([{ hand: '6 M' }, {}], { spread: 'mail-car-200' });
  rob(state, ann, []);
  expect(offers(state, ann)).toEqual(['repel bullet-6', 'ride', 'fall']);
  expect(refusal(state, ann, 'flee')).toBe('WRONG_PHASE');
  const other = table([{ hand: '6' }, {}], { spread: 'mail-car-200' });
  rob(other, ann, []);
  expect(refusal(other, ann, 'ride')).toBe('NO_MUSTANG');
});

test('[C45-GRD-11, C45-NEXT-2, C45-RULING-11] if nobody repels them the loot is lost, and the turn goes to the player after the last to leave', () => {
  const state = table([{}, {}, { hand: 'M' }, {}], { spread: 'gold-train-250' });
  rob(state, ann, [cal]);
  play(state, ann, 'fall');
  expect(types(play(state, cal, 'ride'))).toEqual(['rode', 'card-discarded', 'robbery-ended', 'turn-started']);
  expect(bankOf(state)).toBe('gold-train-250');
  expect(state.active).toBe(dot);
});

test('[C45-EX-16, C45-IND-1, C45-IND-2, C45-IND-4] Indians nobody repels: card to the discard, turn after the last to leave', () => {
  const state = table([{ cowboy: 'belle', hand: '2 1' }, { cowboy: 'jesse', hand: '3 M' }, {}, {}], {
    spread: 'indians-4',
  });
  rob(state, ann, [bob]);
  expect(offers(state, ann)).toEqual(['fall']);
  play(state, ann, 'fall');
  play(state, bob, 'ride');
  expect(bankOf(state)).toBe('indians-4');
  expect(state.active).toBe(cal);
});

test('[C45-IND-2, C45-IND-3, C45-NEXT-2] repelling Indians ends the robbery: no loot, no shootout, the others go home', () => {
  const state = table([{ hand: '4' }, { hand: '6' }, {}], { spread: 'indians-4' });
  rob(state, ann, [bob, cal]);
  const events = play(state, ann, 'repel bullet-4');
  expect(types(events)).toEqual(['repelled', 'card-discarded', 'robbery-ended', 'turn-started']);
  expect(state.players.every(({ cowboy, gross }) => cowboy !== NO_COWBOY && gross === 0)).toBe(true);
  expect(whoIsIn(state)).toEqual([]);
  expect(state.active).toBe(bob);
});

test('[C45-NEXT-2] after Indians the turn goes to the player after the one who repelled them, not after the initiator', () => {
  const state = table([{ hand: 'M' }, { hand: '1' }, { hand: '4' }, {}], { spread: 'indians-4' });
  rob(state, ann, [bob, cal]);
  play(state, ann, 'ride');
  play(state, bob, 'fall');
  expect(play(state, cal, 'repel bullet-4').at(-1)).toMatchObject({ type: 'turn-started', seat: dot });
});

test('[C45-SHOOT-2, C45-GRD-9] the player who repelled the guards has the first turn of the shootout', () => {
  const state = table([{ hand: 'M' }, { hand: '6 1' }, { hand: '1' }, {}], { spread: 'mail-car-200' });
  rob(state, ann, [bob, cal]);
  play(state, ann, 'ride');
  const events = play(state, bob, 'repel bullet-6');
  expect(events.at(-1)).toMatchObject({ type: 'shootout-started', seat: bob });
  expect(state.active).toBe(bob);
});

test('[C45-GRD-2] a player who can only fall is asked, too', () => {
  const state = table([{ hand: 'Ca' }, {}], { spread: 'gold-train-300' });
  rob(state, ann, []);
  expect([state.phase, state.active]).toEqual(['face', ann]);
  expect(caliber45.deadline(state)).toMatchObject({ at: state.at + 30_000 });
});
