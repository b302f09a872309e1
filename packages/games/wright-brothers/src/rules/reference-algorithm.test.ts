import { below, choose, itemAt, type Rng, rngFrom, type Seat, seatsOf, seedOf, shuffle } from '@saloon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { duelGo, eventsOf, play, scores, shootout, timeOut } from '../testing/index.ts';
import { cardsIn, FULL_DECK, idOf, isLoadable } from './cards.ts';
import type { Event } from './moves.ts';
import { playerAt, type State } from './state.ts';

/**
 * Sections 4.14 to 4.16 of RULES.md implemented again, literally and on lists of card names, without any engine code.
 * `chosen` decides for the owner of a Miss.
 */
type Live = { readonly seat: Seat; cards: number[]; readonly jokers: number; readonly misses: number };
type Result = {
  readonly cancelled: readonly string[];
  readonly ranking: readonly string[];
  readonly gains: readonly number[];
};

function participantsOf(revolvers: readonly (readonly string[])[], order: readonly Seat[]): Live[] {
  return order.map((seat) => {
    const revolver = itemAt(revolvers, seat);
    return {
      seat,
      cards: revolver.filter((card) => /^[1-7]$/.test(card)).map(Number),
      jokers: revolver.filter((card) => card === 'joker').length,
      misses: revolver.filter((card) => card === 'miss').length,
    };
  });
}

/** The best of `(c(v) + J, v)`, or `(0, 0)`. */
function readingOf({ cards, jokers }: Live): readonly [size: number, value: number] {
  let best: readonly [number, number] = [0, 0];
  for (const value of cards) {
    const size = cards.filter((other) => other === value).length + jokers;
    if (size > best[0] || (size === best[0] && value > best[1])) best = [size, value];
  }
  return best;
}

/** By size, by value, by hand order, in which they are given. */
function rank(participants: readonly Live[]): Live[] {
  const places = participants.map((live, hand) => ({ live, hand, reading: readingOf(live) }));
  places.sort((a, b) => b.reading[0] - a.reading[0] || b.reading[1] - a.reading[1] || a.hand - b.hand);
  return places.map(({ live }) => live);
}

const dropOne = (cards: readonly number[], value: number): number[] => cards.toSpliced(cards.indexOf(value), 1);

function reference(
  revolvers: readonly (readonly string[])[],
  order: readonly Seat[],
  pot: number,
  isReversed: boolean,
  chosen: (owner: Live, candidates: readonly Live[], participants: readonly Live[], highest: number) => Live,
): Result {
  const participants = participantsOf(revolvers, order);
  const cancelled: string[] = [];
  for (const owner of isReversed ? participants.toReversed() : participants) {
    for (let n = 0; n < owner.misses; n++) {
      const live = participants.flatMap(({ cards }) => cards);
      if (live.length === 0) {
        cancelled.push(`${owner.seat}: nothing`);
        continue;
      }
      const highest = Math.max(...live);
      const candidates = participants.filter(({ cards }) => cards.includes(highest));
      const [only] = candidates;
      const target =
        candidates.length === 1 && only !== undefined ? only : chosen(owner, candidates, participants, highest);
      target.cards = dropOne(target.cards, highest);
      cancelled.push(`${owner.seat}: ${highest} of ${target.seat}`);
    }
  }
  const ranking = rank(participants);
  const gains = revolvers.map(() => 0);
  let rest = pot;
  for (const { seat } of ranking) {
    const share = revolvers.length === 2 ? rest : Math.ceil(rest / 2);
    gains[seat] = share;
    rest -= share;
  }
  return { cancelled, ranking: ranking.map((live) => `${live.seat} ${readingOf(live)}`), gains };
}

const LETTER: Readonly<Record<string, string>> = { joker: 'J', miss: 'M', switch: 'S', helper: 'H', indians: 'I' };
const inLetters = (cards: readonly string[]): string => cards.map((card) => LETTER[card] ?? card).join(' ');

/** Random revolvers. Few denominations, four and up, and many Misses, so that there is something to choose. */
function dealRevolvers(rng: Rng, seats: number): string[][] {
  const lowest = 4 + below(rng, 4);
  const pile = FULL_DECK.filter((kind) => isLoadable(kind))
    .map(idOf)
    .filter((card) => card === 'joker' || card === 'miss' || Number(card) >= lowest);
  shuffle(rng, pile);
  const revolvers = Array.from({ length: seats }, () => pile.splice(0, below(rng, 6)));
  // The Misses that are left lie too deep to come up often.
  for (const miss of pile.filter((card) => card === 'miss')) if (below(rng, 3) > 0) choose(rng, revolvers).push(miss);
  return revolvers;
}

/** What the engine did, in the words of the reference. */
const resultOf = (state: State, events: readonly Event[]): Result => ({
  cancelled: eventsOf(events, 'missed').map(({ seat, card, target }) =>
    target === undefined ? `${seat}: nothing` : `${seat}: ${card} of ${target}`,
  ),
  ranking: eventsOf(events, 'divided').flatMap(({ places }) =>
    places.map(({ seat, size, value }) => `${seat} ${[size, value]}`),
  ),
  gains: scores(state),
});

/** A random showdown of two to five, up to its first choice. */
function showdown(rng: Rng) {
  const seats = 2 + below(rng, 4);
  const revolvers = dealRevolvers(rng, seats);
  const isReversed = below(rng, 4) === 0;
  const around = {
    pot: 2 + below(rng, 20),
    options: { missOrder: isReversed ? 'reverse-hand-order' : 'hand-order' },
  } as const;
  const hands = [...seatsOf(seats)];
  shuffle(rng, hands);
  if (seats > 2) {
    const slapping = below(rng, 3) > 0 ? seats : 1 + below(rng, seats);
    const { state, events } = shootout(revolvers.map(inLetters), hands.slice(0, slapping), around);
    return { state, events: [...events], order: hands.slice(0, Math.min(slapping, seats - 1)), revolvers, isReversed };
  }
  const [one = [], two = []] = revolvers;
  const { state, events } = duelGo([inLetters(one), inLetters(two)], itemAt(hands, 0), {
    ...around,
    bonus: 'S S I',
    deck: '2 1',
  });
  return { state, events: [...events], order: hands, revolvers, isReversed };
}

const number = fc.noShrink(fc.nat());

describe('the reference algorithm of section 4.15', () => {
  test('[WB-MISS-2, WB-MISS-3, WB-MISS-4, WB-MISS-5, WB-JOKER-3, WB-RANK-1, WB-DIV-2] any revolvers, hands and choices', () => {
    let choices = 0;
    fc.assert(
      fc.property(number, (seed) => {
        const rng = rngFrom(seedOf(seed));
        const { state, events, order, revolvers, isReversed } = showdown(rng);
        const made: Seat[] = [];
        while (state.phase === 'miss-choice') {
          const owner = itemAt(wrightBrothers.toAct(state), 0);
          const move = choose(rng, wrightBrothers.legalMoves(state, owner));
          if (move.type !== 'miss-target') throw new Error(`Cannot be: ${move.type} is offered`);
          made.push(move.owner);
          choices += 1;
          events.push(...play(state, owner, move));
        }
        const pot = state.loot.length;
        const expected = reference(revolvers, order, pot, isReversed, (_, candidates) => {
          const next = made.shift();
          const target = candidates.find(({ seat }) => seat === next);
          if (target === undefined) throw new Error(`Cannot choose ${next}: no candidate, or nobody was asked`);
          return target;
        });
        expect(resultOf(state, events)).toEqual(expected);
        expect(made).toEqual([]);
      }),
      { numRuns: 1000 },
    );
    expect(choices).toBeGreaterThan(200);
  });

  test('[WB-MISS-5] the owner is offered every candidate and nobody else', () => {
    fc.assert(
      fc.property(number, (seed) => {
        const { state, order, revolvers } = showdown(rngFrom(seedOf(seed)));
        if (state.phase !== 'miss-choice' || state.division === undefined) return;
        const participants = participantsOf(revolvers, order).map(({ seat, cards }) => ({
          seat,
          cards: cardsIn(itemAt(state.division?.cancelled ?? [], seat)).reduce(
            (left, card) => dropOne(left, Number(card)),
            cards,
          ),
        }));
        const highest = Math.max(...participants.flatMap(({ cards }) => cards));
        const candidates = participants
          .filter(({ cards }) => cards.includes(highest))
          .map(({ seat }) => `miss ${seat}`);
        const owner = itemAt(wrightBrothers.toAct(state), 0);
        const offered = wrightBrothers.legalMoves(state, owner).map(wrightBrothers.formatMove);
        expect(offered.toSorted()).toEqual(candidates.toSorted());
        expect(candidates.length).toBeGreaterThan(1);
      }),
      { numRuns: 400 },
    );
  });
});

describe('AUTO-MISS by brute force', () => {
  /** Every candidate tried: the best place, then not oneself, then the highest placed before. */
  const autoMiss = (owner: Live, candidates: readonly Live[], participants: readonly Live[], highest: number): Live => {
    const before = rank(participants);
    const tried = candidates.map((target) => {
      const after = rank(
        participants.map((live) => (live === target ? { ...live, cards: dropOne(live.cards, highest) } : live)),
      );
      const place = after.findIndex(({ seat }) => seat === owner.seat);
      return { target, score: 1000 * place + (target === owner ? 100 : 0) + before.indexOf(target) };
    });
    const least = Math.min(...tried.map(({ score }) => score));
    return tried.find(({ score }) => score === least)?.target ?? owner;
  };

  const expectAuto = (seed: number, answer: (state: State, owner: Seat) => Event[]): void => {
    const { state, events, order, revolvers, isReversed } = showdown(rngFrom(seedOf(seed)));
    while (state.phase === 'miss-choice') events.push(...answer(state, itemAt(wrightBrothers.toAct(state), 0)));
    const expected = reference(revolvers, order, state.loot.length, isReversed, autoMiss);
    expect(resultOf(state, events)).toEqual(expected);
  };

  test('[WB-MISS-12] every timeout', () => {
    fc.assert(
      fc.property(number, (seed) => expectAuto(seed, timeOut)),
      { numRuns: 1000 },
    );
  });

  test('[WB-MISS-12] every owner who leaves', () => {
    const leave = (state: State, by: Seat): Event[] => {
      const events: Event[] = [];
      wrightBrothers.apply(state, { type: 'leave', at: state.at, seat: by }, (event) => events.push(event));
      expect(playerAt(state, by).isAway).toBe(true);
      return events;
    };
    fc.assert(
      fc.property(number, (seed) => expectAuto(seed, leave)),
      { numRuns: 300 },
    );
  });
});
