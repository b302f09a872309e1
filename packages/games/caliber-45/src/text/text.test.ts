import { KERNEL_REFUSALS, LANGS, type Lang, type Names, type Seat, seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { COWBOYS, type CowboyCard, MONEY_KINDS, type MoneyCard, WEAPONS } from '../rules/cards.ts';
import { DEFAULT_EDITION, MAX_TEAMS } from '../rules/data.ts';
import { type Cards, type Event, type Move, REFUSALS } from '../rules/moves.ts';
import { options } from '../rules/options.ts';
import { labels, text, textWith } from './index.ts';

const [ann, bob, cal, dot] = [seat(0), seat(1), seat(2), seat(3)] as const;
const names: Names = (by) => ['Энн', 'Bob', 'Кэл', 'Dot'][by] ?? 'Somebody';

const doc: CowboyCard = { id: 'doc-holliday', cap: 5, name: undefined };
const belle: CowboyCard = { id: 'belle-starr', cap: 4, name: undefined };
const money = DEFAULT_EDITION.money.map((card): MoneyCard => ({ value: 0, guards: 0, ...card }));
const loot = money.filter(({ value }) => value > 0);
const [coach, rich] = [loot[0], loot[1]] as [MoneyCard, MoneyCard];
const volleys: readonly Cards[] = [
  ['bullet-1'],
  ['bullet-4'],
  ['bullet-6', 'bullet-6'],
  ['bullet-1', 'bullet-3', 'bullet-3', 'bullet-4', 'bullet-5', 'bullet-6'],
];
const fired = volleys.flatMap((cards) => [
  { cards, sum: 12, strength: 12, lost: 0, needed: 4 },
  { cards, sum: 12, strength: 7, lost: 5, needed: 7 },
]);
const shown = [ann];
const cowboys = ['face-down', doc] as const;

/** Moves of every type; a new type does not compile until it is here. */
const moves: { readonly [T in Move['type']]: readonly Extract<Move, { type: T }>[] } = {
  draw: [{ type: 'draw' }],
  exchange: [
    ...WEAPONS.map((discard) => ({ type: 'exchange' as const, discard })),
    ...WEAPONS.slice(0, 6).map((bullets) => ({ type: 'exchange' as const, discard: 'coyote' as const, with: bullets })),
  ],
  announce: [{ type: 'announce' }],
  hire: [{ type: 'hire' }],
  'work-off': [{ type: 'work-off' }],
  pass: [{ type: 'pass' }],
  keep: [{ type: 'keep' }],
  reject: [{ type: 'reject' }],
  join: [{ type: 'join' }],
  decline: [{ type: 'decline' }],
  pick: [0, 33].map((slot) => ({ type: 'pick', slot })),
  repel: volleys.map((cards) => ({ type: 'repel', cards })),
  ride: [{ type: 'ride' }],
  fall: [{ type: 'fall' }],
  'pay-fine': [{ type: 'pay-fine' }],
  'go-to-jail': [{ type: 'go-to-jail' }],
  vote: [true, false].map((yes) => ({ type: 'vote', yes })),
  shoot: volleys.flatMap((cards) => [bob, cal].map((target) => ({ type: 'shoot' as const, target, cards }))),
  defend: volleys.map((cards) => ({ type: 'defend', cards })),
  flee: [{ type: 'flee' }],
};

/** Events of every type; a new type does not compile until it is here. */
const events: { readonly [T in Event['type']]: readonly Extract<Event, { type: T }>[] } = {
  'game-started': [
    { type: 'game-started', teams: [0, 1], first: bob },
    { type: 'game-started', teams: [0, 1, 0, 2], first: dot },
  ],
  dealt: [
    { type: 'dealt', seat: ann, cards: 'face-down', count: 6, cowboy: 'face-down', shown },
    { type: 'dealt', seat: ann, cards: [...WEAPONS].slice(3), count: 6, cowboy: doc, shown },
  ],
  'turn-started': [true, false].map((isHighNoon) => ({ type: 'turn-started', seat: ann, turn: 3, isHighNoon })),
  'stood-in': (['time', 'away'] as const).map((why) => ({ type: 'stood-in', seat: ann, why })),
  exchanged: [
    ...WEAPONS.map((card) => ({ type: 'exchanged' as const, seat: ann, cards: [card] })),
    { type: 'exchanged', seat: ann, cards: ['bullet-2', 'coyote'] },
  ],
  drew: (['face-down', ...WEAPONS] as const).flatMap((card) =>
    [7, 0].map((deck) => ({ type: 'drew' as const, seat: ann, card, deck, shown })),
  ),
  passed: [{ type: 'passed', seat: ann }],
  hired: cowboys.map((cowboy) => ({ type: 'hired', seat: ann, cowboy, deck: 3, shown })),
  kept: [0, 1, 2, 3].flatMap((bail) =>
    [true, false].map((isForced) => ({ type: 'kept' as const, seat: ann, bail, isForced })),
  ),
  rejected: [{ type: 'rejected', seat: ann, cowboy: belle }],
  'worked-off': [0, 1, 2].map((bail) => ({ type: 'worked-off', seat: ann, bail })),
  announced: [{ type: 'announced', seat: ann, cowboy: doc, robbery: 7 }],
  joined: [{ type: 'joined', seat: bob, cowboy: belle }],
  declined: (['chosen', 'no-cowboy', 'bail-not-covered'] as const).map((why) => ({ type: 'declined', seat: bob, why })),
  charged: (['bail', 'fine'] as const).map((due) => ({ type: 'charged', seat: ann, amount: 150_000, due })),
  paid: [
    { type: 'paid', seat: ann, amount: 50_000, cards: [coach], change: [], debt: 0 },
    { type: 'paid', seat: ann, amount: 50_000, cards: [rich], change: [coach], debt: 50_000 },
    { type: 'paid', seat: ann, amount: 250_000, cards: loot.slice(0, 3), change: loot.slice(0, 2), debt: 100_000 },
  ],
  owing: [{ type: 'owing', seat: ann, debt: 50_000 }],
  picked: money.map((card, slot) => ({ type: 'picked', seat: ann, slot, card })),
  faced: (['guards', 'indians'] as const).flatMap((threat) =>
    [1, 2, 5].map((count) => ({ type: 'faced' as const, seat: ann, threat, count })),
  ),
  repelled: (['guards', 'indians'] as const).flatMap((threat) =>
    fired.map((volley) => ({ type: 'repelled' as const, seat: ann, threat, ...volley })),
  ),
  rode: (['guards', 'indians', 'shot'] as const).map((threat) => ({ type: 'rode', seat: ann, threat })),
  fell: (['guards', 'indians', 'shot', 'dynamite'] as const).map((threat) => ({
    type: 'fell',
    seat: ann,
    cowboy: belle,
    threat,
  })),
  jailed: (['chosen', 'no-money', 'no-change'] as const).map((why) => ({
    type: 'jailed',
    seat: ann,
    cowboy: doc,
    why,
  })),
  'blew-up': [
    { type: 'blew-up', seats: [bob] },
    { type: 'blew-up', seats: [ann, bob, cal] },
  ],
  'vote-called': [{ type: 'vote-called', seats: [ann, bob, cal, dot] }],
  voted: ([true, false, 'face-down'] as const).map((yes) => ({ type: 'voted', seat: ann, yes })),
  'votes-counted': [
    { type: 'votes-counted', votes: [true, true, false, true], isAgreed: false },
    { type: 'votes-counted', votes: [true, true], isAgreed: true },
  ],
  'cowboy-dealt': cowboys.map((cowboy) => ({ type: 'cowboy-dealt', seat: ann, cowboy, deck: 3, shown })),
  'shootout-started': loot.map((card) => ({ type: 'shootout-started', seat: ann, card })),
  shot: fired.map(({ needed: _, ...volley }) => ({ type: 'shot', seat: ann, target: bob, ...volley })),
  defended: fired.map((volley) => ({ type: 'defended', seat: bob, shooter: ann, ...volley })),
  fled: [{ type: 'fled', seat: ann }],
  'card-discarded': money.map((card) => ({ type: 'card-discarded', card })),
  'loot-taken': [0, 1, 2].flatMap((team) =>
    loot.map((card) => ({ type: 'loot-taken' as const, seat: ann, card, team, total: 1_050_000 })),
  ),
  'money-reshuffled': [1, 22, 30].map((count) => ({ type: 'money-reshuffled', count })),
  refilled: (['weapons', 'money', 'cowboys'] as const).flatMap((deck) =>
    [1, 3, 40].map((count) => ({ type: 'refilled' as const, deck, count })),
  ),
  'robbery-ended': [
    { type: 'robbery-ended', robberies: 7, next: cal },
    { type: 'robbery-ended', robberies: 60, next: undefined },
  ],
  'game-ended': [
    { type: 'game-ended', why: 'target', winners: [1], totals: [400_000, 1_000_000, 950_000], ranks: [3, 1, 2] },
    { type: 'game-ended', why: 'robbery-cap', winners: [0, 1], totals: [500_000, 500_000], ranks: [1, 1] },
  ],
  left: [{ type: 'left', seat: ann }],
  returned: [{ type: 'returned', seat: ann }],
};

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
  const { weapons, money: kinds, cowboys: known, bailToken, teams } = labels[lang];

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
    for (const value of Object.values(words?.values ?? {})) {
      if (name === 'target') expect(value).toMatch(/^\$[\d,\u00a0]+$/);
      else expectLabel(value);
    }
  });

  test('there is a text for every option and refusal, and for nothing else', () => {
    expect(Object.keys(optionTexts)).toEqual(Object.keys(options));
    expect(Object.keys(refusals)).toEqual([...REFUSALS, ...KERNEL_REFUSALS]);
  });

  test('an edition that was loaded shows its title', () => {
    const loaded = { ...DEFAULT_EDITION, id: 'boxed', title: { en: 'As boxed', ru: 'Из коробки' } };
    const { edition, ...others } = textWith([DEFAULT_EDITION, loaded])[lang].options;
    const { edition: usual, ...usualOthers } = optionTexts;
    expect(others).toEqual(usualOthers);
    expect(edition).toEqual({ ...usual, values: { ...usual?.values, boxed: loaded.title[lang] } });
  });

  test.each([...REFUSALS, ...KERNEL_REFUSALS])('refusal %s says what is wrong and what to do instead', (code) => {
    expectSentence(refusals[code] ?? '');
    expect(refusals[code]?.match(/[.!]/g)).toHaveLength(2);
  });

  test('every card and the bail token have a name and one sentence', () => {
    const all = [
      ...WEAPONS.map((card) => weapons[card]),
      ...MONEY_KINDS.map((kind) => kinds[kind]),
      ...COWBOYS.map((id) => ({ name: known[id].name, rule: labels[lang].cowboyRule(doc) })),
      bailToken,
    ];
    for (const { name, rule } of all) {
      expectLabel(name);
      expectSentence(rule);
      expect(rule.match(/[.!]/g)).toHaveLength(1);
    }
    for (const id of COWBOYS) expectLabel(known[id].weapon);
    expect(teams).toHaveLength(MAX_TEAMS);
    teams.forEach(expectLabel);
  });

  test('no two names are the same', () => {
    for (const words of [
      WEAPONS.map((card) => weapons[card].name),
      MONEY_KINDS.map((kind) => kinds[kind].name),
      COWBOYS.map((id) => known[id].name),
      [...teams],
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

  test.each(Object.entries(events))('event %s is described in sentences', (type, samples) => {
    const told = samples.map((event) => tell(event, names));
    for (const words of told) if (words !== undefined) expectSentence(words);
    // An ordinary turn begins without a word.
    expect(told.includes(undefined)).toBe(type === 'turn-started');
  });

  test('every player in an event is named', () => {
    const seatsIn = (event: Event): Seat[] =>
      Object.entries(event).flatMap(([key, value]) =>
        ['seat', 'target', 'shooter', 'first', 'next'].includes(key) && value !== undefined ? [value] : [],
      );
    for (const event of Object.values(events).flat()) {
      const words = tell(event, names);
      for (const by of words === undefined ? [] : seatsIn(event)) expect(words).toContain(names(by));
    }
    for (const event of events['blew-up']) {
      for (const by of event.seats) expect(tell(event, names)).toContain(names(by));
    }
    for (const event of events['votes-counted']) {
      for (const by of event.votes.keys()) expect(tell(event, names)).toContain(names(seat(by)));
    }
  });

  test('the text has the amounts, strengths and numbers of an event', () => {
    const numbersOf = (words: string | undefined) => (words ?? '').replaceAll(/[,\u00a0](?=\d{3})/g, '');
    for (const event of [...events.shot, ...events.defended, ...events.repelled]) {
      const words = numbersOf(tell(event, names));
      if (event.lost > 0) expect(words).toMatch(new RegExp(`\\b${event.strength}\\b.*\\b${event.lost}\\b`));
      if ('needed' in event) expect(words).toContain(`${event.needed}.`);
    }
    for (const event of events.paid) {
      const words = numbersOf(tell(event, names));
      for (const { value } of [...event.cards, ...event.change]) expect(words).toContain(`$${value}`);
      if (event.debt > 0) expect(words).toContain(`$${event.debt}.`);
    }
    for (const event of events['loot-taken']) {
      expect(numbersOf(tell(event, names))).toMatch(new RegExp(`\\$${event.card.value}\\..*\\$1050000\\.`));
    }
  });

  test('[C45-EX-23] the text doesn’t reveal face-down cards', () => {
    const secrets = [
      events.dealt[0],
      ...events.drew.filter(({ card }) => card === 'face-down'),
      ...events.hired.filter(({ cowboy }) => cowboy === 'face-down'),
      ...events['cowboy-dealt'].filter(({ cowboy }) => cowboy === 'face-down'),
    ].flatMap((event) => (event === undefined ? [] : [event]));
    expect(secrets).toHaveLength(5);
    for (const event of secrets) {
      const words = tell(event, names) ?? '';
      expect(words).not.toMatch(/[(:]/);
      for (const { name } of [...Object.values(known), weapons.mustang, weapons.cactus])
        expect(words).not.toContain(name);
    }
  });
});

test('neither language leaves a word in the other one’s letters', () => {
  const plainNames: Record<Lang, Names> = { en: () => 'Ann', ru: () => 'Энн' };
  for (const lang of LANGS) {
    const { title, pitch, options: optionTexts, refusals, describeMove, tell } = text[lang];
    const { weapons, money: kinds, cowboys: known, bailToken, teams } = labels[lang];
    const all = [
      title,
      pitch,
      ...teams,
      ...Object.values(optionTexts).flatMap(({ name, help, values }) => [name, help, ...Object.values(values ?? {})]),
      ...Object.values(refusals),
      ...[...Object.values(weapons), ...Object.values(kinds), bailToken].flatMap(({ name, rule }) => [name, rule]),
      ...Object.values(known).flatMap(({ name, weapon }) => [name, weapon]),
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
