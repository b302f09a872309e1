import { KERNEL_REFUSALS, LANGS, type Lang, type Names, type Seat, seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, type CardId } from '../rules/cards.ts';
import { type Cards, type Event, type Finish, type Move, REFUSALS } from '../rules/moves.ts';
import { options } from '../rules/options.ts';
import { cardTexts as enCards } from './en.ts';
import { text } from './index.ts';
import { cardTexts as ruCards } from './ru.ts';
import type { CardTexts } from './words.ts';

const [ann, bob, cal, dot] = [seat(0), seat(1), seat(2), seat(3)] as const;
const names: Names = (by) => ['Энн', 'Bob', 'Кэл', 'Dot'][by] ?? 'Somebody';
const cardTexts: Readonly<Record<Lang, CardTexts>> = { en: enCards, ru: ruCards };

const sets: readonly Cards[] = [
  ...CARDS.map((card) => [card]),
  ['6', '6', '6'],
  ['3', '4', '7'],
  ['joker', 'joker'],
  ['indians', 'indians'],
  ['1', '3', '3', 'joker', 'joker', 'miss', 'helper'],
];

/** Moves of every type; a new type does not compile until it is here. */
const moves: { readonly [T in Move['type']]: readonly Extract<Move, { type: T }>[] } = {
  pass: [{ type: 'pass' }],
  discard: sets.map((cards) => ({ type: 'discard', cards })),
  'play-event': [
    { type: 'play-event', card: 'switch', target: bob },
    { type: 'play-event', card: 'helper' },
    { type: 'play-event', card: 'indians' },
    { type: 'play-event', card: '7' },
  ],
  'start-shootout': [{ type: 'start-shootout' }],
  'call-duel': [{ type: 'call-duel' }],
  'return-cards': sets.map((cards) => ({ type: 'return-cards', cards })),
  load: sets.map((cards) => ({ type: 'load', cards })),
  slap: [{ type: 'slap' }],
  press: [{ type: 'press' }],
  'sealed-choice': [
    { type: 'sealed-choice', load: [] },
    { type: 'sealed-choice', quick: '6', load: ['3', 'joker'] },
  ],
  'miss-target': [{ type: 'miss-target', owner: bob }],
  ready: [{ type: 'ready' }],
};

const counts = [1, 2, 5, 11, 21];
const hidden = [
  ...counts.map((count) => ({ cards: 'face-down' as const, count })),
  ...sets.map((cards) => ({ cards, count: cards.length })),
];
const finish = (by: Seat, e: number | undefined, isStunned = false): Finish => ({
  seat: by,
  received: e,
  reaction: e,
  e,
  comp: 0,
  isStunned,
});

/** Events of every type; a new type does not compile until it is here. */
const events: { readonly [T in Event['type']]: readonly Extract<Event, { type: T }>[] } = {
  'round-started': [{ type: 'round-started', round: 1, first: ann }],
  dealt: hidden.map((cards) => ({ type: 'dealt', seat: ann, ...cards })),
  'turn-started': [{ type: 'turn-started', seat: ann, turn: 3 }],
  passed: (['chosen', 'time', 'away'] as const).map((why) => ({ type: 'passed', seat: ann, why })),
  discarded: sets.map((cards) => ({ type: 'discarded', seat: ann, cards })),
  loaded: hidden.map((cards) => ({ type: 'loaded', seat: ann, ...cards, e: 300 })),
  drew: hidden.map((cards) => ({ type: 'drew', seat: ann, ...cards })),
  'sheriff-came': [1, 2, 3, 4].flatMap((sheriffs) => [
    { type: 'sheriff-came', sheriffs, stalled: false },
    { type: 'sheriff-came', sheriffs, stalled: true },
  ]),
  'event-played': [
    { type: 'event-played', seat: ann, card: 'switch', target: bob },
    { type: 'event-played', seat: ann, card: 'switch', target: undefined },
    { type: 'event-played', seat: ann, card: 'helper', target: undefined },
    { type: 'event-played', seat: ann, card: 'indians', target: undefined },
  ],
  took: hidden.map((cards) => ({ type: 'took', seat: ann, target: bob, ...cards })),
  'gave-back': hidden.flatMap((cards) =>
    (['chosen', 'time', 'away'] as const).map((why) => ({
      type: 'gave-back' as const,
      seat: ann,
      target: bob,
      why,
      ...cards,
    })),
  ),
  'lost-to-indians': (['face-down', ...CARDS] as const).map((card) => ({ type: 'lost-to-indians', seat: ann, card })),
  'duel-called': [{ type: 'duel-called', seat: ann }],
  'duel-turned-up': ([[], ['5'], ['5', 'joker']] as readonly Cards[]).map((cards) => ({
    type: 'duel-turned-up',
    caller: bob,
    cards,
    race: 7,
    urgent: true,
  })),
  'duel-called-off': [{ type: 'duel-called-off' }],
  'race-started': (['shootout', 'arrival', 'duel'] as const).flatMap((cause) =>
    [true, false].map((isSealed) => ({
      type: 'race-started' as const,
      cause,
      starter: cause === 'shootout' ? ann : undefined,
      race: 7,
      isSealed,
      urgent: true as const,
    })),
  ),
  'race-drawn': [{ type: 'race-drawn', race: 7, startedAt: 0, tieOrder: [ann], comp: [0], isStunned: [false] }],
  slapped: [{ type: 'slapped', seat: ann, place: 2, at: 340 }],
  'slap-void': [{ type: 'slap-void', seat: ann, e: 5001 }],
  pressed: [
    { type: 'pressed', seat: ann, isStunned: false },
    { type: 'pressed', seat: ann, isStunned: true },
  ],
  fouled: [
    { type: 'fouled', seat: ann, settled: 'now' },
    { type: 'fouled', seat: ann, settled: 'at-turn-up' },
  ],
  sealed: [{ type: 'sealed', seat: ann }],
  unsealed: [
    { type: 'unsealed', choices: [] },
    {
      type: 'unsealed',
      choices: [
        { seat: bob, quick: '6', load: ['3', 'joker'], key: 4 },
        { seat: cal, quick: undefined, load: ['2', '2', '2'], key: -3 },
        { seat: dot, quick: 'joker', load: [], key: 0 },
      ],
    },
  ],
  'race-closed': [
    {
      type: 'race-closed',
      order: [ann, bob, cal],
      excluded: [dot],
      finishes: [finish(ann, undefined), finish(bob, 300), finish(cal, 612, true), finish(dot, undefined)],
    },
    {
      type: 'race-closed',
      order: [ann, bob, cal],
      excluded: [cal],
      finishes: [finish(ann, 250), finish(bob, 300), finish(cal, 300)],
    },
    {
      type: 'race-closed',
      order: [],
      excluded: [ann, bob, cal],
      finishes: [ann, bob, cal].map((by) => finish(by, undefined)),
    },
    { type: 'race-closed', order: [bob], excluded: [], finishes: [finish(ann, undefined), finish(bob, 300)] },
  ],
  'bonus-received': [{ type: 'bonus-received', seat: ann, cards: ['3', 'miss', 'indians'] }],
  revealed: [{ type: 'revealed', revolvers: [['6', '6', '6'], [], ['7', '7', 'joker']], pot: 23 }],
  missed: [
    ...(['chosen', 'forced', 'auto'] as const).flatMap((why) =>
      [ann, bob].map((target) => ({ type: 'missed' as const, seat: ann, target, card: '7' as const, why })),
    ),
    { type: 'missed', seat: ann, target: undefined, card: undefined, why: 'no-target' },
  ],
  divided: [
    { type: 'divided', places: [], pot: 11, lost: 11 },
    {
      type: 'divided',
      places: [
        { seat: ann, size: 3, value: 6, share: 1 },
        { seat: bob, size: 3, value: 6, share: 0 },
        { seat: cal, size: 0, value: 0, share: 0 },
      ],
      pot: 1,
      lost: 0,
    },
  ],
  'round-ended': [
    { type: 'round-ended', round: 1, scores: [1, 2, 5], next: cal },
    { type: 'round-ended', round: 6, scores: [11, 21, 0], next: undefined },
  ],
  ready: [{ type: 'ready', seat: ann }],
  'game-ended': [
    { type: 'game-ended', ranks: [2, 1, 3], scores: [21, 31, 11] },
    { type: 'game-ended', ranks: [1, 1], scores: [22, 22] },
  ],
  left: [{ type: 'left', seat: ann }],
  returned: [{ type: 'returned', seat: ann }],
};

/** Events that need no sentence. */
const UNTOLD: readonly Event['type'][] = ['turn-started', 'race-drawn', 'pressed', 'ready'];

const CAPITAL = /^[A-ZА-ЯЁ]/;
function expectWellFormed(words: string): void {
  expect(words).toMatch(CAPITAL);
  expect(words).not.toMatch(/undefined|null|NaN|\[object|face-down/);
  expect(words).not.toMatch(/\s\s|\s[.,:;!)]|\(\s|[.,:;]{2}|^\s|\s$|\(\)/);
  expect(words).not.toMatch(/ - |['"]/);
  expect(count(words, '(')).toBe(count(words, ')'));
  expect(count(words, '«')).toBe(count(words, '»'));
}
const count = (words: string, char: string): number => words.split(char).length - 1;
function expectSentence(words: string): void {
  expectWellFormed(words);
  expect(words).toMatch(/[^.!:;,][.!]$/);
}
function expectLabel(words: string): void {
  expectWellFormed(words);
  expect(words).not.toMatch(/[.!:;,]$/);
}

describe.each(LANGS)('%s', (lang) => {
  const { title, pitch, options: optionTexts, refusals, describeMove, tell } = text[lang];

  test('the title is a label and the pitch one sentence', () => {
    expectLabel(title);
    expectSentence(pitch);
    expect(pitch.match(/[.!?]/g)).toHaveLength(1);
  });

  test.each(Object.entries(options))('option %s has a name, help, and words for each of its values', (name, option) => {
    const words = optionTexts[name];
    expectLabel(words?.name ?? '');
    expectSentence(words?.help ?? '');
    expect(Object.keys(words?.values ?? {})).toEqual(option.type === 'choice' ? option.values : []);
    Object.values(words?.values ?? {}).forEach(expectLabel);
  });

  test('every option and refusal has a text, and there are no other texts', () => {
    expect(Object.keys(optionTexts)).toEqual(Object.keys(options));
    expect(Object.keys(refusals)).toEqual([...REFUSALS, ...KERNEL_REFUSALS]);
  });

  test.each([...REFUSALS, ...KERNEL_REFUSALS])('refusal %s says what is wrong and what to do instead', (code) => {
    expectSentence(refusals[code] ?? '');
    expect(refusals[code]?.match(/[.!]/g)).toHaveLength(2);
  });

  test.each(CARDS)('card %s has a name and one sentence', (card: CardId) => {
    expectLabel(cardTexts[lang][card].name);
    expectSentence(cardTexts[lang][card].rule);
    expect(cardTexts[lang][card].rule.match(/[.!]/g)).toHaveLength(1);
  });

  test('no two names are the same', () => {
    for (const words of [
      CARDS.map((card) => cardTexts[lang][card].name),
      Object.values(optionTexts).map((option) => option.name),
      Object.values(refusals),
    ]) {
      expect(new Set(words).size).toBe(words.length);
    }
  });

  test.each(Object.entries(moves))('move %s reads as a label', (_type, samples) => {
    for (const move of samples) expectLabel(describeMove(move, names));
  });

  test('different moves read differently', () => {
    const all = Object.values(moves)
      .flat()
      .map((move) => describeMove(move, names));
    expect(new Set(all).size).toBe(all.length);
  });

  test.each(Object.entries(events))('event %s is told in sentences', (type, samples) => {
    const told = samples.map((event) => tell(event, names));
    for (const words of told) if (words !== undefined) expectSentence(words);
    expect(told.includes(undefined)).toBe(UNTOLD.some((untold) => untold === type));
  });

  test('every player in an event is named', () => {
    const seatsIn = (event: Event): Seat[] =>
      Object.entries(event).flatMap(([key, value]) =>
        ['seat', 'target', 'first', 'starter', 'caller', 'next'].includes(key) && value !== undefined ? [value] : [],
      );
    for (const event of Object.values(events).flat()) {
      const words = tell(event, names);
      for (const by of words === undefined ? [] : seatsIn(event)) {
        if (event.type === 'duel-turned-up' && event.cards.length === 0) continue;
        expect(words).toContain(names(by));
      }
    }
  });

  test('face-down cards are described only by their number', () => {
    for (const type of ['dealt', 'loaded', 'drew', 'took', 'gave-back'] as const) {
      for (const event of events[type].filter(({ cards }) => cards === 'face-down')) {
        const words = tell(event, names) ?? '';
        expect(words).toContain(String(event.count));
        expect(words).not.toMatch(/[()]/);
      }
    }
  });
});

test('neither language contains a word in the other alphabet', () => {
  const plainNames: Record<Lang, Names> = { en: () => 'Ann', ru: () => 'Энн' };
  for (const lang of LANGS) {
    const { title, pitch, options: optionTexts, refusals, describeMove, tell } = text[lang];
    const all = [
      title,
      pitch,
      ...Object.values(optionTexts).flatMap(({ name, help, values }) => [name, help, ...Object.values(values ?? {})]),
      ...Object.values(refusals),
      ...Object.values(cardTexts[lang]).flatMap(({ name, rule }) => [name, rule]),
      ...Object.values(moves)
        .flat()
        .map((move) => describeMove(move, plainNames[lang])),
      ...Object.values(events)
        .flat()
        .map((event) => tell(event, plainNames[lang]) ?? ''),
    ];
    for (const words of all) expect(words).not.toMatch(lang === 'en' ? /[а-яё]/i : /[a-z]/i);
  }
});

test('both languages describe and skip the same events', () => {
  for (const event of Object.values(events).flat()) {
    expect(text.ru.tell(event, names) === undefined).toBe(text.en.tell(event, names) === undefined);
  }
});
