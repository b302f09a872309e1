import { describe, expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import {
  type Around,
  ann,
  bob,
  cal,
  dot,
  floorInWords,
  heist,
  places,
  receivedIn,
  type Seated,
  sheetInWords,
  spotNamed,
  table,
} from '../testing/index.ts';
import type { RoundCardId } from './data.ts';
import { unseenCount } from './purses.ts';

/** The round ends with this card and an empty pile. */
function ending(card: RoundCardId, players: readonly Seated[], around: Around = {}) {
  const state = table(players, { card, ...around, ...(card.startsWith('station') ? { round: 5 } : {}) });
  const events = heist(state, '');
  return { state, events };
}
const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe('angry marshal', () => {
  const players = [
    { bandit: 'doc', at: 'W2r' },
    { bandit: 'tuco', at: 'W2r' },
    { bandit: 'belle', at: 'W3i' },
    { bandit: 'ghost', at: 'W4r' },
  ] as const;

  test('[CE-EVENT-1, CE-EVENT-2, CE-RULING-8, EX-21] the Marshal shoots at his roof, moves one car back, and meets everyone there', () => {
    const { state } = ending('r24-angry-marshal', players, { marshal: 2, neutral: 5 });
    expect([state.marshal, state.neutral]).toEqual([3, 2]);
    expect(places(state)).toEqual({ doc: 'W2r', tuco: 'W2r', belle: 'W3r', ghost: 'W4r' });
    expect([ann, bob, cal, dot].map((by) => receivedIn(state, by))).toEqual([1, 1, 1, 0]);
  });

  test('[CE-EVENT-1, CE-EVENT-2] in the last wagon he stays and shoots at the roof once', () => {
    const { state } = ending('r24-angry-marshal', players, { marshal: 4 });
    expect([state.marshal, receivedIn(state, dot), places(state).ghost]).toEqual([4, 1, 'W4r']);
  });

  test('[CE-EVENT-1, CE-EVENT-2] in the last wagon with nobody above him nothing happens, and the log says so', () => {
    const below = [...players.slice(0, 3), { bandit: 'ghost', at: 'W3r' }] as const;
    const { events } = ending('r24-angry-marshal', below, { marshal: 4 });
    expect(types(events)).toContain('event-idle');
    expect(types(ending('r24-angry-marshal', players, { marshal: 4 }).events)).not.toContain('event-idle');
  });

  test('[CE-EVENT-7, CE-LAW-5] each step is one meeting: with one bullet left, two on the roof get none and the one inside gets it', () => {
    const { state } = ending('r24-angry-marshal', players, { marshal: 2, neutral: 1 });
    expect([ann, bob, cal].map((by) => receivedIn(state, by))).toEqual([0, 0, 1]);
    expect(state.neutral).toBe(0);
  });
});

describe('braking and swivel arm', () => {
  const players = [
    { bandit: 'doc', at: 'Lr' },
    { bandit: 'ghost', at: 'W1r' },
    { bandit: 'tuco', at: 'W4r' },
    { bandit: 'belle', at: 'W3i', loot: 'jewel' },
  ] as const;
  const around = { marshal: 2, loot: { W1r: 'purse', W3r: 'jewel' } };

  test('[CE-EVENT-3, CE-EVENT-6] bandits already there are not reported as moving; if all are, the event has no effect', () => {
    const moved = (card: RoundCardId, at: readonly string[]) => {
      const { events } = ending(card, [{ bandit: 'doc', at: at[0] ?? '' }, { bandit: 'ghost', at: at[1] ?? '' }, {}]);
      const told = events.flatMap((event) => (event.type === 'moved' ? [event.bandit] : []));
      return [told, types(events).includes('event-idle')];
    };
    expect(moved('r24-braking', ['Lr', 'W1r'])).toEqual([['ghost'], false]);
    expect(moved('r24-braking', ['Lr', 'Lr'])).toEqual([[], true]);
    expect(moved('r24-swivel-arm', ['W3r', 'W1r'])).toEqual([['ghost'], false]);
    expect(moved('r24-swivel-arm', ['W3r', 'W3r'])).toEqual([[], true]);
  });

  test('[CE-EVENT-3, CE-EVENT-8, EX-22] braking: one car forward along the roofs', () => {
    const { state } = ending('r24-braking', players, around);
    expect(places(state)).toEqual({ doc: 'Lr', ghost: 'Lr', tuco: 'W3r', belle: 'W3i' });
    expect([state.marshal, floorInWords(state, spotNamed('W1r')), floorInWords(state, spotNamed('W3r'))]).toEqual([
      2,
      'purse',
      'jewel',
    ]);
  });

  test('[CE-EVENT-6, CE-EVENT-8, EX-22] swivel arm: everybody on a roof to the last one', () => {
    const { state } = ending('r24-swivel-arm', players, around);
    expect(places(state)).toEqual({ doc: 'W4r', ghost: 'W4r', tuco: 'W4r', belle: 'W3i' });
    expect(state.marshal).toBe(2);
  });
});

describe('take it all', () => {
  const players = [{ at: 'Lr' }, { at: 'Lr' }, { at: 'Lr' }];

  test('[CE-EVENT-4, EX-23] the strongbox in reserve goes to the Marshal’s car', () => {
    const { state } = ending('r24-take-it-all', players, { marshal: 3, loot: { W3i: 'purse' } });
    expect([floorInWords(state, spotNamed('W3i')), state.reserve]).toEqual(['purse strongbox', 0]);
  });

  test('[CE-EVENT-4] without a strongbox in reserve nothing happens', () => {
    const { state, events } = ending('r24-take-it-all', players, { marshal: 3, reserve: 0 });
    expect([floorInWords(state, spotNamed('W3i')), types(events)[1]]).toEqual(['', 'event-idle']);
  });
});

describe('passengers’ rebellion', () => {
  const players = [
    { bandit: 'doc', at: 'Li' },
    { bandit: 'belle', at: 'W3i' },
    { bandit: 'tuco', at: 'W3r' },
  ] as const;

  test('[CE-EVENT-5, CE-RULING-24, EX-24] everyone inside gets a bullet and stays, in the locomotive too', () => {
    const { state } = ending('r24-passengers-rebellion', players, { marshal: 1, neutral: 9 });
    expect(places(state)).toEqual({ doc: 'Li', belle: 'W3i', tuco: 'W3r' });
    expect([receivedIn(state, ann), receivedIn(state, bob), receivedIn(state, cal), state.neutral]).toEqual([
      1, 1, 0, 7,
    ]);
  });

  test('[CE-EVENT-7, CE-RULING-5] with too few bullets for all, nobody gets one', () => {
    const { state, events } = ending('r24-passengers-rebellion', players, { marshal: 1, neutral: 1 });
    expect([receivedIn(state, ann), receivedIn(state, bob), state.neutral]).toEqual([0, 0, 1]);
    expect(types(events)).toContain('bullets-short');
  });
});

describe('cards without an event, and events switched off', () => {
  test('[CE-EVENT-9] tunnels and the bridge have no event', () => {
    for (const card of ['r24-tunnels', 'r24-bridge'] as const) {
      expect(types(ending(card, [{}, {}, {}]).events)).not.toContain('event-started');
    }
  });

  test('[CE-EVENT-0, CE-RULING-20] without events the icon is ignored, and the view does not announce it', () => {
    const players = [{ at: 'W2r' }, { at: 'W2r' }, { at: 'W2r' }];
    const state = table(players, { card: 'r24-braking', options: { events: false } });
    expect(coltExpress.view(state, ann).roundCard?.event).toBeUndefined();
    expect(types(heist(state, ''))).not.toContain('event-started');
    expect(Object.values(places(state))).toEqual(['W2r', 'W2r', 'W2r']);
  });

  test('[CE-EVENT-0] an event happens once, after the heist and before the next round', () => {
    const state = table([{ bandit: 'doc', at: 'W2i' }, { at: 'W3i' }, { at: 'W3i' }], { card: 'r24-braking' });
    const order = types(heist(state, 'ann:ladder'));
    expect(order.filter((type) => type === 'event-started').length).toBe(1);
    expect(order.indexOf('card-returned')).toBeLessThan(order.indexOf('event-started'));
    expect(order.indexOf('event-started')).toBeLessThan(order.indexOf('round-ended'));
    expect(places(state).doc).toBe('W1r');
  });
});

describe('stations', () => {
  test('[CE-STATION-0, CE-STATION-1, CE-STATION-2, CE-RULING-9, EX-25] revenge: everyone on the Marshal’s roof loses their cheapest purse', () => {
    const { state, events } = ending(
      'station-marshals-revenge',
      [
        { bandit: 'doc', at: 'W1r', loot: '450 300 strongbox' },
        { bandit: 'belle', at: 'W1r', loot: 'jewel' },
        { bandit: 'ghost', at: 'W1i', loot: '250' },
        { bandit: 'tuco', at: 'W2r', loot: '250' },
      ],
      { marshal: 1, first: bob, loot: {} },
    );
    expect(sheetInWords(state, 'doc')).toBe('450 strongbox');
    expect(sheetInWords(state, 'belle')).toBe('jewel');
    expect(sheetInWords(state, 'tuco')).toBe('250');
    expect(events.filter(({ type }) => type === 'purse-lost')).toEqual([
      { type: 'purse-lost', bandit: 'doc', seat: ann, value: 300 },
    ]);
    expect(unseenCount(state.unseen) + state.purses.length).toBe(18);
    expect(state.phase).toBe('game-over');
  });

  test('[CE-STATION-3, CE-RULING-10, EX-26] pickpocketing: a bandit alone at a location takes a purse and nothing else', () => {
    const { state } = ending(
      'station-pickpocketing',
      [
        { bandit: 'ghost', at: 'W2i' },
        { bandit: 'doc', at: 'W4r' },
        { bandit: 'tuco', at: 'W4r' },
        { bandit: 'belle', at: 'W2r' },
      ],
      { loot: { W2i: '300 jewel', W4r: '500', W2r: 'jewel' } },
    );
    expect([sheetInWords(state, 'ghost'), floorInWords(state, spotNamed('W2i'))]).toEqual(['300', 'jewel']);
    expect([sheetInWords(state, 'doc'), sheetInWords(state, 'tuco'), floorInWords(state, spotNamed('W4r'))]).toEqual([
      '',
      '',
      'purse',
    ]);
    expect(sheetInWords(state, 'belle')).toBe('');
  });

  test('[CE-STATION-3] the Marshal does not count: a bandit on the roof above him is alone', () => {
    const { state } = ending('station-pickpocketing', [{ bandit: 'ghost', at: 'W2r' }, { at: 'Lr' }, { at: 'Lr' }], {
      marshal: 2,
      loot: { W2r: '300' },
    });
    expect(sheetInWords(state, 'ghost')).toBe('300');
  });

  test('[CE-STATION-4, CE-RULING-11, CE-END-1, EX-27] ransom: 250 in cash for everybody in or on the locomotive', () => {
    const { state } = ending(
      'station-hostage-conductor',
      [
        { bandit: 'belle', at: 'Lr' },
        { bandit: 'django', at: 'Li' },
        { bandit: 'doc', at: 'W1i' },
      ],
      { marshal: 2 },
    );
    expect([sheetInWords(state, 'belle'), sheetInWords(state, 'django'), sheetInWords(state, 'doc')]).toEqual([
      'ransom',
      'ransom',
      '',
    ]);
    expect(coltExpress.view(state, 'spectator').result?.players.map(({ loot }) => loot)).toEqual([250, 250, 0]);
  });

  test.each(['station-marshals-revenge', 'station-pickpocketing', 'station-hostage-conductor'] as const)(
    '[CE-STATION-0] %s: the log says so if it affected nobody, and only then',
    (station) => {
      const around = { marshal: 1, loot: { W1r: '300' } } as const;
      const found = [{ at: 'W1r', loot: '250' }, { at: 'Li' }, { at: 'W2i' }] as const;
      const nobody = [{ at: 'W2i' }, { at: 'W2i' }, { at: 'W2i' }] as const;
      expect(types(ending(station, found, around).events)).not.toContain('event-idle');
      expect(types(ending(station, nobody, around).events)).toContain('event-idle');
    },
  );

  test('[CE-STATION-0] the station’s event comes before scoring', () => {
    const { events } = ending('station-hostage-conductor', [{ at: 'Lr' }, {}, {}]);
    const order = types(events);
    expect(order.indexOf('ransom-paid')).toBeLessThan(order.indexOf('scored'));
  });
});
