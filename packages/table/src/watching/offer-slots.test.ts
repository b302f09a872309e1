import { OfferBook, type OfferNews } from '@saloon/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './move-parts.ts';
import { OfferSlots } from './offer-slots.ts';

const load = (...cards: readonly string[]) => Object.freeze({ type: 'load', cards: Object.freeze(cards) });
const pass = Object.freeze({ type: 'pass' });
const loads = ['1', '2', '3', '4', '5'].map((card) => load(card));
const read = (text: string) => JSON.parse(text) as OfferNews;

test('moves of one kind stand together, in the short form where they differ in one field', () => {
  const few = [pass, { type: 'slap' }];
  expect(partsOf([...few, ...loads]).map((text) => JSON.parse(text))).toEqual([
    few,
    { of: { type: 'load' }, each: 'cards', are: [['1'], ['2'], ['3'], ['4'], ['5']] },
  ]);
  const odd = loads.map((move, i) => ({ ...move, ...(i === 3 ? { reaction: 1 } : {}) }));
  expect(partsOf(odd).map((text) => JSON.parse(text))).toEqual([odd]);
  const two = loads.map((move, i) => ({ ...move, target: i }));
  expect(partsOf(two).map((text) => JSON.parse(text))).toEqual([two]);
  expect(partsOf([])).toEqual([]);
});

test('a list is sent once, and named from then on', () => {
  const slots = new OfferSlots();
  expect(read(slots.news({ moves: [pass, ...loads], questions: { pass: 1 } }))).toMatchObject({
    use: [0, 1],
    put: { 0: [pass], 1: { each: 'cards' } },
    questions: { pass: 1 },
  });
  expect(slots.news({ moves: loads, questions: {} })).toBe('{"use":[1]}');
  expect(slots.news({ moves: [pass, ...loads], questions: { pass: 3 } })).toBe('{"use":[0,1],"questions":{"pass":3}}');
  expect(slots.news({ moves: [], questions: {} })).toBe('{"use":[]}');
  slots.clear();
  expect(read(slots.news({ moves: loads, questions: {} })).put).toBeDefined();
});

/** Some moves of five kinds, some of them shared and some not, in lists with longer and shorter runs. */
const move = fc.oneof(
  fc.constantFrom(pass, ...loads),
  fc.record({ type: fc.constantFrom('a', 'b', 'c'), n: fc.nat(6) }, { requiredKeys: ['type'] }),
  fc.constantFrom('text', 7, null),
);
const run = fc.tuple(move, fc.nat(6)).map(([one, times]) => Array.from({ length: times }, () => one));
const offer = fc.record({
  moves: fc.array(run, { maxLength: 9 }).map((runs) => runs.flat()),
  questions: fc.dictionary(fc.constantFrom('a', 'b', '"'), fc.nat()),
});

test('a client with slots reads exactly what was offered, also after other clients join', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(offer, fc.boolean()), { maxLength: 12 }), (offers) => {
      const slots = new OfferSlots();
      const old = new OfferBook();
      let fresh: OfferBook | undefined;
      for (const [given, isJoined] of offers) {
        const news = read(slots.news(given));
        expect(old.read(news)).toEqual(given);
        if (fresh !== undefined) expect(fresh.read(news)).toEqual(given);
        if (!isJoined) continue;
        fresh = new OfferBook();
        const sync = JSON.parse(JSON.stringify(new OfferSlots().whole(given))) as OfferNews;
        expect(fresh.read(sync)).toEqual(given);
        slots.clear();
      }
    }),
    { numRuns: 500 },
  );
});
