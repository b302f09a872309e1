import { seatsOf, seedOf, type Viewer } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { discard, event, giveBack, load, pass, picture, startShootout } from '../testing/orders.ts';
import { ann, bob, cal, cards, play, slap, table } from '../testing/table.ts';
import type { Event } from './moves.ts';
import type { State } from './state.ts';

/** Section 6 of RULES.md, zone by zone. */
const SIX = { hand: '1 1 2 2 4 4' };
const VIEWERS: readonly Viewer[] = [ann, bob, cal, 'spectator'];
const told = (e: Event | undefined) => {
  if (e === undefined) throw new Error('Cannot look: nothing happened');
  return VIEWERS.map((viewer) => wrightBrothers.redact(e, viewer));
};
/** The same table for every viewer, except for the cards named. */
const sameFor = (viewers: readonly Viewer[], one: State, other: State) => {
  for (const viewer of viewers) expect(wrightBrothers.view(other, viewer)).toEqual(wrightBrothers.view(one, viewer));
};

describe('hands', () => {
  test('the owner sees the cards, everyone else their number', () => {
    const state = table([{ hand: '3 5 J' }, { hand: 'S H I M' }, SIX]);
    const seen = VIEWERS.map((viewer) =>
      wrightBrothers.view(state, viewer).players.map(({ hand, cards: count }) => hand ?? count),
    );
    expect(seen).toEqual([
      [cards('3 5 J'), 4, 6],
      [3, cards('M S H I'), 6],
      [3, 4, cards('1 1 2 2 4 4')],
      [3, 4, 6],
    ]);
  });

  test('a different hand looks different only to its owner', () => {
    const one = table([SIX, { hand: '3 3 3' }, SIX]);
    const other = table([SIX, { hand: 'J M S' }, SIX]);
    sameFor([ann, cal, 'spectator'], one, other);
    expect(wrightBrothers.view(other, bob)).not.toEqual(wrightBrothers.view(one, bob));
  });

  test('[WB-SETUP-4] the deal shows each player their own six cards', () => {
    const events: Event[] = [];
    const { options } = table([{}, {}, {}]);
    const state = wrightBrothers.setup(options, 3, seedOf(1), (e) => events.push(e));
    const dealt = events.filter((e) => e.type === 'dealt');
    expect(dealt).toHaveLength(3);
    for (const deal of dealt) {
      const hidden = { type: 'dealt', seat: deal.seat, cards: 'face-down', count: 6 };
      const own = wrightBrothers.view(state, deal.seat).players[deal.seat]?.hand;
      expect(told(deal)).toEqual(VIEWERS.map((viewer) => (viewer === deal.seat ? { ...hidden, cards: own } : hidden)));
    }
  });

  test('[WB-DRAW-4] a draw shows its player the cards, others only how many', () => {
    const state = table([{ hand: '3 3 5 5 6 6' }, SIX, SIX], { deck: '7 J' });
    const [, drew] = play(state, ann, discard('3 3'));
    const hidden = { type: 'drew', seat: ann, cards: 'face-down', count: 2 };
    expect(told(drew)).toEqual([{ ...hidden, cards: cards('7 J') }, hidden, hidden, hidden]);
  });

  test('hands never become public: not at the end of the round, not at the end of the game', () => {
    for (const [rounds, phase] of [
      [2, 'round-over'],
      [1, 'game-over'],
    ] as const) {
      const state = table([{ hand: '3 5 J' }, { hand: '6 6' }, SIX], { sheriffs: 2, options: { rounds } });
      play(state, ann, startShootout);
      slap(state, bob, 300);
      slap(state, cal, 400);
      expect(state.phase).toBe(phase);
      for (const viewer of VIEWERS) {
        const seen = wrightBrothers.view(state, viewer).players.map(({ hand }) => hand !== undefined);
        expect(seen).toEqual(seatsOf(3).map((by) => by === viewer));
      }
    }
  });
});

describe('revolvers', () => {
  test('[WB-LOAD-4] a load shows its player the cards, others only when and how many', () => {
    const state = table([SIX, { hand: '3 5 J' }, SIX]);
    const [loaded] = play(state, bob, load('5 J'));
    const hidden = { type: 'loaded', seat: bob, cards: 'face-down', count: 2 };
    expect(told(loaded)).toEqual([hidden, { ...hidden, cards: cards('5 J') }, hidden, hidden]);
  });

  test('[WB-LOAD-4] a different revolver looks different only to its owner, in an open race too', () => {
    const one = table([SIX, { hand: '2', revolver: '3 3 3' }, SIX], { sheriffs: 2 });
    const other = table([SIX, { hand: '2', revolver: '7 J M' }, SIX], { sheriffs: 2 });
    sameFor([ann, cal, 'spectator'], one, other);
    for (const state of [one, other]) {
      play(state, ann, startShootout);
      slap(state, bob, 300);
    }
    sameFor([ann, cal, 'spectator'], one, other);
    expect(wrightBrothers.view(other, bob)).not.toEqual(wrightBrothers.view(one, bob));
  });

  test('[WB-LOAD-4] when the race closes all revolvers are revealed, also those shut out', () => {
    const state = table(
      [
        { hand: '3', revolver: '7' },
        { hand: '2', revolver: 'J M' },
        { hand: '1', revolver: '6 6' },
      ],
      {
        sheriffs: 2,
      },
    );
    play(state, ann, startShootout);
    slap(state, bob, 300);
    const revealed = slap(state, cal, 400).find((e) => e.type === 'revealed');
    const open = ['7', 'J M', '6 6'].map(cards);
    for (const seen of told(revealed)) expect(seen).toMatchObject({ revolvers: open });
    for (const viewer of VIEWERS)
      expect(wrightBrothers.view(state, viewer).players.map(({ revolver }) => revolver)).toEqual(open);
  });
});

describe('deck, loot and row', () => {
  test('[WB-SHER-1] only the number of cards in the deck is visible, not their order', () => {
    const one = table([SIX, SIX, SIX], { sheriffs: 1, deck: '* 7 J' });
    const other = table([SIX, SIX, SIX], { sheriffs: 1, deck: 'S * * 3' });
    sameFor(VIEWERS, one, other);
    expect(wrightBrothers.view(one, ann)).toMatchObject({ deck: one.deck.length, under: [] });
  });

  test('[WB-SHER-3, WB-DISC-9, WB-HELP-1, WB-RULING-39] loot, row, played Helpers and totals are public', () => {
    const state = table([{ hand: '3', helpers: 1, score: 4 }, SIX, { hand: '5', helpers: 1 }], {
      sheriffs: 3,
      loot: '7 J S I 1',
    });
    for (const viewer of VIEWERS) {
      const seen = wrightBrothers.view(state, viewer);
      expect([seen.loot, seen.sheriffs, seen.bonus]).toEqual([cards('7 J S I 1'), 3, 0]);
      expect(seen.players.map(({ helpers, score, limit }) => [helpers, score, limit])).toEqual([
        [1, 4, 7],
        [0, 0, 6],
        [1, 0, 7],
      ]);
    }
  });

  test('[WB-SETUP-3] two players: both see the number of bonus cards, but not the cards', () => {
    const one = table([SIX, SIX], { bonus: '7 7 7' });
    const other = table([SIX, SIX], { bonus: 'J S 3' });
    sameFor([ann, bob, 'spectator'], one, other);
    expect(wrightBrothers.view(one, ann).bonus).toBe(3);
  });
});

describe('Switch and Indians', () => {
  /** Everybody not involved sees the same, whichever card moved. */
  test('[WB-SWITCH-8] a third player and a spectator see the same, whatever was taken and given back', () => {
    const exchange = (bobs: string, back: string) => {
      const state = table([{ hand: 'S 3 3 5 5 6' }, { hand: bobs, revolver: '1 1 2 2' }, SIX], { deck: '6' });
      const events = [...play(state, ann, event('switch', bob)), ...play(state, ann, giveBack(back))];
      return { state, events };
    };
    const one = exchange('7 7', '7 7');
    const other = exchange('J M', '3 5');
    sameFor([cal, 'spectator'], one.state, other.state);
    for (const viewer of [cal, 'spectator'] as const)
      expect(other.events.map((e) => wrightBrothers.redact(e, viewer))).toEqual(
        one.events.map((e) => wrightBrothers.redact(e, viewer)),
      );
  });

  test('[WB-SWITCH-8] the Switch itself, its target and the number of cards are public', () => {
    const state = table([{ hand: 'S 3 3 5 5 6' }, { hand: '7', revolver: '1 1 2 2 4' }, SIX], { deck: '6' });
    const [played, took] = play(state, ann, event('switch', bob));
    const [gave] = play(state, ann, giveBack('3'));
    for (const seen of told(played))
      expect(seen).toEqual({ type: 'event-played', seat: ann, card: 'switch', target: bob });
    for (const seen of told(took)) expect(seen).toMatchObject({ type: 'took', seat: ann, target: bob, count: 1 });
    for (const seen of told(gave)) expect(seen).toMatchObject({ type: 'gave-back', seat: ann, target: bob, count: 1 });
  });

  test('[WB-IND-7] everyone sees how many lost cards are under the deck, only their owner sees which', () => {
    const state = table(
      [{ hand: 'I 1 1 2 2 3' }, { hand: '1 1 2 2 3', revolver: '6' }, { hand: '4 4 4 4 5', revolver: 'J' }],
      { deck: '7 7 7' },
    );
    play(state, ann, event('indians'));
    // The lowest first: Cal's, then Bob's.
    expect(VIEWERS.map((viewer) => wrightBrothers.view(state, viewer).under)).toEqual([
      ['face-down', 'face-down'],
      ['face-down', '6'],
      ['joker', 'face-down'],
      ['face-down', 'face-down'],
    ]);
  });

  test('[WB-IND-7] the views of others don’t depend on the lost and drawn cards', () => {
    const strike = (revolver: string, deck: string) => {
      const state = table([{ hand: 'I 5 5 5 5 3' }, { hand: '1 1 2 2 3', revolver }, SIX], { deck });
      const events = play(state, ann, event('indians'));
      return { state, events };
    };
    const one = strike('6', '7 4');
    const other = strike('J', 'S 4');
    sameFor([ann, cal, 'spectator'], one.state, other.state);
    for (const viewer of [ann, cal, 'spectator'] as const)
      expect(other.events.map((e) => wrightBrothers.redact(e, viewer))).toEqual(
        one.events.map((e) => wrightBrothers.redact(e, viewer)),
      );
    expect(picture(one.state).held[bob]).not.toBe(picture(other.state).held[bob]);
  });
});

test('[WB-TURN-3] a pass, a discard and a sheriff look the same to everyone', () => {
  const state = table([{ hand: '3 3 5 5 6 6' }, SIX, SIX], { deck: '* 7' });
  const events = [...play(state, ann, discard('3')), ...play(state, bob, pass)].filter(({ type }) => type !== 'drew');
  expect(events.map(({ type }) => type)).toEqual([
    'discarded',
    'sheriff-came',
    'turn-started',
    'passed',
    'turn-started',
  ]);
  for (const e of events) expect(told(e)).toEqual([e, e, e, e]);
});
