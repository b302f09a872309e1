import { KERNEL_REFUSALS, LANGS, type Lang, type Names, type Seat, seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, type Face, printOf } from '../rules/card-ids.ts';
import { CARD_NAMES, CHARACTERS, EQUIPMENT, SIDES, SYMBOLS } from '../rules/data.ts';
import { DECISIONS, type DrawReason, type Waiting, type Why } from '../rules/events.ts';
import { type Event, type Move, REFUSALS } from '../rules/moves.ts';
import { options } from '../rules/options.ts';
import { names as gameNames, TERMS, text } from './index.ts';

const [ann, bob] = [seat(0), seat(1)] as const;
const names: Names = (by) => ['Энн', 'Bob'][by] ?? 'Somebody';
const WHYS: readonly Why[] = ['chosen', 'forced', 'time', 'away'];

const shots = CARDS.filter((card) => !['missed', 'return-fire'].includes(printOf(card).name));
const NEEDS_NO_TARGET = ['beer', 'wagon', 'general-store', 'gatling', 'indians'];

/** Every way to play every card, on somebody. */
const plays: readonly Extract<Move, { type: 'play' }>[] = [
  ...shots.flatMap((card): Extract<Move, { type: 'play' }>[] => {
    const { name } = printOf(card);
    if (name === 'water') return SIDES.map((token) => ({ type: 'play', card, token }));
    if (NEEDS_NO_TARGET.includes(name)) return [{ type: 'play', card }];
    if (name === 'schoolmarm') return EQUIPMENT.map((take) => ({ type: 'play', card, target: 'tom-horn', take }));
    if (name === 'robbery')
      return [
        ...SIDES.map((back) => ({ type: 'play', card, back }) as const),
        ...EQUIPMENT.map((take) => ({ type: 'play', card, target: 'stranger', take }) as const),
      ];
    return [{ type: 'play', card, target: 'dalton-brothers' }];
  }),
  ...CARDS.map((card) => ({ type: 'play', card, as: 'colt', target: 'stranger' }) as const),
];

/** Moves of every type; a new type does not compile until it is here. */
const moves: { readonly [T in Move['type']]: readonly Extract<Move, { type: T }>[] } = {
  'choose-ap': CHARACTERS.map((character) => ({ type: 'choose-ap', character })),
  play: plays,
  'move-token': [{ type: 'move-token' }],
  reload: (['hand', 'play'] as const).flatMap((from) =>
    CARDS.filter((card) => ['water', 'sight', 'pocket-watch', 'herd'].includes(printOf(card).name)).map(
      (card) => ({ type: 'reload', card, from }) as const,
    ),
  ),
  kitty: [{ type: 'kitty' }],
  kate: EQUIPMENT.map((take) => ({ type: 'kate', take })),
  sundance: CARDS.map((cost) => ({ type: 'sundance', cost })),
  pearl: [
    { type: 'pearl', cost: 'colt:law:dynamite', repeat: 'knife', target: 'django' },
    { type: 'pearl', cost: 'colt:law:dynamite', repeat: 'indians' },
    { type: 'pearl', cost: 'colt:law:dynamite', repeat: 'water', token: 'law' },
    { type: 'pearl', cost: 'colt:law:dynamite', repeat: 'water', reload: true },
    { type: 'pearl', cost: 'colt:law:dynamite', repeat: 'robbery', back: 'law' },
  ],
  'end-phase': [{ type: 'end-phase' }],
  'take-hit': [{ type: 'take-hit' }],
  dodge: [
    ...CARDS.map((card) => ({ type: 'dodge', card }) as const),
    { type: 'dodge', card: 'missed:law:snake', extra: 'missed:law:snake' },
  ],
  'use-hat': [{ type: 'use-hat' }, { type: 'use-hat', extra: 'beer:outlaw:barrel' }],
  'try-barrel': [{ type: 'try-barrel' }],
  'try-kid': [{ type: 'try-kid' }],
  discard: CARDS.map((card) => ({ type: 'discard', card })),
  decline: [{ type: 'decline' }],
  'choose-revealed': CARDS.map((card) => ({ type: 'choose-revealed', card })),
  redirect: [0, 1, 2, 3].map((units) => ({ type: 'redirect', units })),
  pick: CARDS.map((card) => ({ type: 'pick', card })),
  swap: SIDES.map((token) => ({ type: 'swap', token })),
  strip: EQUIPMENT.map((take) => ({ type: 'strip', target: 'doctor-schultz', take })),
  loot: EQUIPMENT.map((take) => ({ type: 'loot', take })),
  'draw-blind': SIDES.map((back) => ({ type: 'draw-blind', back })),
  concede: [{ type: 'concede' }],
};

const faces: readonly (readonly Face[])[] = [
  ['law-back'],
  ['law-back', 'law-back'],
  ['law-back', 'outlaw-back', 'outlaw-back'],
  ['outlaw-back', 'outlaw-back', 'outlaw-back', 'outlaw-back', 'outlaw-back'],
  ['missed:law:snake'],
  ['colt:outlaw:dynamite', 'colt:outlaw:dynamite', 'water:outlaw:barrel'],
];
const DRAW_REASONS: Readonly<Record<DrawReason, true>> = {
  deal: true,
  phase: true,
  garrett: true,
  reload: true,
  remington: true,
  death: true,
  wagon: true,
  'kitty-leroy': true,
  'cattle-kate': true,
  'bill-tilghman': true,
  'lone-ranger': true,
  'wyatt-earp': true,
  django: true,
  'pocket-watch': true,
};
const waitings: readonly Waiting[] = [
  { effect: 'hit-ap', seat: ann, from: 'wild-bill', by: 'ability', card: undefined, target: undefined },
  { effect: 'hit-ap', seat: ann, from: 'stranger', by: 'card', card: 'return-fire', target: undefined },
  { effect: 'hit-pp', seat: bob, from: 'tom-horn', by: 'ability', card: undefined, target: undefined },
  { effect: 'hit-character', seat: bob, from: 'kid-curry', by: 'ability', card: undefined, target: 'lone-ranger' },
  { effect: 'draw', seat: bob, from: 'dalton-brothers', by: 'equipment', card: 'pocket-watch', target: undefined },
  { effect: 'schultz', seat: bob, from: 'doctor-schultz', by: 'ability', card: undefined, target: undefined },
];

type Played = Extract<Event, { type: 'played' }>;
const played = ({ card, as, target, token, back, take }: (typeof plays)[number]): Played => ({
  type: 'played',
  seat: ann,
  character: 'wyatt-earp',
  card,
  as: as ?? 'self',
  target,
  token,
  back,
  take,
  isCounted: true,
});

/** Events of every type; a new type does not compile until it is here. */
const events: { readonly [T in Event['type']]: readonly Extract<Event, { type: T }>[] } = {
  'sides-taken': [{ type: 'sides-taken', law: bob }],
  'characters-dealt': [
    { type: 'characters-dealt', seat: ann, characters: 'face-down', drawn: 'face-down', count: 12 },
    {
      type: 'characters-dealt',
      seat: ann,
      characters: ['django', 'stranger', 'wild-bill', 'wyatt-earp'],
      drawn: ['stranger', 'django'],
      count: 4,
    },
  ],
  'ap-chosen': WHYS.map((why) => ({ type: 'ap-chosen', seat: ann, why })),
  'characters-shown': [
    { type: 'characters-shown', seat: ann, left: 'dalton-brothers', right: 'tom-horn', ap: 'dalton-brothers' },
    { type: 'characters-shown', seat: ann, left: 'dalton-brothers', right: 'tom-horn', ap: 'tom-horn' },
  ],
  'turn-started': [{ type: 'turn-started', seat: ann, turn: 3 }],
  drew: Object.keys(DRAW_REASONS).flatMap((why) =>
    (['law', 'outlaw', 'common'] as const).flatMap((deck) =>
      faces.map((cards) => ({ type: 'drew', seat: ann, cards, deck, why: why as DrawReason }) as const),
    ),
  ),
  'no-card-left': [{ type: 'no-card-left', seat: ann }],
  reshuffled: [1, 2, 5, 21, 30].map((count) => ({ type: 'reshuffled', count })),
  showed: [true, false].map((isMatch) => ({
    type: 'showed',
    seat: ann,
    card: isMatch ? 'winchester:law:horseshoe' : 'missed:law:snake',
    isMatch,
  })),
  played: plays.map(played),
  equipped: [{ type: 'equipped', seat: ann, character: 'django', card: 'hat:law:horseshoe' }],
  reloaded: (['hand', 'play'] as const).map((from) => ({ type: 'reloaded', seat: ann, card: 'water:law:snake', from })),
  'ability-used': [
    ...(['kitty-leroy', 'cattle-kate', 'sundance-kid'] as const).map(
      (character) => ({ type: 'ability-used', seat: ann, character, repeat: undefined, isReload: false }) as const,
    ),
    ...CARD_NAMES.map(
      (repeat) => ({ type: 'ability-used', seat: ann, character: 'pearl-hart', repeat, isReload: false }) as const,
    ),
    { type: 'ability-used', seat: ann, character: 'pearl-hart', repeat: 'water', isReload: true },
  ],
  discarded: (
    [
      'limit',
      'surcharge',
      'cost',
      'indians',
      'duel',
      'peacemaker',
      'wagon',
      'sundance',
      'death',
      'replaced',
      'dynamite',
      'kate',
    ] as const
  ).flatMap((why) => {
    const from = ['death', 'replaced', 'dynamite', 'kate'].includes(why) ? ('cattle-kate' as const) : undefined;
    return [
      { type: 'discarded', seat: ann, cards: ['missed:law:snake'], why, from } as const,
      { type: 'discarded', seat: ann, cards: ['hat:law:horseshoe', 'missed:law:snake'], why, from } as const,
    ];
  }),
  hit: CHARACTERS.flatMap((target) => [
    {
      type: 'hit',
      seat: ann,
      shooter: 'jack-ransom',
      target,
      origin: 'card',
      card: 'colt',
      needsSurcharge: false,
      number: 1,
      of: 1,
    } as const,
    {
      type: 'hit',
      seat: ann,
      shooter: 'tex-willer',
      target,
      origin: 'card',
      card: 'colt',
      needsSurcharge: true,
      number: 1,
      of: 1,
    } as const,
    {
      type: 'hit',
      seat: ann,
      shooter: 'wild-bill',
      target,
      origin: 'ability',
      card: undefined,
      needsSurcharge: false,
      number: 1,
      of: 1,
    } as const,
    {
      type: 'hit',
      seat: ann,
      shooter: 'stranger',
      target,
      origin: 'return-fire',
      card: 'return-fire',
      needsSurcharge: false,
      number: 2,
      of: 3,
    } as const,
  ]),
  'hit-dropped': [{ type: 'hit-dropped', target: 'dalton-brothers' }],
  'turned-up': [['missed:law:snake'] as const, ['missed:law:snake', 'bank:law:barrel'] as const].map((cards) => ({
    type: 'turned-up',
    seat: ann,
    character: 'django',
    cards,
    deck: 'law',
    want: 'barrel',
    why: 'barrel',
  })),
  revealed: (['barrel', 'kid-curry', 'dynamite', 'rattlesnake'] as const).flatMap((why) => [
    ...CARDS.map(
      (card) =>
        ({ type: 'revealed', seat: ann, character: 'django', card, want: 'barrel', isMatch: true, why }) as const,
    ),
    { type: 'revealed', seat: ann, character: 'django', card: undefined, want: 'barrel', isMatch: false, why } as const,
  ]),
  'hit-cancelled': [
    ...CARDS.map(
      (card) =>
        ({ type: 'hit-cancelled', seat: ann, target: 'stranger', how: 'card', card, extra: undefined }) as const,
    ),
    ...(['return-fire', 'hat', 'barrel', 'kid'] as const).map(
      (how) =>
        ({
          type: 'hit-cancelled',
          seat: ann,
          target: 'kid-curry',
          how,
          card: how === 'return-fire' ? 'return-fire:law:horseshoe' : undefined,
          extra: 'beer:outlaw:barrel',
        }) as const,
    ),
  ],
  'miss-wasted': WHYS.map((why) => ({ type: 'miss-wasted', seat: ann, target: 'tom-horn', why })),
  'hit-taken': WHYS.map((why) => ({ type: 'hit-taken', seat: ann, target: 'tom-horn', why })),
  redirected: [1, 2, 3].map((units) => ({
    type: 'redirected',
    seat: ann,
    from: 'stranger',
    to: 'buffalo-bill',
    units,
  })),
  'health-lost': CHARACTERS.flatMap((character) =>
    [0, 1, 4].map((health) => ({ type: 'health-lost', seat: ann, character, health, kind: 'hit', by: bob }) as const),
  ),
  healed: CHARACTERS.map((character) => ({ type: 'healed', seat: ann, character, health: 2 })),
  dying: CHARACTERS.map((character) => ({ type: 'dying', seat: ann, character })),
  died: CHARACTERS.map((character) => ({ type: 'died', seat: ann, character, place: 'left' })),
  entered: CHARACTERS.flatMap((character) =>
    [true, false].map((isAp) => ({ type: 'entered', seat: ann, character, place: 'left', health: 4, isAp }) as const),
  ),
  'left-alone': CHARACTERS.map((character) => ({ type: 'left-alone', seat: ann, character })),
  'token-moved': (['free', 'water', 'shotgun', 'herd'] as const).flatMap((why) =>
    CHARACTERS.map((to) => ({ type: 'token-moved', seat: ann, to, by: ann, why }) as const),
  ),
  'card-taken': (['robbery', 'schoolmarm', 'carbine', 'doctor-schultz', 'bill-anderson'] as const).flatMap((why) =>
    (['hand', 'discard'] as const).flatMap((to) =>
      (['hand', 'cattle-kate'] as const).flatMap((from) =>
        (['law-back', 'hat:law:horseshoe'] as const).map(
          (card) => ({ type: 'card-taken', seat: ann, victim: bob, from, card, to, why }) as const,
        ),
      ),
    ),
  ),
  'dynamite-passed': CHARACTERS.map((to) => ({
    type: 'dynamite-passed',
    from: 'doctor-schultz',
    to,
    card: 'dynamite:outlaw:barrel',
  })),
  'laid-out': [
    {
      type: 'laid-out',
      seat: ann,
      cards: ['colt:law:dynamite', 'water:law:snake', 'missed:outlaw:snake', 'missed:outlaw:snake'],
    },
  ],
  picked: WHYS.flatMap((why) =>
    (['colt:law:dynamite', 'missed:law:snake'] as const).map(
      (card) => ({ type: 'picked', seat: ann, card, why }) as const,
    ),
  ),
  'drew-aside': (['wagon', 'sundance-kid'] as const).flatMap((why) =>
    faces.map((cards) => ({ type: 'drew-aside', seat: ann, cards, why }) as const),
  ),
  kept: (['wagon', 'sundance-kid'] as const).flatMap((why) =>
    faces.map((cards) => ({ type: 'kept', seat: ann, cards, why }) as const),
  ),
  'duel-begun': [{ type: 'duel-begun', seat: ann, challenger: 'stranger', target: 'dalton-brothers' }],
  'indians-came': [
    { type: 'indians-came', seat: ann, targets: ['dalton-brothers'] },
    { type: 'indians-came', seat: ann, targets: ['tom-horn', 'stranger', 'doctor-schultz'] },
  ],
  declined: DECISIONS.flatMap((decision) =>
    [undefined, 'dalton-brothers' as const].flatMap((character) =>
      WHYS.map((why) => ({ type: 'declined', seat: ann, decision, character, why }) as const),
    ),
  ),
  waits: waitings.map((waiting) => ({ type: 'waits', waiting })),
  begins: waitings.map((waiting) => ({ type: 'begins', waiting })),
  'falls-away': waitings.map((waiting) => ({ type: 'falls-away', waiting })),
  'chain-cut': [{ type: 'chain-cut' }],
  'phase-ended': [...WHYS, 'guard' as const].map((why) => ({ type: 'phase-ended', seat: ann, why })),
  'wants-to-concede': [{ type: 'wants-to-concede', seat: ann }],
  'game-ended': [
    ...(['eliminated', 'conceded', 'turn-limit', 'abandoned'] as const).map(
      (why) => ({ type: 'game-ended', winner: ann, why }) as const,
    ),
    { type: 'game-ended', winner: undefined, why: 'turn-limit' },
    { type: 'game-ended', winner: undefined, why: 'abandoned' },
  ],
  left: [{ type: 'left', seat: ann }],
  returned: [{ type: 'returned', seat: ann }],
};

/** What may come to pass without a word: another event tells it. */
const UNTOLD: readonly Event['type'][] = ['equipped', 'turned-up', 'hit', 'hit-taken', 'dying', 'waits', 'begins'];

const CAPITAL = /^[«(]?[A-ZА-ЯЁ]/;
function expectWellFormed(words: string): void {
  expect(words).toMatch(CAPITAL);
  expect(words).not.toMatch(/undefined|null|NaN|\[object|-back| (at|on|for|of) nobody| (в|на|у) никого|[a-z]+:[a-z]+:/);
  expect(words).not.toMatch(/\s\s|\s[.,:;!)]|\(\s|[.,:;]{2}|!\.|^\s|\s$|\(\)/);
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
  expect(words).not.toMatch(/[.:;,]$/);
}
const oneSentence = (words: string): void => {
  expectSentence(words);
  expect(words.replaceAll(/Bang!|Missed!|Indians!|«Бэнг!»|«Мимо!»|«Индейцы!»/g, '').match(/[.!?]/g)).toHaveLength(1);
};

describe.each(LANGS)('%s', (lang) => {
  const { title, pitch, options: optionTexts, refusals, describeMove, tell } = text[lang];
  const called = gameNames[lang];

  test('the title is a label and the pitch one sentence', () => {
    expectLabel(title);
    oneSentence(pitch);
  });

  test.each(Object.entries(options))('option %s has a name, help, and words for each of its values', (name, option) => {
    const words = optionTexts[name];
    expectLabel(words?.name ?? '');
    expectSentence(words?.help ?? '');
    expect(Object.keys(words?.values ?? {})).toEqual(option.type === 'choice' ? option.values : []);
    Object.values(words?.values ?? {}).forEach(expectLabel);
  });

  test('there is a text for every option and refusal, and for nothing else', () => {
    expect(Object.keys(optionTexts)).toEqual(Object.keys(options));
    expect(Object.keys(refusals)).toEqual([...REFUSALS, ...KERNEL_REFUSALS]);
  });

  test.each([...REFUSALS, ...KERNEL_REFUSALS])('refusal %s says what is wrong and what to do instead', (code) => {
    expectSentence(refusals[code] ?? '');
    expect(refusals[code]?.match(/[.!]/g)).toHaveLength(2);
  });

  test.each(['cards', 'characters', 'sides', 'terms'] as const)('all %s have a name and one sentence', (kind) => {
    for (const { name, rule } of Object.values(called[kind])) {
      expectLabel(name);
      oneSentence(rule);
    }
  });

  test('there is a name for every card, character, side, symbol and word of the game', () => {
    expect(Object.keys(called.cards)).toEqual(CARD_NAMES);
    expect(Object.keys(called.characters)).toEqual(CHARACTERS);
    expect(Object.keys(called.sides)).toEqual(SIDES);
    expect(Object.keys(called.symbols)).toEqual(SYMBOLS);
    expect(Object.keys(called.terms)).toEqual(TERMS);
  });

  test.each(DECISIONS)('decision %s asks a question and says what happens otherwise', (decision) => {
    const { ask, wait, decline, timeout } = called.prompts[decision];
    expectWellFormed(ask);
    expect(ask).toMatch(/\?$/);
    oneSentence(wait);
    oneSentence(timeout);
    if (decline !== undefined) oneSentence(decline);
  });

  test('no two names are the same', () => {
    for (const words of [
      [...Object.values(called.cards), ...Object.values(called.characters)].map(({ name }) => name),
      Object.values(called.terms).map(({ name }) => name),
      Object.values(called.symbols),
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
    expect(all.filter((words, i) => all.indexOf(words) !== i)).toEqual([]);
  });

  test.each(Object.entries(events))('event %s is told in sentences', (type, samples) => {
    const told = samples.map((event) => tell(event, names));
    for (const words of told) if (words !== undefined) expectSentence(words);
    expect(told.includes(undefined)).toBe(UNTOLD.some((untold) => untold === type));
  });

  test('whoever owns a choice, a card or a turn is named', () => {
    const silent: readonly Event['type'][] = [
      'discarded',
      'hit',
      'health-lost',
      'healed',
      'dying',
      'died',
      'hit-cancelled',
      'redirected',
      'duel-begun',
      'indians-came',
      'laid-out',
      'turned-up',
      'ap-chosen',
    ];
    const seatsIn = (event: Event): Seat[] => {
      const both = event.type === 'card-taken' && event.from === 'hand' ? [event.victim] : [];
      return 'seat' in event && !silent.includes(event.type) ? [event.seat, ...both] : both;
    };
    for (const event of Object.values(events).flat()) {
      const words = tell(event, names);
      if (words !== undefined) for (const by of seatsIn(event)) expect(words).toContain(names(by));
    }
  });

  test('what is face down is told by its back and number alone', () => {
    const secret = [...events.drew, ...events['drew-aside'], ...events.kept].filter(({ cards }) =>
      cards.every((card) => card === 'law-back' || card === 'outlaw-back'),
    );
    expect(secret.length).toBeGreaterThan(0);
    for (const event of secret) {
      const words = tell(event, names) ?? '';
      expect(words).toMatch(/\d/);
      for (const { name } of Object.values(called.cards)) {
        if (!['Wagon', 'Фургон', 'Pocket Watch', 'Часы', 'Remington', 'Ремингтон'].includes(name))
          expect(words).not.toContain(name);
      }
    }
  });
});

test('neither language leaves a word in the other one’s letters', () => {
  const plainNames: Record<Lang, Names> = { en: () => 'Ann', ru: () => 'Энн' };
  for (const lang of LANGS) {
    const { title, pitch, options: optionTexts, refusals, describeMove, tell } = text[lang];
    const called = gameNames[lang];
    const all = [
      title,
      pitch,
      ...Object.values(optionTexts).flatMap(({ name, help, values }) => [name, help, ...Object.values(values ?? {})]),
      ...Object.values(refusals),
      ...[called.cards, called.characters, called.sides, called.terms].flatMap((kind) =>
        Object.values<{ readonly name: string; readonly rule: string }>(kind).flatMap(({ name, rule }) => [name, rule]),
      ),
      ...Object.values(called.symbols),
      ...Object.values(called.prompts).flatMap(({ ask, wait, decline, timeout }) => [
        ask,
        wait,
        decline ?? '',
        timeout,
      ]),
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

test('both languages tell and keep silent about the same events, and decline the same decisions', () => {
  for (const event of Object.values(events).flat()) {
    expect(text.ru.tell(event, names) === undefined).toBe(text.en.tell(event, names) === undefined);
  }
  for (const decision of DECISIONS) {
    expect(gameNames.ru.prompts[decision].decline === undefined).toBe(
      gameNames.en.prompts[decision].decline === undefined,
    );
  }
});

test('drawing blind is said briefly: on a phone two backs and a refusal stand side by side', () => {
  const said = (lang: Lang) => SIDES.map((back) => text[lang].describeMove({ type: 'draw-blind', back }, names));
  expect(said('en')).toEqual(['Pick a random law card', 'Pick a random outlaw card']);
  expect(said('ru')).toEqual(['Вытянуть случайную карту закона', 'Вытянуть случайную карту бандитов']);
});
