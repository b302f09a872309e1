import { below, cloneRng, LEVELS, rngFrom, seatsOf, seedOf, type Viewer } from '@saloon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { ann, bob, census, heist, play, sheetInWords, table } from '../testing/index.ts';
import { anyGame, walk } from '../testing/random-games.ts';
import { oneOf } from './cards.ts';
import type { Event, Move } from './moves.ts';
import { isDown, kindOn, type PileCard, playerOf, withKind } from './pile.ts';
import { isSheet, purse, seenBy, valueIn, zoneOf } from './purses.ts';
import { playerAt, pursesIn, type State } from './state.ts';

/** Bugs that other implementations of this game are known to have. */

describe('everybody only draws', () => {
  test('[CE-EXEC-8, CE-PLAN-7] the pile stays empty, the heist is skipped, the event happens and the round goes on', () => {
    const state = table([{ at: 'W1r' }, { at: 'W2r' }, { at: 'W3i' }], { card: 'r24-braking', turn: 4 });
    const events: Event[] = [];
    for (const by of seatsOf(3)) events.push(...play(state, by, 'draw'));
    const types = events.map(({ type }) => type);
    expect(types).not.toContain('card-turned');
    expect(types).toContain('event-started');
    expect([state.round, state.phase, state.pile]).toEqual([2, 'planning', []]);
  });

  test.each([2, 3, 4, 5, 6])('[CE-INV-8, CE-PLAN-4] %i players who draw whenever they can play to the end', (seats) => {
    const state = coltExpress.setup(table([{}, {}, {}]).options, seats, seedOf(seats));
    const counted = census(state);
    for (let i = 0; i < 1000 && coltExpress.outcome(state) === undefined; i++) {
      for (const by of coltExpress.toAct(state)) {
        const moves = coltExpress.legalMoves(state, by);
        const move = moves.find(({ type }) => type === 'draw-cards') ?? moves[0];
        if (move !== undefined) coltExpress.apply(state, { type: 'move', at: 0, seat: by, move });
      }
    }
    expect(coltExpress.outcome(state)).toBeDefined();
    expect(census(state)).toBe(counted);
  });
});

test('[CE-INV-5] no purse is lost or doubled: it lies on a floor, on a sheet, or out of play after Marshal’s Revenge', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      walk(game, ({ before, after, events }) => {
        if (before.round === 0) return;
        const count = (state: State) => [...state.loot, ...state.sheet].reduce((sum, loot) => sum + pursesIn(loot), 0);
        const lost = events.filter(({ type }) => type === 'purse-lost').length;
        expect(count(before) - count(after)).toBe(lost);
        after.sheet.forEach((loot, bandit) => {
          expect(after.purses.filter((token) => zoneOf(token) === 16 + bandit).length).toBe(pursesIn(loot));
        });
      });
    }),
    { numRuns: 20 },
  );
});

test('[CE-STATION-1] Marshal’s Revenge takes the cheapest purse, not the first, the last or a random one', () => {
  for (const loot of ['250 500 450', '500 250 450', '450 500 250']) {
    const state = table([{ bandit: 'doc', at: 'W1r', loot }, { at: 'Lr' }, { at: 'Lr' }], {
      round: 5,
      card: 'station-marshals-revenge',
      marshal: 1,
    });
    heist(state, '');
    expect(sheetInWords(state, 'doc')).toBe('450 500');
  }
});

describe('purse values', () => {
  /** Gives every purse that the viewer doesn't know another value. */
  const otherValues = (state: State, viewer: Viewer): State => ({
    ...coltExpress.clone(state),
    purses: state.purses.map((token) => {
      const isKnown = viewer !== 'spectator' && (seenBy(token) & (1 << viewer)) !== 0;
      return isKnown ? token : purse((valueIn(token) + 1) % 6, zoneOf(token), seenBy(token));
    }),
  });

  test('[CE-INV-13] do not leak: with other values, the other players’ views, moves and log lines are identical', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const viewers: readonly Viewer[] = [...seatsOf(game.seats), 'spectator'];
        const draws = rngFrom(seedOf(game.number));
        walk(game, ({ after }) => {
          if (after.phase === 'game-over' || below(draws, 6) > 0) return;
          for (const viewer of viewers) {
            const other = otherValues(after, viewer);
            expect(JSON.stringify(coltExpress.view(other, viewer))).toBe(
              JSON.stringify(coltExpress.view(after, viewer)),
            );
            if (viewer !== 'spectator')
              expect(coltExpress.legalMoves(other, viewer)).toEqual(coltExpress.legalMoves(after, viewer));
          }
        });
      }),
      { numRuns: 12 },
    );
  });

  test('[CE-ROB-4, CE-END-8] your own are always known, and all are known at the end', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const end = walk(game, ({ after }) => {
          for (const token of after.purses) {
            const owner = isSheet(zoneOf(token)) ? (after.owner[zoneOf(token) - 16] ?? 0) : undefined;
            if (owner !== undefined) expect((seenBy(token) >> owner) & 1).toBe(1);
          }
        });
        for (const { purses } of coltExpress.view(end, 'spectator').bandits) expect(purses).toBeDefined();
      }),
      { numRuns: 12 },
    );
  });
});

describe('a face-down card', () => {
  /** The same table with another card of the same player face down, and the first one back in hand or deck. */
  function swapped(state: State, place: number): State | undefined {
    const card = state.pile[place] as PileCard;
    const other = coltExpress.clone(state);
    const player = playerAt(other, playerOf(card));
    for (const zone of ['hand', 'deck'] as const) {
      for (let kind = 0; kind < 11; kind++) {
        if (kind === kindOn(card) || ((player[zone] >>> (2 * kind)) & 3) === 0) continue;
        player[zone] += oneOf(kindOn(card)) - oneOf(kind);
        other.pile[place] = withKind(card, kind);
        return other;
      }
    }
    return undefined;
  }

  test('[CE-INV-13, CE-EXEC-2, CE-RULING-27] reveals nothing to others: no list position, id, size or question depends on it', () => {
    let tried = 0;
    fc.assert(
      fc.property(anyGame, (game) => {
        walk(game, ({ after }) => {
          if (after.phase !== 'planning' && after.phase !== 'heist') return;
          after.pile.forEach((card, place) => {
            if (!isDown(card) || (after.phase === 'heist' && place <= after.resolved)) return;
            const other = swapped(after, place);
            if (other === undefined) return;
            tried += 1;
            const viewers: readonly Viewer[] = [
              ...seatsOf(game.seats).filter((by) => by !== playerOf(card)),
              'spectator',
            ];
            for (const viewer of viewers) {
              expect(JSON.stringify(coltExpress.view(other, viewer))).toBe(
                JSON.stringify(coltExpress.view(after, viewer)),
              );
            }
            expect(coltExpress.toAct(other)).toEqual(coltExpress.toAct(after));
            expect(coltExpress.deadline(other)).toEqual(coltExpress.deadline(after));
          });
        });
      }),
      { numRuns: 12 },
    );
    expect(tried).toBeGreaterThan(50);
  });

  test('[CE-GHOST-1] its log line is the same for every card', () => {
    const hand = 'move ladder fire robbery punch marshal';
    const told = (card: string) => {
      const state = table([{ bandit: 'ghost', hand }, {}, {}]);
      return JSON.stringify(play(state, ann, `play ${card} down`).map((event) => coltExpress.redact(event, bob)));
    };
    expect(new Set(hand.split(' ').map(told)).size).toBe(1);
  });

  test('a bot’s thinking time does not depend on the card', () => {
    const state = table([{ bandit: 'ghost', hand: 'move ladder fire robbery punch marshal' }, {}, {}]);
    const draws = rngFrom(seedOf(1));
    for (const level of LEVELS) {
      const times = coltExpress
        .legalMoves(state, ann)
        .map((move: Move) => coltExpress.knowledge.tempo(state, ann, move, level, cloneRng(draws)));
      expect(new Set(times).size).toBe(1);
    }
  });
});
