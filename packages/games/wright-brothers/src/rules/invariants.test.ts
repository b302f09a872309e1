import {
  below,
  choose,
  type GameRecord,
  type Input,
  itemAt,
  replay,
  rngFrom,
  type Seat,
  seat,
  seatsOf,
  seedOf,
} from '@saloon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { census, eventsOf } from '../testing/index.ts';
import { anyGame, nextInput, type Step, seedOfGame, walk } from '../testing/random-games.ts';
import { swapHidden } from '../testing/swap-hidden.ts';
import {
  cardsIn,
  FULL_DECK,
  idOf,
  kindOf,
  minus,
  NO_CARDS,
  type Pack,
  packOf,
  SHERIFF,
  sizeOf,
  union,
} from './cards.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';
import { playerAt, type State } from './state.ts';

/** Holds in every state of every game. `expect` is slow, so it is only called to report a failure. */
function always(holds: (state: State, step: Step) => boolean, numRuns = 150): void {
  fc.assert(
    fc.property(anyGame, (game) => {
      walk(game, (step) => {
        if (!holds(step.after, step)) throw new Error(`Broken by ${JSON.stringify(step.input)} of game ${game.number}`);
      });
    }),
    { numRuns },
  );
}

const isDuel = (state: State): boolean => state.players.length === 2;
const held = (state: State, by: Seat): number => {
  const { hand, revolver } = playerAt(state, by);
  return sizeOf(hand) + sizeOf(revolver);
};
const everySeat = (state: State, holds: (by: Seat) => boolean): boolean => seatsOf(state.players.length).every(holds);
/** The split right after a race. */
const divided = ({ after, events }: Step) => (eventsOf(events, 'divided').length > 0 ? after.division : undefined);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

describe('section 10', () => {
  test('[invariant 10.1] all 69 cards exist in every state', () => {
    const box = [...FULL_DECK, SHERIFF, SHERIFF, SHERIFF, SHERIFF];
    expect(box).toHaveLength(69);
    const all = box.map((kind) => idOf(kind)).join();
    const words: Readonly<Record<string, string>> = {
      J: 'joker',
      M: 'miss',
      S: 'switch',
      H: 'helper',
      I: 'indians',
      '*': 'sheriff',
    };
    always(
      (state) =>
        census(state)
          .split(' ')
          .map((word) => words[word] ?? word)
          .join() === all,
    );
  });

  test('[invariant 10.2, WB-SHER-6] all four sheriffs are in the deck or in the row', () => {
    always(({ deck, loot, bonus, duel, sheriffs }) => {
      const elsewhere = [...loot, ...bonus, ...(duel?.cards ?? [])];
      return !elsewhere.includes(SHERIFF) && deck.filter((kind) => kind === SHERIFF).length + sheriffs === 4;
    });
  });

  test('[invariant 10.3] revolvers have only loadable cards, except events among received bonus cards', () => {
    always((state) =>
      everySeat(state, (by) => {
        const odd = cardsIn(playerAt(state, by).revolver).filter((card) => !/^([1-7]|joker|miss)$/.test(card));
        return odd.length === 0 || (odd.length <= 3 && state.division?.bonusTo === by);
      }),
    );
  });

  test('[invariant 10.4] the row has zero to four sheriffs; with four, the race has started or is about to', () => {
    const later: readonly State['phase'][] = [
      'arrival-suspense',
      'race',
      'sealed',
      'miss-choice',
      'round-over',
      'game-over',
    ];
    always(({ sheriffs, phase }) => sheriffs >= 0 && sheriffs <= 4 && (sheriffs < 4 || later.includes(phase)));
  });

  test('[invariant 10.5] at the start of a turn everyone holds six cards plus one per played Helper', () => {
    always((state, { events }) => {
      if (!events.some(({ type }) => type === 'turn-started')) return true;
      const mayHoldMore = isDuel(state) && state.options.duelCards === 'hand';
      return everySeat(state, (by) => {
        const limit = 6 + playerAt(state, by).helpers;
        return mayHoldMore ? held(state, by) >= limit : held(state, by) === limit;
      });
    });
  });

  test('[invariant 10.5, WB-RULING-1] only the active player ever draws at the end of a turn', () => {
    always((_, { before, events }) => {
      const isIndians = eventsOf(events, 'event-played').some(({ card }) => card === 'indians');
      return eventsOf(events, 'drew').every(({ seat: by }) => by === before.active || isIndians);
    });
  });

  test('[invariant 10.6] nobody holds more than eight cards, nine during a Switch, eleven in a revolver after the bonus', () => {
    let duels = 0;
    always((state, { events }) => {
      if (events.some(({ type }) => type === 'round-started')) duels = 0;
      duels += eventsOf(events, 'duel-called').length;
      const more = state.options.duelCards === 'hand' && isDuel(state) ? duels : 0;
      return everySeat(state, (by) => {
        const most = state.phase === 'switch-return' && by === state.active ? 9 : 8;
        const bonus = state.division?.bonusTo === by ? 3 : 0;
        return held(state, by) <= most + more + bonus && sizeOf(playerAt(state, by).revolver) <= 8 + more + bonus;
      });
    });
  });

  test('[invariant 10.7, WB-DISC-9] the loot never shrinks in a round, and every action except pass, Helper and shootout adds to it', () => {
    always((state, { before, input, events }) => {
      if (events.some(({ type }) => type === 'round-started')) return state.loot.length === 0;
      if (before.loot.some((kind, i) => state.loot[i] !== kind)) return false;
      const grew = state.loot.length - before.loot.length;
      const isSwitchOver = eventsOf(events, 'gave-back').length > 0;
      const move = input.type === 'move' ? input.move : undefined;
      if (isSwitchOver) return grew === 1;
      if (move?.type === 'discard') return grew === move.cards.length;
      if (move?.type === 'play-event') return grew === (move.card === 'indians' ? 1 : 0);
      if (eventsOf(events, 'unsealed').length > 0 || before.duel !== undefined || move?.type === 'call-duel') {
        return grew >= 0;
      }
      return grew === 0;
    });
  });

  test('[invariant 10.8, WB-LOAD-3] a revolver changes only by its owner’s loads, Indians, bonus cards and sealed loads', () => {
    always((state, { before, input, events }) => {
      const expected: Pack[] = before.players.map(({ revolver }) => revolver);
      const change = (by: Seat, to: (pack: Pack) => Pack) => {
        expected[by] = to(itemAt(expected, by));
      };
      if (input.type === 'move' && input.move.type === 'load') {
        const loaded = packOf(input.move.cards);
        change(input.seat, (pack) => union(pack, loaded));
      }
      for (const event of events) {
        if (event.type === 'lost-to-indians' && event.card !== 'face-down') {
          const lost = kindOf(event.card);
          change(event.seat, (pack) => minus(pack, lost));
        }
        if (event.type === 'bonus-received') change(event.seat, (pack) => union(pack, packOf(event.cards)));
        if (event.type === 'unsealed') {
          for (const { seat: by, load } of event.choices) change(by, (pack) => union(pack, packOf(load)));
        }
        if (event.type === 'round-started') expected.fill(NO_CARDS);
      }
      return everySeat(state, (by) => playerAt(state, by).revolver === expected[by]);
    });
  });

  test('[invariant 10.9, WB-SHER-7, WB-RULING-5] the deck cannot run out: it has a sheriff left, and none is ever put under it', () => {
    always(({ deck, sheriffs, buried }) => {
      const under = deck.slice(0, buried.length);
      return (sheriffs === 4 || deck.includes(SHERIFF)) && !under.includes(SHERIFF) && under.length === buried.length;
    });
  });

  test('[WB-SHER-3] it is recorded who drew each sheriff in the row, and no other', () => {
    always(({ sheriffs, metBy }) => metBy.length === sheriffs);
  });

  test('[invariant 10.10, WB-RACE-5, WB-RACE-6, WB-DUEL-11] everyone takes part or is shut out; with two players both take part', () => {
    always((state, step) => {
      const division = divided(step);
      if (division === undefined) return true;
      const { order, excluded } = division;
      const all = [...order, ...excluded].toSorted((a, b) => a - b);
      if (all.join() !== seatsOf(state.players.length).join()) return false;
      return isDuel(state) ? order.length === 2 : excluded.length >= 1;
    });
  });

  test('[invariant 10.11, WB-DIV-2, WB-DIV-3] shares never grow down the ranking, and floor(pot / 2^k) cards are lost', () => {
    always((state, step) => {
      const division = divided(step);
      if (division === undefined || isDuel(state)) return true;
      const { shares, pot, order } = division;
      const lost = pot - sum(shares);
      return (
        pot === state.loot.length &&
        shares.length === order.length &&
        shares.every((share, i) => share >= 0 && share <= (shares[i - 1] ?? pot)) &&
        lost === Math.floor(pot / 2 ** order.length)
      );
    });
  });

  test('[invariant 10.12, WB-DUEL-13] two players: the winner gains the pot, the loser nothing', () => {
    always((state, step) => {
      const division = divided(step);
      if (division === undefined || !isDuel(state)) return true;
      const gains = division.ranking.map((by) => playerAt(state, by).score - playerAt(step.before, by).score);
      return division.pot === state.loot.length && gains.join() === [division.pot, 0].join();
    });
  });

  test('[invariant 10.13, WB-MISS-1, WB-MISS-4] no more cards are cancelled than participants have Misses, three at most', () => {
    always((state, step) => {
      const { division } = state;
      if (division === undefined) return true;
      const misses = division.order.flatMap((by) =>
        cardsIn(playerAt(state, by).revolver).filter((card) => card === 'miss'),
      ).length;
      const cancelled = sum(division.cancelled.map(sizeOf));
      const isInRevolver = everySeat(state, (by) =>
        cardsIn(itemAt(division.cancelled, by)).every(
          (card, _, all) =>
            all.filter((other) => other === card).length <=
            cardsIn(playerAt(state, by).revolver).filter((other) => other === card).length,
        ),
      );
      const isUsedUp = divided(step) === undefined || division.misses.length === 0;
      return cancelled <= misses && misses <= 3 && isInRevolver && isUsedUp;
    });
  });

  test('[invariant 10.14, WB-TIME-6] every hand is timed between what latency can explain and its arrival', () => {
    let hands = 0;
    always((state, { before }) => {
      const { race } = state;
      if (race === undefined || before.race?.id !== race.id) return true;
      return race.hands.slice(before.race.hands.length).every(({ seat: by, at, e }) => {
        hands += 1;
        const arrived = at - race.startedAt;
        const least = race.isStunned[by] === true ? 600 : 100;
        return e >= 100 && e <= Math.max(least, arrived) && e >= arrived - itemAt(race.comp, by);
      });
    });
    expect(hands).toBeGreaterThan(50);
  });

  test('[invariant 10.15, WB-LOAD-4] swapping two cards the viewer cannot see does not change the view', () => {
    let swaps = 0;
    fc.assert(
      fc.property(anyGame, (game) => {
        walk(game, ({ after, rng }) => {
          if (below(rng, 6) > 0) return;
          const me = below(rng, after.players.length + 1);
          const viewer = me === after.players.length ? 'spectator' : seat(me);
          const other = wrightBrothers.clone(after);
          if (!swapHidden(other, viewer, rng)) return;
          swaps += 1;
          expect(wrightBrothers.view(other, viewer)).toEqual(wrightBrothers.view(after, viewer));
          if (viewer !== 'spectator') {
            expect(wrightBrothers.legalMoves(other, viewer)).toEqual(wrightBrothers.legalMoves(after, viewer));
          }
        });
      }),
      { numRuns: 40 },
    );
    expect(swaps).toBeGreaterThan(100);
  });

  test('[invariant 10.15] hidden cards are counts: only your own hand, and no revolver before the reveal', () => {
    always((state, { rng }) => {
      if (below(rng, 4) > 0) return true;
      const me = choose(rng, seatsOf(state.players.length));
      const { players } = wrightBrothers.view(state, me);
      return players.every(({ hand, revolver, cards, loaded }, by) => {
        const player = playerAt(state, seat(by));
        const isRevealed = state.division !== undefined;
        return (
          (hand === undefined) === (by !== me) &&
          (revolver === undefined) === (by !== me && !isRevealed) &&
          cards === sizeOf(player.hand) &&
          loaded === sizeOf(player.revolver)
        );
      });
    });
  });

  test('[invariant 10.16, WB-ENG-2] replaying the log gives byte-equal states', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const inputs: Input<Move>[] = [];
        const states: string[] = [];
        walk(game, ({ input, after }) => {
          inputs.push(input);
          if (inputs.length % 10 === 0) states.push(JSON.stringify(after));
        });
        const recording: GameRecord<Move, Options> = {
          game: wrightBrothers.id,
          rulesVersion: wrightBrothers.rulesVersion,
          options: game.options,
          seats: game.seats,
          seed: seedOfGame(game.number),
          inputs,
        };
        const again: string[] = [];
        replay(wrightBrothers, recording, undefined, (state, index) => {
          if ((index + 1) % 10 === 0) again.push(JSON.stringify(state));
        });
        expect(again).toEqual(states);
      }),
      { numRuns: 40 },
    );
  });

  test('[invariant 10.16] two loads of different players outside a race can swap their order', () => {
    let pairs = 0;
    fc.assert(
      fc.property(anyGame, (game) => {
        walk(game, ({ after, rng }) => {
          if ((after.phase !== 'turn' && after.phase !== 'duel-suspense') || below(rng, 3) > 0) return;
          const loads = seatsOf(after.players.length).flatMap((by) => {
            const legal = wrightBrothers.legalMoves(after, by).filter(({ type }) => type === 'load');
            const at = after.at;
            return legal.length === 0 ? [] : [{ type: 'move', at, seat: by, move: choose(rng, legal) } as const];
          });
          const [first, second] = loads;
          if (first === undefined || second === undefined) return;
          pairs += 1;
          const [one, two] = [wrightBrothers.clone(after), wrightBrothers.clone(after)];
          for (const input of [first, second]) wrightBrothers.apply(one, input);
          for (const input of [second, first]) wrightBrothers.apply(two, input);
          const seed = seedOf(below(rng, 1000));
          for (const state of [one, two]) {
            const onward = rngFrom(seed);
            for (let n = 0; n < 12 && wrightBrothers.outcome(state) === undefined; n++) {
              wrightBrothers.apply(state, nextInput(state, onward));
            }
          }
          expect(JSON.stringify(two)).toBe(JSON.stringify(one));
        });
      }),
      { numRuns: 25 },
    );
    expect(pairs).toBeGreaterThan(50);
  });

  test('[invariant 10.17, WB-SCORE-1] the sum of all scores never exceeds the pots so far', () => {
    let pots = 0;
    always((state, step) => {
      if (state.round === 1 && state.division === undefined) pots = 0;
      pots += divided(step)?.pot ?? 0;
      return sum(state.players.map(({ score }) => score)) <= pots;
    });
  });
});
