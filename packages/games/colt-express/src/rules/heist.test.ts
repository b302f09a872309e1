import { rngFrom, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import {
  ann,
  bob,
  cal,
  dot,
  floorInWords,
  heist,
  inWords,
  legal,
  places,
  play,
  receivedIn,
  refusal,
  type Seated,
  sheetInWords,
  spotNamed,
  table,
} from '../testing/index.ts';
import type { Event } from './moves.ts';
import type { State } from './state.ts';

/** Switches all abilities off. */
const off = { abilities: false } as const;
const kinds = (events: readonly Event[]): string[] => events.map(({ type }) => type);
const three = (a: Seated, b: Seated = {}, c: Seated = {}) => [
  { bandit: 'doc', at: 'W3r', ...a } as const,
  { bandit: 'ghost', at: 'W3r', ...b } as const,
  { bandit: 'cheyenne', at: 'W3r', ...c } as const,
];

describe('resolving the pile', () => {
  test('[CE-EXEC-1, EX-3] oldest card first: the rulebook’s example round', () => {
    const state = table(
      [
        { bandit: 'cheyenne', at: 'W4i' },
        { bandit: 'belle', at: 'W3i' },
        { bandit: 'tuco', at: 'W4r' },
        { bandit: 'doc', at: 'W2i' },
      ],
      { options: off },
    );
    const events = heist(state, 'ann:move bob:fire dot:ladder');
    expect(places(state)).toEqual({ cheyenne: 'W3i', belle: 'W3i', tuco: 'W4r', doc: 'W2r' });
    expect(state.revolver[2]).toBe(5);
    expect([receivedIn(state, dot), receivedIn(state, ann)]).toEqual([1, 0]);
    expect(events.filter(({ type }) => type === 'card-turned')).toMatchObject([
      { seat: ann, card: 'move', place: 0 },
      { seat: bob, card: 'fire', place: 1 },
      { seat: dot, card: 'ladder', place: 2 },
    ]);
    expect(events.find(({ type }) => type === 'shot')).toMatchObject({
      bullet: 6,
      bulletsLeft: 5,
      target: 'doc',
      why: 'forced',
    });
  });

  test('[CE-EXEC-2] a face-down card is revealed when it resolves, and no earlier', () => {
    const state = table(three({ at: 'W1r' }, { at: 'W2i' }), { options: off });
    heist(state, 'ann:move bob:fire:down bob:ladder:down');
    const seen = () => coltExpress.view(state, cal).pile.map(({ card }) => card);
    expect(seen()).toEqual(['move', 'face-down', 'face-down']);
    expect(coltExpress.view(state, bob).pile.map(({ card }) => card)).toEqual(['move', 'fire', 'ladder']);
    const events = play(state, ann, 'go 2');
    expect(events.filter(({ type }) => type === 'card-turned')).toMatchObject([
      { card: 'fire', wasFaceDown: true },
      { card: 'ladder', wasFaceDown: true },
    ]);
  });

  test('[CE-EXEC-3, CE-EXEC-4] the owner must choose', () => {
    const state = table(three({ at: 'W2i' }), { options: off });
    heist(state, 'ann:move');
    expect([coltExpress.toAct(state), legal(state, ann), legal(state, bob)]).toEqual([[ann], ['go 1', 'go 3'], []]);
    expect(refusal(state, bob, 'go 1')).toBe('NOT_YOUR_TURN');
    expect(refusal(state, ann, 'shoot ghost')).toBe('WRONG_ACTION');
    expect(coltExpress.view(state, bob).question).toEqual({ type: 'go', pile: 0, bandit: 'doc', cars: [1, 3] });
  });

  test('[CE-EXEC-5, CE-EXEC-7] a card that cannot be carried out has no effect and still goes back to its deck', () => {
    const state = table(three({ at: 'W1i' }), { options: off, round: 5 });
    const events = heist(state, 'ann:punch ann:robbery');
    expect(events).toContainEqual({ type: 'fizzled', seat: ann, bandit: 'doc', card: 'punch', why: 'no-target' });
    expect(events).toContainEqual({ type: 'fizzled', seat: ann, bandit: 'doc', card: 'robbery', why: 'no-loot' });
    expect(inWords(state, ann, 'deck')).toBe('move move ladder ladder fire fire robbery robbery punch marshal');
  });

  test('[CE-EXEC-6] meetings with the Marshal are over before the next card is revealed', () => {
    const state = table(three({ at: 'W1r' }, { at: 'W2r' }), { options: off, marshal: 1 });
    const types = kinds(heist(state, 'ann:ladder bob:ladder'));
    expect(types.slice(0, 6)).toEqual([
      'card-turned',
      'moved',
      'bullet-received',
      'moved',
      'card-returned',
      'card-turned',
    ]);
  });

  test('[CE-EXEC-8] nobody played a card: no heist, but the event happens', () => {
    const state = table(three({ at: 'W1r' }), { card: 'r24-braking' });
    const types = kinds(heist(state, ''));
    expect(types[0]).toBe('event-started');
    expect(places(state).doc).toBe('Lr');
    expect(state.round).toBe(2);
  });
});

describe('move', () => {
  const goes = (at: string, players = 4) => {
    const state = table([{ bandit: 'doc', at }, ...Array.from({ length: players - 1 }, () => ({ at: 'W3r' }))], {
      options: off,
      marshal: 3,
    });
    heist(state, 'ann:move');
    return state.phase === 'heist' ? legal(state, ann) : places(state).doc;
  };

  test('[CE-MOVE-1, CE-MODEL-2] inside: one car forward or backward; at the ends there is no choice', () => {
    expect(goes('W2i')).toEqual(['go 1', 'go 3']);
    expect(goes('Li')).toBe('W1i');
    expect(goes('W4i')).toBe('W3r');
  });

  test('[CE-MOVE-2, CE-MOVE-3] roofs: up to three cars either way, never staying, never off the train', () => {
    expect(goes('W2r')).toEqual(['go 0', 'go 1', 'go 3', 'go 4']);
    expect(goes('Lr')).toEqual(['go 1', 'go 2', 'go 3']);
    expect(goes('W4r')).toEqual(['go 1', 'go 2', 'go 3']);
    expect(goes('W3r', 6)).toEqual(['go 0', 'go 1', 'go 2', 'go 4', 'go 5', 'go 6']);
  });

  test('[CE-MOVE-3] out of reach is refused', () => {
    const state = table(three({ at: 'Lr' }, {}, {}), { options: off });
    heist(state, 'ann:move');
    expect(refusal(state, ann, 'go 0')).toBe('OUT_OF_REACH');
    expect(refusal(state, ann, 'go 4')).toBe('OUT_OF_REACH');
  });

  test('[CE-MOVE-4, CE-MODEL-4] other bandits block nobody', () => {
    const state = table(three({ at: 'W3r' }, { at: 'W2r' }, { at: 'W1r' }), { options: off });
    heist(state, 'ann:move');
    play(state, ann, 'go 0');
    expect(places(state)).toEqual({ doc: 'Lr', ghost: 'W2r', cheyenne: 'W1r' });
  });

  test('[CE-MOVE-5, CE-LAW-1] walking into the Marshal’s car is legal, and even forced', () => {
    const state = table(three({ at: 'Li' }), { options: off, marshal: 1 });
    const events = heist(state, 'ann:move');
    expect(places(state).doc).toBe('W1r');
    expect([receivedIn(state, ann), state.neutral]).toEqual([1, 12]);
    expect(events.find(({ type }) => type === 'moved')).toMatchObject({ why: 'forced', cause: 'move' });
  });
});

describe('ladder', () => {
  test('[CE-LADDER-1] up and down without a choice', () => {
    const state = table(three({ at: 'W2i' }, { at: 'W2r' }), { options: off });
    heist(state, 'ann:ladder bob:ladder');
    expect(places(state)).toMatchObject({ doc: 'W2r', ghost: 'W2i' });
  });

  test('[CE-LADDER-2, CE-LAW-3, EX-15] down into the Marshal’s car: back on the same roof with a bullet', () => {
    const state = table(three({ bandit: 'belle', at: 'W2r' }), { options: off, marshal: 2, neutral: 7 });
    heist(state, 'ann:ladder');
    expect([places(state).belle, receivedIn(state, ann), state.neutral]).toEqual(['W2r', 1, 6]);
  });
});

describe('fire', () => {
  const shots = (players: readonly Seated[], marshal = 0): string[] | string => {
    const state = table(players, { options: off, marshal });
    const events = heist(state, 'ann:fire');
    if (state.phase === 'heist') return legal(state, ann);
    const shot = events.find(({ type }) => type === 'shot');
    const fizzled = events.find(({ type }) => type === 'fizzled');
    return shot?.type === 'shot' ? shot.target : fizzled?.type === 'fizzled' ? fizzled.why : 'nothing';
  };

  test('[CE-FIRE-1, CE-FIRE-9, CE-BULLET-1, EX-6] the top bullet goes to the target’s deck; the target keeps its place and loot', () => {
    const state = table(
      [
        { bandit: 'doc', at: 'W2i' },
        { bandit: 'belle', at: 'W1i', loot: '300' },
        { bandit: 'ghost', at: 'W2r' },
      ],
      { round: 5, card: 'r24-bridge' },
    );
    const events = heist(state, 'ann:fire');
    expect(events.find(({ type }) => type === 'shot')).toMatchObject({ target: 'belle', bullet: 6, bulletsLeft: 5 });
    expect(inWords(state, bob, 'deck').split(' ').at(-1)).toBe('doc');
    expect([state.revolver[1], places(state).belle, sheetInWords(state, 'belle')]).toEqual([5, 'W1i', '300']);
  });

  test('[CE-FIRE-2] inside: the cars on both sides, never further, never a roof', () => {
    expect(shots([{ at: 'W2i' }, { bandit: 'ghost', at: 'W1i' }, { bandit: 'tuco', at: 'W3i' }])).toEqual([
      'shoot ghost',
      'shoot tuco',
    ]);
    expect(shots([{ at: 'Li' }, { at: 'W2i' }, { at: 'W1r' }], 3)).toBe('no-target');
  });

  test('[CE-FIRE-3, CE-FIRE-4, EX-12] roofs: the nearest roof with somebody on either side, and everybody on it', () => {
    const targets = shots([
      { bandit: 'ghost', at: 'W3r' },
      { bandit: 'doc', at: 'W1r' },
      { bandit: 'cheyenne', at: 'W1r' },
      { bandit: 'django', at: 'Lr' },
      { bandit: 'tuco', at: 'W5r' },
    ]);
    expect(targets).toEqual(['shoot cheyenne', 'shoot doc', 'shoot tuco']);
  });

  test.each([
    ['ghost', 'tuco'],
    ['tuco', 'ghost'],
  ] as const)('[CE-FIRE-3, CE-FIRE-4] roofs: behind %s nobody is a target, on either side: not %s', (near, far) => {
    const at = (shooter: string, first: string, second: string) =>
      shots([
        { bandit: 'doc', at: shooter },
        { bandit: near, at: first },
        { bandit: far, at: second },
      ]);
    expect([at('W1r', 'W2r', 'W3r'), at('W3r', 'W2r', 'W1r')]).toEqual([near, near]);
  });

  test('[CE-FIRE-5] a bandit at your own location is not a target and hides nobody', () => {
    expect(shots([{ at: 'W2r' }, { bandit: 'ghost', at: 'W2r' }, { bandit: 'tuco', at: 'Lr' }])).toBe('tuco');
    expect(shots([{ at: 'W2i' }, { bandit: 'ghost', at: 'W2i' }, { bandit: 'tuco', at: 'W3i' }])).toBe('tuco');
  });

  test('[CE-FIRE-6] neither the Marshal nor bandits inside hide a roof', () => {
    expect(shots([{ at: 'W3r' }, { bandit: 'ghost', at: 'W2i' }, { bandit: 'tuco', at: 'Lr' }], 1)).toBe('tuco');
  });

  test('[CE-FIRE-7, EX-13] no target: no effect, the bullet stays', () => {
    const state = table([{ bandit: 'ghost', at: 'W3i', revolver: 4 }, { at: 'W1i' }, { at: 'W2r' }], { options: off });
    heist(state, 'ann:fire');
    expect(state.revolver[0]).toBe(4);
    expect(state.round).toBe(2);
  });

  test('[CE-FIRE-8, EX-14] an empty revolver does nothing, even with a target', () => {
    expect(shots([{ bandit: 'ghost', at: 'W3i', revolver: 0 }, { at: 'W2i' }, { at: 'Lr' }])).toBe('empty-revolver');
  });

  test('[CE-EXEC-4] a target out of sight is refused', () => {
    const state = table(
      [{ at: 'W2i' }, { bandit: 'ghost', at: 'W1i' }, { bandit: 'tuco', at: 'W3i' }, { bandit: 'belle', at: 'W2r' }],
      { options: off },
    );
    heist(state, 'ann:fire');
    expect(refusal(state, ann, 'shoot belle')).toBe('NO_SUCH_TARGET');
    expect(refusal(state, ann, 'shoot doc')).toBe('NO_SUCH_TARGET');
  });

  test('[CE-BULLET-3] everyone sees how many bullets are left', () => {
    const state = table(three({ revolver: 2 }));
    expect(coltExpress.view(state, 'spectator').bandits[0]).toMatchObject({ character: 'doc', bullets: 2 });
  });
});

describe('robbery', () => {
  test('[CE-ROB-1, CE-ROB-2] takes one token of the chosen kind from your own location', () => {
    const state = table(three({ at: 'W2i' }), {
      options: off,
      loot: { W2i: 'purse purse jewel strongbox', W2r: 'jewel' },
    });
    heist(state, 'ann:robbery');
    expect(legal(state, ann)).toEqual(['rob jewel', 'rob purse', 'rob strongbox']);
    play(state, ann, 'rob strongbox');
    expect([floorInWords(state, spotNamed('W2i')), sheetInWords(state, 'doc')]).toEqual([
      'purse purse jewel',
      'strongbox',
    ]);
  });

  const FIFTEEN = Array.from({ length: 3 }, () => '250 300 350 400 450').join(' ');
  const purses = (n: number) => ({ purses: n, jewels: 0, strongboxes: 0, ransoms: 0 });
  const lootOf = (state: State, character: string) =>
    coltExpress.view(state, 'spectator').bandits.find((one) => one.character === character)?.loot;

  test('[CE-ROB-1] sixteen purses on one sheet do not overflow into jewels', () => {
    const state = table(three({ at: 'W2i', loot: FIFTEEN }), { options: off, loot: { W2i: '500' } });
    heist(state, 'ann:robbery');
    expect(lootOf(state, 'doc')).toEqual(purses(16));
    expect(floorInWords(state, spotNamed('W2i'))).toBe('');
  });

  test('[CE-PUNCH-3] one of sixteen purses is punched off, and the floor can hold a sixteenth', () => {
    const state = table(three({ at: 'W2i' }, { bandit: 'django', at: 'W2i', loot: `${FIFTEEN} 500` }), {
      options: off,
      loot: { W2i: Array.from({ length: 15 }, () => 'purse').join(' ') },
    });
    heist(state, 'ann:punch');
    play(state, ann, 'punch django purse forward');
    expect(lootOf(state, 'django')).toEqual(purses(15));
    expect(floorInWords(state, spotNamed('W2i'))).toBe(Array.from({ length: 16 }, () => 'purse').join(' '));
  });

  test('[CE-STATION-1] of sixteen purses the Marshal takes one', () => {
    const state = table([{ bandit: 'doc', at: 'W1r', loot: `${FIFTEEN} 500` }, { at: 'Lr' }, { at: 'Lr' }], {
      round: 5,
      card: 'station-marshals-revenge',
      marshal: 1,
    });
    heist(state, '');
    expect(lootOf(state, 'doc')).toEqual(purses(15));
  });

  test('[CE-ROB-2, CE-RULING-4] a single kind is taken without asking; the purse is random', () => {
    const values = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const state = table(three({ at: 'W2i' }), { options: off, loot: { W2i: '300 500' }, round: 5 });
      state.rng = rngFrom(seedOf(i));
      heist(state, 'ann:robbery');
      values.add(sheetInWords(state, 'doc'));
    }
    expect([...values].toSorted()).toEqual(['300', '500']);
  });

  test('[CE-ROB-3, CE-MODEL-6] loot on the other level is out of reach', () => {
    const state = table(three({ at: 'W2r' }), { options: off, loot: { W2i: 'jewel', W1r: 'jewel' } });
    expect(heist(state, 'ann:robbery')[1]).toMatchObject({ type: 'fizzled', why: 'no-loot' });
    const kind = table(three({ at: 'W2i' }), { options: off, loot: { W2i: 'jewel purse' } });
    heist(kind, 'ann:robbery');
    expect(refusal(kind, ann, 'rob strongbox')).toBe('NO_SUCH_LOOT');
  });

  test('[CE-ROB-4] only the new owner learns what a purse is worth', () => {
    const state = table(three({ at: 'W2i' }), { options: off, loot: { W2i: 'purse' } });
    const robbed = heist(state, 'ann:robbery').find(({ type }) => type === 'robbed');
    if (robbed?.type !== 'robbed') throw new Error('Cannot find the robbery');
    expect(coltExpress.redact(robbed, ann)).toBe(robbed);
    expect(typeof robbed.value).toBe('number');
    expect(coltExpress.redact(robbed, bob)).toEqual({ ...robbed, value: 'face-down' });
    expect(coltExpress.view(state, ann).bandits[0]?.purses).toEqual([robbed.value]);
    expect(coltExpress.view(state, bob).bandits[0]).toMatchObject({
      purses: undefined,
      worth: undefined,
      loot: { purses: 1 },
    });
  });
});

describe('marshal', () => {
  test('[CE-MARSHAL-1, CE-MARSHAL-2] one car either way; at the ends there is no choice and no way out', () => {
    const state = table(three({}), { options: off, marshal: 1 });
    heist(state, 'ann:marshal');
    expect(legal(state, ann)).toEqual(['marshal backward', 'marshal forward']);
    const front = table(three({}), { options: off, marshal: 0 });
    heist(front, 'ann:marshal');
    expect(front.marshal).toBe(1);
    const back = table(three({}), { options: off, marshal: 3 });
    heist(back, 'ann:marshal');
    expect(back.marshal).toBe(2);
  });

  test('[CE-MARSHAL-3, CE-MARSHAL-4, CE-LAW-4, CE-LAW-7, EX-4] everyone inside meets him, nobody on the roof does; loot stays', () => {
    const state = table(
      [
        { bandit: 'django', at: 'W3r' },
        { bandit: 'ghost', at: 'W2i', loot: '250 jewel' },
        { bandit: 'doc', at: 'W2i' },
        { bandit: 'tuco', at: 'W2r' },
      ],
      { options: off, marshal: 1, loot: { W2i: 'purse', W1i: 'jewel' } },
    );
    heist(state, 'ann:marshal');
    const events = play(state, ann, 'marshal backward');
    expect(places(state)).toEqual({ django: 'W3r', ghost: 'W2r', doc: 'W2r', tuco: 'W2r' });
    expect([receivedIn(state, bob), receivedIn(state, cal), receivedIn(state, dot), state.neutral]).toEqual([
      1, 1, 0, 11,
    ]);
    expect([
      floorInWords(state, spotNamed('W2i')),
      floorInWords(state, spotNamed('W1i')),
      sheetInWords(state, 'ghost'),
    ]).toEqual(['purse', 'jewel', '250 jewel']);
    expect(kinds(events).slice(0, 5)).toEqual([
      'marshal-moved',
      'bullet-received',
      'moved',
      'bullet-received',
      'moved',
    ]);
  });
});

describe('punch', () => {
  test('[CE-PUNCH-1] only others at the same location can be punched', () => {
    const state = table(three({ at: 'W2r' }, { at: 'W2i' }, { at: 'W1r' }), { options: off });
    expect(heist(state, 'ann:punch')[1]).toMatchObject({ type: 'fizzled', why: 'no-target' });
  });

  test('[CE-PUNCH-2, CE-PUNCH-3, CE-PUNCH-4, EX-7] Doc punches Django: loot and direction are Doc’s choice', () => {
    const state = table(
      [{ bandit: 'doc', at: 'W3r' }, { bandit: 'django', at: 'W3r', loot: '250 jewel' }, { at: 'Lr' }, { at: 'Lr' }],
      { options: off },
    );
    heist(state, 'ann:punch');
    expect(legal(state, ann)).toEqual([
      'punch django jewel backward',
      'punch django jewel forward',
      'punch django purse backward',
      'punch django purse forward',
    ]);
    expect(refusal(state, ann, 'punch django - forward')).toBe('NAME_THE_LOOT');
    expect(refusal(state, ann, 'punch django strongbox forward')).toBe('NO_SUCH_LOOT');
    expect(refusal(state, ann, 'punch django purse keep forward')).toBe('CANNOT_KEEP');
    play(state, ann, 'punch django jewel forward');
    expect([floorInWords(state, spotNamed('W3r')), places(state).django, sheetInWords(state, 'django')]).toEqual([
      'jewel',
      'W2r',
      '250',
    ]);
  });

  test('[CE-PUNCH-4, EX-10] at the ends of the train there is one direction', () => {
    const front = table(three({ at: 'Li' }, { at: 'Li' }), { options: off, marshal: 3 });
    heist(front, 'ann:punch');
    expect(places(front).ghost).toBe('W1i');
    const back = table(three({ at: 'W3r' }, { at: 'W3r', loot: '250 jewel' }, { at: 'Lr' }), { options: off });
    heist(back, 'ann:punch');
    expect(legal(back, ann)).toEqual(['punch ghost jewel forward', 'punch ghost purse forward']);
    expect(refusal(back, ann, 'punch ghost jewel backward')).toBe('END_OF_TRAIN');
  });

  test('[CE-PUNCH-5] a target without loot is still moved', () => {
    const state = table(three({ at: 'W2r' }, { at: 'W2r' }, { at: 'Lr' }), { options: off });
    heist(state, 'ann:punch');
    play(state, ann, 'punch ghost - backward');
    expect(places(state).ghost).toBe('W3r');
  });

  test('[CE-PUNCH-6, CE-PUNCH-7] first the loot drops, then the target moves, then it meets the Marshal', () => {
    const state = table(three({ at: 'W2i' }, { at: 'W2i', loot: 'jewel' }, { at: 'Lr' }), { options: off, marshal: 3 });
    heist(state, 'ann:punch');
    const events = play(state, ann, 'punch ghost jewel backward');
    expect(kinds(events).slice(0, 4)).toEqual(['punched', 'moved', 'bullet-received', 'moved']);
    expect([places(state).ghost, floorInWords(state, spotNamed('W2i')), receivedIn(state, bob)]).toEqual([
      'W3r',
      'jewel',
      1,
    ]);
  });

  test('[CE-PUNCH-3] the victim knows the purse that fell, the puncher does not', () => {
    const state = table(three({ at: 'W2r' }, { at: 'W2r', loot: '450' }, { at: 'Lr' }), { options: off });
    heist(state, 'ann:punch');
    const punched = play(state, ann, 'punch ghost purse backward')[0];
    if (punched?.type !== 'punched') throw new Error('Cannot find the punch');
    expect(coltExpress.redact(punched, bob)).toMatchObject({ value: 450 });
    for (const viewer of [ann, cal, 'spectator'] as const) {
      expect(coltExpress.redact(punched, viewer)).toMatchObject({ loot: 'purse', value: 'face-down' });
    }
  });
});

describe('meeting the Marshal', () => {
  test('[CE-LAW-5, CE-RULING-5] with too few neutral bullets nobody gets one, but everyone flees', () => {
    const found = (neutral: number) => {
      const state = table(three({ at: 'W3r' }, { at: 'W2i' }, { at: 'W2i' }), { options: off, marshal: 1, neutral });
      heist(state, 'ann:marshal');
      const events = play(state, ann, 'marshal backward');
      expect(places(state)).toEqual({ doc: 'W3r', ghost: 'W2r', cheyenne: 'W2r' });
      return [state.neutral, receivedIn(state, bob), receivedIn(state, cal), kinds(events).includes('bullets-short')];
    };
    expect(found(2)).toEqual([0, 1, 1, false]);
    expect(found(1)).toEqual([1, 0, 0, true]);
    expect(found(0)).toEqual([0, 0, 0, true]);
  });

  test('[CE-LAW-2, CE-LAW-6] it doesn’t matter how they entered; the supply of bullets only shrinks', () => {
    const state = table([{ at: 'W2r' }, { at: 'W2r' }, { at: 'Lr' }], { options: off, marshal: 2, neutral: 3 });
    heist(state, 'ann:ladder bob:ladder ann:ladder');
    expect([state.neutral, receivedIn(state, ann), receivedIn(state, bob)]).toEqual([0, 2, 1]);
  });
});

describe('a resolving card', () => {
  test('[CE-EXEC-2] is open to all while its owner chooses, the next one is not', () => {
    for (const pileView of ['history', 'top-only'] as const) {
      const state = table(three({ at: 'W2i' }), { options: { ...off, pileView } });
      heist(state, 'ann:move:down bob:fire:down');
      expect([state.phase, state.active]).toEqual(['heist', ann]);
      for (const viewer of [bob, cal, 'spectator'] as const) {
        const [first, second] = coltExpress.view(state, viewer).pile;
        expect([first?.card, first?.isFaceDown, first?.isResolved]).toEqual(['move', true, false]);
        expect(second?.card).toBe(viewer === bob ? 'fire' : 'face-down');
      }
    }
  });
});

describe('looking back', () => {
  test('[CE-EXEC-1] each card keeps its result, in this heist and through the next round', () => {
    const state = table(three({ at: 'W2i', revolver: 0 }, { at: 'W1i' }), { options: off, loot: { W1i: 'jewel' } });
    heist(state, 'ann:ladder ann:fire bob:robbery:down bob:move cal:punch');
    const deeds = () => coltExpress.view(state, cal).pile.map(({ deed }) => deed);
    expect(deeds()).toEqual(['climbed', 'empty-revolver', { type: 'rob', loot: 'jewel' }, undefined, undefined]);
    expect(coltExpress.view(state, cal)).toMatchObject({ resolving: 3, lastHeist: [] });
    play(state, bob, 'go 2');
    expect(coltExpress.view(state, cal).lastHeist).toMatchObject([
      { seat: ann, card: 'ladder', deed: 'climbed' },
      { seat: ann, card: 'fire', deed: 'empty-revolver' },
      { seat: bob, card: 'robbery', isFaceDown: true, deed: { type: 'rob', loot: 'jewel' } },
      { seat: bob, card: 'move', deed: { type: 'go', car: 2 } },
      { seat: cal, card: 'punch', deed: 'no-target' },
    ]);
  });

  test('every choice of a heist is recorded', () => {
    const state = table(
      three({ bandit: 'cheyenne', at: 'W2r' }, { at: 'W2r', loot: '250 jewel' }, { bandit: 'tuco', at: 'Lr' }),
    );
    heist(state, 'ann:punch ann:marshal ann:move');
    for (const move of coltExpress.legalMoves(state, ann)) {
      const other = coltExpress.clone(state);
      play(other, ann, move);
      expect(coltExpress.view(other, bob).pile[0]?.deed).toEqual(move);
    }
  });
});
