import { describe, expect, test } from 'vitest';
import { FIXTURES, situation } from '../testing/fixture.ts';
import type { Move } from '../wire.ts';
import { type Draft, NO_DRAFT, narrow, pressed, wayOf } from './narrow.ts';
import type { Situation } from './situation.ts';
import { type Spot, spotKey, spotsOf } from './spots.ts';

/** Presses one spot after another, as a finger does. */
const press = (given: Situation, ...spots: readonly Spot[]): Draft =>
  spots.reduce<Draft>(
    (draft, spot, i) => pressed(given, draft, spot, spot.type === 'hand' ? i : undefined) ?? draft,
    NO_DRAFT,
  );
const find = <T extends Move['type']>({ moves }: Situation, type: T) =>
  moves.filter((move): move is Extract<Move, { type: T }> => move.type === type);

describe.each(FIXTURES)('%s', (name) => {
  test('every offered move can be reached by pressing what it is about, and nothing else is lit', () => {
    const given = situation(name);
    for (const move of given.moves) {
      const spots = spotsOf(move, given.view);
      const draft = press(given, ...spots);
      expect(
        draft.picks.map(({ spot }) => spotKey(spot)),
        JSON.stringify(move),
      ).toEqual(spots.map(spotKey));
      expect(narrow(given, { ...draft, way: wayOf(move) }).left.map((one) => one.move)).toContain(move);
    }
    const first = new Set(given.moves.flatMap((move) => spotsOf(move, given.view).slice(0, 1).map(spotKey)));
    expect(narrow(given, NO_DRAFT).lit).toEqual(first);
  });
});

test('[BD-HIT-10] against Tex a miss is asked for first, then the card that is paid', () => {
  const given = situation('tex');
  const paid = find(given, 'dodge').find(({ extra }) => extra !== undefined);
  if (paid?.extra === undefined) throw new Error('no such move');
  const one = press(given, { type: 'hand', card: paid.card });
  const extras = find(given, 'dodge').filter(({ card }) => card === paid.card);
  expect(narrow(given, one).lit).toEqual(new Set(extras.map(({ extra }) => `hand ${extra}`)));
  const both = pressed(given, one, { type: 'hand', card: paid.extra }, 7);
  expect(both && narrow(given, both).ready).toEqual(paid);
});

test('a card that leaves one move is ready at once, one with several targets is not', () => {
  const given = situation('robbery');
  const robbery = find(given, 'play').find(({ card }) => card.startsWith('robbery'));
  if (robbery === undefined) throw new Error('no such move');
  expect(narrow(given, press(given, { type: 'hand', card: robbery.card })).ready).toBeUndefined();
  const surcharge = situation('hit/surcharge');
  const [discard] = find(surcharge, 'discard');
  if (discard === undefined) throw new Error('no such move');
  expect(narrow(surcharge, press(surcharge, { type: 'hand', card: discard.card })).ready).toEqual(discard);
});

test('pressing a picked spot takes it back, pressing another card begins anew, and what is dark does nothing', () => {
  const given = situation('play/main');
  const cards = [...new Set(find(given, 'play').map(({ card }) => card))];
  const [a, b] = cards;
  if (a === undefined || b === undefined) throw new Error('too few cards');
  const one = pressed(given, NO_DRAFT, { type: 'hand', card: a }, 1);
  expect(one && pressed(given, one, { type: 'hand', card: a }, 1)).toEqual(NO_DRAFT);
  expect(one && pressed(given, one, { type: 'hand', card: b }, 2)?.picks).toEqual([
    { spot: { type: 'hand', card: b }, key: 2 },
  ]);
  expect(pressed(situation('waiting'), NO_DRAFT, { type: 'token', side: 'law' })).toBeUndefined();
});

test('[BD-RELOAD-3] what lies on the own attacker is reloaded by pressing it', () => {
  const given = situation('reload');
  const inPlay = find(given, 'reload').find(({ from }) => from === 'play');
  expect(inPlay).toBeDefined();
  expect([...narrow(given, NO_DRAFT).lit].some((key) => key.startsWith('gear '))).toBe(true);
});
