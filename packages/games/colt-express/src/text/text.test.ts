import { KERNEL_REFUSALS, LANGS, type Lang, type Names, type Seat, seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  type ActionId,
  CHARACTERS,
  EVENTS,
  LEADS,
  LOOT,
  ROUND_CARD_IDS,
  ROUND_CARDS,
  TURNS,
  WAGON_IDS,
} from '../rules/data.ts';
import {
  type Card,
  type Cause,
  type Event,
  FIZZLES,
  type Fizzle,
  type HiddenCards,
  type HiddenValue,
  type Move,
  type Place,
  type PlayerScore,
  REFUSALS,
  type SheetScore,
  type Why,
} from '../rules/moves.ts';
import { options } from '../rules/options.ts';
import { type Thing, text, things } from './index.ts';

const [ann, bob, cal, dot] = [seat(0), seat(1), seat(2), seat(3)] as const;
const names: Names = (by) => ['Энн', 'Bob', 'Кэл', 'Dot'][by] ?? 'Somebody';

/** Moves of every type; a new type does not compile until it is here. */
const moves: { readonly [T in Move['type']]: readonly Extract<Move, { type: T }>[] } = {
  'choose-character': [...CHARACTERS, 'random' as const].map((character) => ({ type: 'choose-character', character })),
  'choose-team': LEADS.map((lead) => ({ type: 'choose-team', lead })),
  'place-bandits': CHARACTERS.map((last) => ({ type: 'place-bandits', last })),
  'take-card': ACTIONS.flatMap((card) => [
    { type: 'take-card', card },
    ...CHARACTERS.map((bandit) => ({ type: 'take-card' as const, card, bandit })),
  ]),
  'play-card': [
    ...ACTIONS.map((card) => ({ type: 'play-card' as const, card })),
    ...CHARACTERS.map((bandit) => ({ type: 'play-card' as const, card: 'ladder' as const, bandit })),
    { type: 'play-card', card: 'robbery', faceDown: true },
    { type: 'play-card', card: 'fire', bandit: 'ghost', bonus: 'robbery' },
    { type: 'play-card', card: 'fire', bandit: 'ghost', faceDown: true, bonus: 'ladder' },
  ],
  'draw-cards': [{ type: 'draw-cards' }],
  'keep-cards': [
    { type: 'keep-cards', cards: [] },
    { type: 'keep-cards', cards: ['move'] },
    { type: 'keep-cards', cards: ['move', 'move', 'ladder', 'marshal'] },
  ],
  go: [0, 1, 6].map((car) => ({ type: 'go', car })),
  shoot: CHARACTERS.map((target) => ({ type: 'shoot', target })),
  rob: LOOT.map((loot) => ({ type: 'rob', loot })),
  'send-marshal': [
    { type: 'send-marshal', direction: 'forward' },
    { type: 'send-marshal', direction: 'backward' },
  ],
  punch: CHARACTERS.flatMap((target) =>
    (['forward', 'backward'] as const).flatMap((direction) => [
      { type: 'punch', target, direction },
      ...LOOT.map((loot) => ({ type: 'punch' as const, target, direction, loot })),
      { type: 'punch', target, direction, loot: 'purse', keep: true },
    ]),
  ),
};

const WHYS: readonly Why[] = ['chosen', 'forced', 'time', 'away'];
const CHANCES = [...WHYS, 'random'] as const;
const CAUSES: readonly Cause[] = ['move', 'ladder', 'punched', 'pushed', 'fled', 'braking', 'swivel-arm'];
const PLACES: readonly Place[] = [0, 1, 4].flatMap((car) => [
  { car, level: 'inside' },
  { car, level: 'roof' },
]);
const FIZZLING: Readonly<Record<Fizzle, readonly ActionId[]>> = {
  'no-target': ['fire', 'punch'],
  'no-loot': ['robbery'],
  'empty-revolver': ['fire'],
};
const VALUES: readonly HiddenValue[] = [350, 'face-down'];
const hand: readonly Card[] = [
  { action: 'move', bandit: undefined },
  { action: 'move', bandit: undefined },
  { action: 'ladder', bandit: 'tuco' },
  { bullet: 'belle' },
  { bullet: 'neutral' },
];
const counts = [1, 2, 5, 11, 21];
const hidden: readonly { readonly cards: HiddenCards; readonly count: number }[] = [
  ...counts.map((count) => ({ cards: 'face-down' as const, count })),
  { cards: hand, count: hand.length },
];
const inside: Place = { car: 2, level: 'inside' };
const roof: Place = { car: 3, level: 'roof' };
const sheet = (by: Seat, more: Partial<SheetScore>): SheetScore => ({
  bandit: 'doc',
  seat: by,
  purses: [],
  jewels: 0,
  strongboxes: 0,
  ransoms: 0,
  loot: 0,
  ...more,
});
const score = (by: Seat, more: Partial<PlayerScore>): PlayerScore => ({
  seat: by,
  loot: 0,
  fired: 0,
  bonus: 0,
  total: 0,
  received: 0,
  rank: 1,
  ...more,
});

/** Events of every type; a new type does not compile until it is here. */
const events: { readonly [T in Event['type']]: readonly Extract<Event, { type: T }>[] } = {
  'train-built': [
    { type: 'train-built', wagons: WAGON_IDS },
    { type: 'train-built', wagons: ['wagon-f', 'wagon-b', 'wagon-a'] },
  ],
  'first-player-drawn': [true, false].map((isRandom) => ({ type: 'first-player-drawn', seat: ann, isRandom })),
  'character-taken': CHARACTERS.flatMap((character) =>
    CHANCES.map((why) => ({ type: 'character-taken' as const, seat: ann, character, why })),
  ),
  'teams-dealt': [
    {
      type: 'teams-dealt',
      teams: [
        ['ghost', 'tuco'],
        ['doc', 'django'],
        ['belle', 'cheyenne'],
      ],
    },
  ],
  'team-taken': CHANCES.map((why) => ({ type: 'team-taken', seat: ann, team: ['belle', 'tuco'], why })),
  committed: (['placing', 'keeping'] as const).flatMap((what) =>
    WHYS.map((why) => ({ type: 'committed' as const, seat: ann, what, why })),
  ),
  'bandits-boarded': [
    {
      type: 'bandits-boarded',
      places: [
        { bandit: 'doc', seat: ann, place: { car: 4, level: 'inside' } },
        { bandit: 'belle', seat: bob, place: { car: 3, level: 'inside' } },
        { bandit: 'tuco', seat: cal, place: { car: 4, level: 'inside' } },
      ],
    },
  ],
  'round-started': [{ type: 'round-started', round: 1, first: ann }],
  'took-card': WHYS.flatMap((why) => [
    { type: 'took-card', seat: ann, card: 'face-down', why },
    { type: 'took-card', seat: ann, card: { action: 'robbery', bandit: 'belle' }, why },
  ]),
  'deck-rebuilt': counts.map((count) => ({ type: 'deck-rebuilt', seat: ann, count })),
  dealt: [
    ...hidden.map((cards) => ({ type: 'dealt' as const, seat: ann, ...cards })),
    { type: 'dealt', seat: ann, cards: [], count: 0 },
  ],
  'round-card-revealed': ROUND_CARD_IDS.flatMap((card) =>
    [ROUND_CARDS[card].event, undefined].map((event) => ({
      type: 'round-card-revealed' as const,
      round: 2,
      card,
      turns: ROUND_CARDS[card].turns,
      event,
    })),
  ),
  'turn-started': TURNS.map((kind) => ({ type: 'turn-started', turn: 2, turns: 4, kind, order: [ann, bob] })),
  'card-played': WHYS.flatMap((why) =>
    ([undefined, 'ghost'] as const).flatMap((bandit) => [
      ...ACTIONS.map((card) => ({
        type: 'card-played' as const,
        seat: ann,
        card,
        bandit,
        isFaceDown: false,
        isBonus: false,
        place: 3,
        why,
      })),
      { type: 'card-played', seat: ann, card: 'fire', bandit, isFaceDown: true, isBonus: false, place: 3, why },
      { type: 'card-played', seat: ann, card: 'fire', bandit, isFaceDown: false, isBonus: true, place: 3, why },
      {
        type: 'card-played',
        seat: ann,
        card: 'face-down',
        bandit: undefined,
        isFaceDown: true,
        isBonus: false,
        place: 3,
        why,
      },
    ]),
  ),
  drew: WHYS.flatMap((why) => hidden.map((cards) => ({ type: 'drew' as const, seat: ann, ...cards, why }))),
  'planning-ended': [0, ...counts].map((pile) => ({ type: 'planning-ended', pile })),
  kept: [
    { type: 'kept', seat: ann, cards: [], count: 0, discarded: hand, discardedCount: 5 },
    { type: 'kept', seat: ann, cards: 'face-down', count: 0, discarded: 'face-down', discardedCount: 5 },
    { type: 'kept', seat: ann, cards: hand.slice(0, 3), count: 3, discarded: [], discardedCount: 0 },
    { type: 'kept', seat: ann, cards: 'face-down', count: 2, discarded: 'face-down', discardedCount: 1 },
  ],
  'card-turned': ([undefined, 'belle'] as const).flatMap((bandit) =>
    ACTIONS.flatMap((card) =>
      [true, false].map((wasFaceDown) => ({
        type: 'card-turned' as const,
        place: 0,
        seat: ann,
        card,
        bandit,
        wasFaceDown,
      })),
    ),
  ),
  fizzled: CHARACTERS.flatMap((bandit) =>
    FIZZLES.flatMap((why) => FIZZLING[why].map((card) => ({ type: 'fizzled' as const, seat: ann, bandit, card, why }))),
  ),
  moved: CHARACTERS.flatMap((bandit) =>
    CAUSES.flatMap((cause) =>
      PLACES.flatMap((to) =>
        WHYS.map((why) => ({ type: 'moved' as const, bandit, seat: ann, from: roof, to, cause, why })),
      ),
    ),
  ),
  shot: CHARACTERS.flatMap((target) =>
    WHYS.flatMap((why) =>
      [0, 1, 2, 5].map((bulletsLeft) => ({
        type: 'shot' as const,
        bandit: 'django' as const,
        seat: ann,
        target,
        targetSeat: bob,
        from: inside,
        to: roof,
        bullet: bulletsLeft + 1,
        bulletsLeft,
        why,
      })),
    ),
  ),
  robbed: LOOT.flatMap((loot) =>
    WHYS.flatMap((why) =>
      (['robbery', 'pickpocketing'] as const).flatMap((cause) =>
        (loot === 'purse' ? VALUES : [undefined]).map((value) => ({
          type: 'robbed' as const,
          bandit: 'belle' as const,
          seat: ann,
          place: inside,
          loot,
          value,
          cause,
          why,
        })),
      ),
    ),
  ),
  punched: [undefined, ...LOOT].flatMap((loot) =>
    WHYS.flatMap((why) =>
      [true, false].flatMap((isKept) =>
        (loot === 'purse' ? VALUES : [undefined]).map((value) => ({
          type: 'punched' as const,
          bandit: 'cheyenne' as const,
          seat: ann,
          target: 'belle' as const,
          targetSeat: bob,
          place: roof,
          loot,
          value,
          isKept,
          why,
        })),
      ),
    ),
  ),
  'marshal-moved': [
    ...WHYS.flatMap((why) =>
      [0, 3].map((to) => ({ type: 'marshal-moved' as const, from: 1, to, cause: 'card' as const, seat: ann, why })),
    ),
    { type: 'marshal-moved', from: 1, to: 2, cause: 'angry-marshal', seat: undefined, why: 'forced' },
  ],
  'bullet-received': CHARACTERS.flatMap((bandit) =>
    (['marshal', 'angry-marshal', 'passengers-rebellion'] as const).flatMap((cause) =>
      [0, 1, 12].map((supply) => ({ type: 'bullet-received' as const, bandit, seat: ann, cause, supply })),
    ),
  ),
  'bullets-short': [
    { type: 'bullets-short', bandits: ['doc'], supply: 0 },
    { type: 'bullets-short', bandits: ['doc', 'belle', 'tuco'], supply: 2 },
  ],
  'card-returned': (['deck', 'discard'] as const).map((to) => ({
    type: 'card-returned',
    place: 0,
    seat: ann,
    card: 'move',
    to,
  })),
  'event-started': EVENTS.map((event) => ({ type: 'event-started', event, round: 3 })),
  'event-idle': EVENTS.map((event) => ({ type: 'event-idle', event })),
  'strongbox-placed': PLACES.map((place) => ({ type: 'strongbox-placed', place })),
  'purse-lost': VALUES.map((value) => ({ type: 'purse-lost', bandit: 'doc', seat: ann, value })),
  'ransom-paid': [{ type: 'ransom-paid', bandit: 'belle', seat: ann, amount: 250 }],
  'round-ended': [
    { type: 'round-ended', round: 1, next: bob },
    { type: 'round-ended', round: 5, next: undefined },
  ],
  scored: [
    {
      type: 'scored',
      sheets: [
        sheet(ann, { bandit: 'doc', purses: [250], jewels: 1, strongboxes: 1, ransoms: 1, loot: 2000 }),
        sheet(bob, { bandit: 'belle', purses: [250, 300], jewels: 2, strongboxes: 2, ransoms: 2, loot: 4050 }),
        sheet(cal, { bandit: 'tuco' }),
      ],
      players: [
        score(ann, { total: 3000, bonus: 1000, rank: 2 }),
        score(bob, { total: 4050, rank: 1 }),
        score(cal, { rank: 3 }),
      ],
    },
    {
      type: 'scored',
      sheets: [sheet(ann, { purses: [250], loot: 250 }), sheet(bob, { bandit: 'ghost', jewels: 5, loot: 2500 })],
      players: [
        score(ann, { total: 1250, bonus: 1000, received: 2, rank: 1 }),
        score(bob, { total: 1250, bonus: 1000, received: 3, rank: 2 }),
      ],
    },
  ],
  'game-ended': [
    { type: 'game-ended', ranks: [2, 1, 3, 4], scores: [2450, 2550, 1750, 1250] },
    { type: 'game-ended', ranks: [1, 1], scores: [2000, 2000] },
  ],
  left: [{ type: 'left', seat: ann }],
  returned: [{ type: 'returned', seat: dot }],
};

/** Events that need no sentence. */
const UNTOLD: readonly Event['type'][] = ['card-returned'];
/** Events that name players. The others name bandits. */
const OF_PLAYERS: readonly Event['type'][] = [
  'first-player-drawn',
  'character-taken',
  'team-taken',
  'committed',
  'round-started',
  'took-card',
  'deck-rebuilt',
  'dealt',
  'card-played',
  'drew',
  'kept',
  'card-turned',
  'round-ended',
  'left',
  'returned',
];

const count = (words: string, char: string): number => words.split(char).length - 1;
function expectWellFormed(words: string): void {
  expect(words).toMatch(/^[A-ZА-ЯЁ]/);
  expect(words).not.toMatch(/undefined|null|NaN|\[object|face-down/);
  expect(words).not.toMatch(/\s\s|\s[.,:;!)]|\(\s|[.,:;]{2}|^\s|\s$|\(\)/);
  expect(words).not.toMatch(/ - |['"]/);
  expect(count(words, '(')).toBe(count(words, ')'));
  expect(count(words, '«')).toBe(count(words, '»'));
}
function expectSentence(words: string): void {
  expectWellFormed(words);
  expect(words).toMatch(/[^.!:;,][.!]$/);
}
function expectLabel(words: string): void {
  expectWellFormed(words);
  expect(words).not.toMatch(/[.:;,]$/);
}
const allThings = (lang: Lang): readonly (readonly [string, Thing])[] => {
  const { characters, actions, bullets, loot, turns, events: happenings, cars } = things[lang];
  return [characters, actions, bullets, loot, turns, happenings, cars].flatMap((kind) => Object.entries<Thing>(kind));
};

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

  test.each(allThings(lang))('%s has a name and one sentence', (_id, { name, rule }) => {
    expectLabel(name);
    expectSentence(rule);
    expect(rule.match(/[.!]/g)).toHaveLength(1);
  });

  test('every round card has a name, and one with an event has the event’s name', () => {
    expect(Object.keys(things[lang].rounds)).toEqual(ROUND_CARD_IDS);
    for (const id of ROUND_CARD_IDS) {
      const { event } = ROUND_CARDS[id];
      expectLabel(things[lang].rounds[id]);
      if (event !== undefined) expect(things[lang].rounds[id]).toBe(things[lang].events[event].name);
    }
  });

  test('no two names are the same', () => {
    const { characters, actions, loot, turns, events: happenings, cars } = things[lang];
    const kinds = [characters, actions, loot, turns, happenings, cars];
    for (const words of [
      ...kinds.map((kind) => Object.values<Thing>(kind).map(({ name }) => name)),
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

  test.each(OF_PLAYERS)('event %s names its player', (type) => {
    for (const event of events[type]) {
      const by = Object.entries(event).flatMap(([key, value]) =>
        ['seat', 'first', 'next'].includes(key) && value !== undefined ? [value] : [],
      );
      for (const one of by) expect(tell(event, names)).toContain(names(one));
    }
  });

  test('every player whose rank or score is reported is named', () => {
    for (const event of events['game-ended']) {
      for (const by of event.ranks.map((_, i) => seat(i))) expect(tell(event, names)).toContain(names(by));
    }
  });

  test('face-down cards are described only by their number', () => {
    for (const type of ['dealt', 'drew'] as const) {
      for (const event of events[type].filter(({ cards }) => cards === 'face-down')) {
        const words = tell(event, names) ?? '';
        expect(words).toContain(String(event.count));
        expect(words).not.toContain(`${event.count} ×`);
        for (const { name } of Object.values(things[lang].actions)) expect(words).not.toContain(name);
      }
    }
  });

  test('the text for a hidden card reveals neither kind nor bandit', () => {
    const told = events['card-played'].flatMap((event) =>
      event.card === 'face-down' && event.why === 'chosen' ? [tell(event, names)] : [],
    );
    expect(new Set(told).size).toBe(1);
    for (const words of told) {
      for (const { name } of Object.values(things[lang].actions)) expect(words).not.toContain(name);
      for (const { name } of Object.values(things[lang].characters)) expect(words).not.toContain(name);
    }
  });

  test('a purse’s value is named only to those who know it', () => {
    for (const type of ['robbed', 'punched', 'purse-lost'] as const) {
      for (const event of events[type]) {
        expect(tell(event, names)?.includes('$350')).toBe(event.value === 350 && !('loot' in event && !event.loot));
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
      ...Object.values(things[lang].rounds),
      ...allThings(lang).flatMap(([, { name, rule }]) => [name, rule]),
      ...Object.values(moves)
        .flat()
        .map((move) => describeMove(move, plainNames[lang])),
      ...Object.values(events)
        .flat()
        .map((event) => tell(event, plainNames[lang]) ?? ''),
    ];
    for (const words of all) expect(words).not.toMatch(lang === 'en' ? /[а-яё«»]/i : /[a-z]/i);
  }
});

test('both languages describe and skip the same events', () => {
  for (const event of Object.values(events).flat()) {
    expect(text.ru.tell(event, names) === undefined).toBe(text.en.tell(event, names) === undefined);
  }
});
