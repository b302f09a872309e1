import { defaultOptions, seat, seatsOf, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { ann, ap, bob, does, may, plays, refusal } from '../testing/index.ts';
import { CHARACTERS, type CharacterId, HEALTH } from './data.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

const defaults: Options = { ...defaultOptions(bangDuel.options), sides: 'host-law' };
type Dealt = { readonly state: State; readonly events: Event[] };
function deal(n: number, options: Partial<Options> = {}): Dealt {
  const events: Event[] = [];
  const state = bangDuel.setup({ ...defaults, ...options }, 2, seedOf(n), (event) => events.push(event));
  return { state, events };
}
const LAW = CHARACTERS.slice(0, 12);
const OUTLAWS = CHARACTERS.slice(12);
const drawnOf = (state: State, by: 0 | 1): CharacterId[] => {
  const { left, right } = bangDuel.view(state, seat(by)).players[by]?.characters ?? {};
  return [left?.id, right?.id].flatMap((id) => (id === undefined ? [] : [id]));
};
const taken = (state: State, by: 0 | 1): CharacterId[] => [
  ...drawnOf(state, by),
  ...(bangDuel.view(state, seat(by)).players[by]?.reserveCharacters ?? []),
];
/** Both choose the first of their two. */
function begin(state: State): Event[] {
  const [mine = 'django'] = drawnOf(state, 0);
  const [theirs = 'kid-curry'] = drawnOf(state, 1);
  return [ann, bob].flatMap((by) => plays(state, by, { type: 'choose-ap', character: by === ann ? mine : theirs }));
}

describe('sides', () => {
  test('[BD-SETUP-1] the game has exactly two players', () => {
    expect(bangDuel.seats(defaults)).toEqual({ min: 2, max: 2 });
    for (const count of [1, 3]) expect(() => bangDuel.setup(defaults, count, seedOf(1))).toThrow(RangeError);
  });

  test.each([
    ['host-law', ['law', 'outlaw']],
    ['host-outlaw', ['outlaw', 'law']],
  ] as const)(
    '[BD-SETUP-1, BD-SETUP-8] with %s the sides are %j, and the law has the first turn',
    (sides, expected) => {
      const { state } = deal(1, { sides });
      expect(bangDuel.view(state, 'spectator').players.map(({ side }) => side)).toEqual(expected);
      for (const by of seatsOf(2)) {
        const pool = expected[by] === 'law' ? LAW : OUTLAWS;
        const [first = 'django'] = drawnOf(state, by === ann ? 0 : 1);
        expect(pool).toEqual(expect.arrayContaining(taken(state, by === ann ? 0 : 1)));
        plays(state, by, { type: 'choose-ap', character: first });
      }
      expect([state.active, state.decision]).toEqual([expected.indexOf('law'), 'play/main']);
    },
  );

  test('[BD-SETUP-1] at random either player is as likely to be the law', () => {
    let host = 0;
    for (let n = 0; n < 1000; n++) host += deal(n, { sides: 'random' }).state.law === ann ? 1 : 0;
    // 500 expected; a standard deviation is 16.
    expect(Math.abs(host - 500)).toBeLessThan(80);
  });

  test('[BD-SETUP-8] turns alternate', () => {
    const { state } = deal(3);
    begin(state);
    const turns: number[] = [];
    for (let n = 0; n < 5; n++) {
      turns.push(state.active);
      does(state, state.active, { type: 'end-phase' });
      while (state.decision !== 'play/main') does(state, state.decider, { type: 'discard' });
    }
    expect(turns).toEqual([ann, bob, ann, bob, ann]);
  });
});

describe('characters', () => {
  test.each([4, 7, 12])(
    '[BD-SETUP-2] %i characters a side are taken from its own twelve, none of them twice',
    (count) => {
      for (let n = 0; n < 20; n++) {
        const { state } = deal(n, { charactersPerSide: count });
        for (const by of [0, 1] as const) {
          const own = taken(state, by);
          expect(own).toHaveLength(count);
          expect(new Set(own).size).toBe(count);
          expect(by === 0 ? LAW : OUTLAWS).toEqual(expect.arrayContaining(own));
        }
      }
    },
  );

  test('[BD-SETUP-2] four by default; more than the side has, or fewer than four, isn’t allowed', () => {
    expect(defaults.charactersPerSide).toBe(4);
    expect(bangDuel.options.charactersPerSide).toMatchObject({ min: 4, max: 12 });
  });

  test('[BD-SETUP-2, BD-SETUP-4] each character is as likely to be taken, and to be drawn, as any other', () => {
    const inHand = new Map<CharacterId, number>();
    const inAll = new Map<CharacterId, number>();
    for (let n = 0; n < 1200; n++) {
      const { state } = deal(n);
      for (const by of [0, 1] as const) {
        for (const id of drawnOf(state, by)) inHand.set(id, (inHand.get(id) ?? 0) + 1);
        for (const id of taken(state, by)) inAll.set(id, (inAll.get(id) ?? 0) + 1);
      }
    }
    // 200 and 400 expected; standard deviations are 13 and 16.
    for (const id of CHARACTERS) {
      expect(Math.abs((inHand.get(id) ?? 0) - 200), id).toBeLessThan(65);
      expect(Math.abs((inAll.get(id) ?? 0) - 400), id).toBeLessThan(80);
    }
  });

  test('[BD-SETUP-3] the owner knows who is in the reserve, the opponent how many, and neither the order', () => {
    const { state, events } = deal(5, { charactersPerSide: 6 });
    const [own, theirs] = [bangDuel.view(state, ann).players[0], bangDuel.view(state, bob).players[0]];
    expect(own?.reserveCharacters).toHaveLength(4);
    expect([theirs?.reserve, theirs?.reserveCharacters]).toEqual([4, undefined]);
    const dealt = events.find((event) => event.type === 'characters-dealt' && event.seat === ann);
    if (dealt?.type !== 'characters-dealt') throw new Error('Cannot find the deal');
    expect(dealt.characters).toEqual(LAW.filter((id) => taken(state, 0).includes(id)));
    expect(bangDuel.redact(dealt, bob)).toEqual({ ...dealt, characters: 'face-down', drawn: 'face-down' });
    expect(own?.reserveCharacters).toEqual(LAW.filter((id) => own?.reserveCharacters?.includes(id)));
  });

  test('[BD-SETUP-3] any of the reserve may be the next to come', () => {
    const next = new Set<CharacterId>();
    for (let n = 0; n < 60; n++) {
      const state = deal(5).state;
      state.rng = bangDuel.setup(defaults, 2, seedOf(1000 + n)).rng;
      begin(state);
      const [mine = 'django'] = drawnOf(state, 0);
      const spot = state.chars.indexOf(CHARACTERS.indexOf(mine));
      state.health[spot] = 0;
      state.dying.push(CHARACTERS.indexOf(mine));
      const entered = does(state, ann, { type: 'end-phase' }).find(({ type }) => type === 'entered');
      if (entered?.type === 'entered') next.add(entered.character);
    }
    expect([...next].sort()).toEqual(
      [...(bangDuel.view(deal(5).state, ann).players[0]?.reserveCharacters ?? [])].sort(),
    );
  });

  test('[BD-RULING-30] nobody hears anything of the characters put back in the box', () => {
    const { state, events } = deal(9);
    const inBox = CHARACTERS.filter((id) => ![...taken(state, 0), ...taken(state, 1)].includes(id));
    expect(inBox).toHaveLength(16);
    events.push(...begin(state));
    for (const viewer of [ann, bob, 'spectator'] as const) {
      const told = JSON.stringify([
        bangDuel.view(state, viewer),
        events.map((event) => bangDuel.redact(event, viewer)),
      ]);
      for (const id of inBox) expect(told, `${id} to ${viewer}`).not.toContain(`"${id}"`);
    }
  });
});

describe('the choice of the AP', () => {
  test('[BD-SETUP-4] each player chooses one of the two drawn, and may choose either', () => {
    for (const pick of [0, 1] as const) {
      const { state } = deal(4);
      const [first = 'django', second = 'django'] = drawnOf(state, 0);
      expect(bangDuel.legalMoves(state, ann)).toEqual(
        [first, second].map((character) => ({ type: 'choose-ap', character })),
      );
      const [other = 'django'] = bangDuel.view(state, ann).players[0]?.reserveCharacters ?? [];
      expect(refusal(state, ann, { type: 'choose-ap', character: other })).toBe('NOT_YOUR_CHARACTER');
      plays(state, ann, { type: 'choose-ap', character: pick === 0 ? first : second });
      does(state, bob, { type: 'choose-ap' });
      expect(ap(state, ann)).toBe(pick === 0 ? first : second);
    }
  });

  test.each([
    [ann, bob],
    [bob, ann],
  ])(
    '[BD-SETUP-4, BD-SETUP-5] seat %i chooses first: seat %i learns only that a choice was made, until both have',
    (first, second) => {
      const { state } = deal(4);
      const [, chosen = 'django'] = drawnOf(state, first === ann ? 0 : 1);
      const events = plays(state, first, { type: 'choose-ap', character: chosen });
      expect(events).toEqual([{ type: 'ap-chosen', seat: first, why: 'chosen' }]);
      const seen = bangDuel.view(state, second).players[first];
      expect(seen).toMatchObject({
        hasChosen: true,
        chosen: undefined,
        characters: { left: undefined, right: undefined },
      });
      expect(bangDuel.view(state, first).players[first]?.chosen).toBe(chosen);
      expect(may(state, first, { type: 'choose-ap' })).toBe(false);
      const rest = does(state, second, { type: 'choose-ap' });
      expect(rest.map(({ type }) => type).slice(0, 3)).toEqual(['ap-chosen', 'characters-shown', 'characters-shown']);
      for (const viewer of [ann, bob, 'spectator'] as const) {
        const characters = bangDuel.view(state, viewer).players.map((player) => player.characters);
        expect(characters.map(({ left, right }) => [left?.isAp, right?.isAp].filter(Boolean).length)).toEqual([1, 1]);
      }
      expect(ap(state, first)).toBe(chosen);
    },
  );

  test('[BD-SETUP-6] every character shown has full health', () => {
    for (let n = 0; n < 30; n++) {
      const { state } = deal(n);
      begin(state);
      for (const { characters } of bangDuel.view(state, 'spectator').players) {
        for (const one of [characters.left, characters.right]) expect(one?.health).toBe(one && HEALTH[one.id]);
      }
    }
  });

  test('[BD-SETUP-6] the 20 tokens are enough for any four characters in play', () => {
    const most = (ids: readonly CharacterId[]) =>
      ids
        .map((id) => HEALTH[id])
        .sort()
        .slice(-2);
    expect([...most(LAW), ...most(OUTLAWS)].reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(20);
    expect(Math.min(...Object.values(HEALTH))).toBe(3);
  });

  test('[BD-SETUP-7] no card is drawn before the choice; then the outlaws draw five and the law four, from their own forty', () => {
    const { state } = deal(6);
    does(state, ann, { type: 'choose-ap' });
    expect(bangDuel.view(state, 'spectator')).toMatchObject({
      decks: { law: 40, outlaw: 40, common: 0 },
      players: [{ backs: { law: 0, outlaw: 0 } }, { backs: { law: 0, outlaw: 0 } }],
    });
    const events = does(state, bob, { type: 'choose-ap' });
    const deals = events.flatMap((event) => (event.type === 'drew' && event.why === 'deal' ? [event] : []));
    expect(deals.map(({ seat, deck, cards }) => [seat, deck, cards.length])).toEqual([
      [bob, 'outlaw', 5],
      [ann, 'law', 4],
    ]);
    expect(bangDuel.view(state, 'spectator').players[1]?.backs).toEqual({ law: 0, outlaw: 5 });
    expect(bangDuel.view(state, 'spectator').decks.outlaw).toBe(35);
  });

  test('[BD-SETUP-7] a fresh deck is shuffled: each of its cards is as likely to be dealt', () => {
    const dealt = new Map<string, number>();
    for (let n = 0; n < 1000; n++) {
      const { state } = deal(n);
      for (const event of begin(state)) {
        if (event.type !== 'drew' || event.why !== 'deal' || event.seat !== ann) continue;
        for (const card of event.cards) {
          const name = card.split(':')[0] ?? '';
          dealt.set(name, (dealt.get(name) ?? 0) + 1);
        }
      }
    }
    // A Missed! is 5 of the 40, so 500 of the 4000 cards dealt, with a standard deviation of 20. A Bank is one: 100, and 9.5.
    expect(Math.abs((dealt.get('missed') ?? 0) - 500)).toBeLessThan(90);
    expect(Math.abs((dealt.get('bank') ?? 0) - 100)).toBeLessThan(45);
  });

  test('[BD-SETUP-9] Tom Horn as the first AP has entered and does not shoot', () => {
    let found = 0;
    for (let n = 0; n < 40; n++) {
      const { state } = deal(n);
      if (!drawnOf(state, 1).includes('tom-horn')) continue;
      found += 1;
      does(state, ann, { type: 'choose-ap' });
      const events = plays(state, bob, { type: 'choose-ap', character: 'tom-horn' });
      expect(events.filter(({ type }) => type === 'hit' || type === 'waits' || type === 'token-moved')).toEqual([]);
      expect([state.decision, state.decider]).toEqual(['play/main', ann]);
    }
    expect(found).toBeGreaterThan(0);
  });
});
