import { rngFrom, seatsOf, seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { census } from '../testing/index.ts';
import { anyGame, walk } from '../testing/random-games.ts';
import { NO_COWBOY } from './box.ts';
import { sizeOf } from './cards.ts';
import { BOX } from './data.ts';
import { paymentOf } from './money.ts';
import { netOf, playerAt, type State, TAKEN, targetOf, totalOf } from './state.ts';

const GAMES = { numRuns: 8 };
const everyState = (look: (state: State) => void) =>
  fc.assert(
    fc.property(anyGame, (game) => {
      walk(game, ({ after }) => look(after));
    }),
    GAMES,
  );
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

test('[C45-INV-1, C45-INV-2, C45-INV-3] every card of the box is in one place, and nobody holds a sheriff, Indians or dynamite', () => {
  const counts = { weapons: BOX.weapons, money: BOX.money, cowboys: BOX.cowboys };
  everyState((state) => {
    const [weapons, money, cowboys, worth] = census(state).split(' | ');
    const size = (cards: string | undefined) => cards?.split(' ').length;
    expect({ weapons: size(weapons), money: size(money), cowboys: size(cowboys) }).toEqual(counts);
    expect(new Set(cowboys?.split(' ')).size).toBe(BOX.cowboys);
    expect(worth).toBe('loot is worth what it says');
    state.loot.forEach((copies, place) => {
      if (copies > 0) expect(state.box.units[place % state.box.money.length]).toBeGreaterThan(0);
    });
  });
});

test('[C45-INV-4, C45-INV-5, C45-ARM-13] hands have up to six cards, cowboys up to three tokens, and none without a cowboy or in a robbery', () => {
  everyState((state) => {
    for (const { hand, bail, cowboy, part } of state.players) {
      expect(sizeOf(hand)).toBeLessThanOrEqual(6);
      expect(bail).toBeLessThanOrEqual(cowboy === NO_COWBOY || part === 'in' ? 0 : 3);
      expect(bail).toBeGreaterThanOrEqual(0);
    }
    if (state.options.bailTokens === 'limited') {
      expect(state.supply + sum(state.players.map(({ bail }) => bail))).toBe(BOX.tokens);
      expect(state.supply).toBeGreaterThanOrEqual(0);
    }
  });
});

test('[C45-INV-6, C45-INV-8] nobody owes what they could pay or more than they own, and no team has the target during the game', () => {
  everyState((state) => {
    for (const by of seatsOf(state.players.length)) {
      const player = playerAt(state, by);
      expect(netOf(player)).toBeGreaterThanOrEqual(0);
      for (let units = 1; units <= player.debt; units++) expect(paymentOf(state, by, units)).toBeUndefined();
      if (netOf(player) === 0) expect([player.gross, player.debt]).toEqual([0, 0]);
    }
    if (state.phase !== 'game-over') {
      for (const team of [0, 1, 2]) expect(totalOf(state, team)).toBeLessThan(targetOf(state.options));
    }
  });
});

test('[C45-INV-7] no deck is empty at the start of an arming turn', () => {
  everyState((state) => {
    if (state.phase !== 'arming') return;
    expect(Math.min(state.weapons.length, state.cowboys.length)).toBeGreaterThan(0);
    expect(state.spread.some((money) => money !== TAKEN)).toBe(true);
  });
});

test('[C45-INV-9] in arming no cowboy is face up; in a robbery those of all who are in, and no other', () => {
  everyState((state) => {
    const { players, phase } = caliber45.view(state, 'spectator');
    for (const { cowboy, part } of players) {
      if (phase === 'arming' || phase === 'hire') expect(part).toBe('none');
      if (cowboy !== undefined) expect(cowboy.isFaceUp).toBe(part === 'in');
      if (cowboy?.isFaceUp) expect(cowboy.card).not.toBe('face-down');
    }
  });
});

test('[C45-INV-10, C45-INV-11] a player who must decide has a legal move; a shootout has at least two teams, and shots go to another team', () => {
  everyState((state) => {
    for (const by of caliber45.toAct(state)) expect(caliber45.legalMoves(state, by).length).toBeGreaterThan(0);
    if (state.phase !== 'shootout' && state.phase !== 'defend') return;
    const teams = new Set(state.players.filter(({ part }) => part === 'in').map(({ team }) => team));
    expect(teams.size).toBeGreaterThan(1);
    expect(playerAt(state, state.active).part).toBe('in');
    if (state.phase === 'defend' && state.shot !== undefined) {
      expect(playerAt(state, state.shot.shooter).team).not.toBe(playerAt(state, state.active).team);
    }
  });
});

test('[C45-INV-12] net worth changes only by loot taken, bail and fines', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      walk(game, ({ before, after, events }) => {
        const change = events.reduce(
          (total, event) =>
            event.type === 'loot-taken'
              ? total + event.card.value
              : event.type === 'charged'
                ? total - event.amount
                : total,
          0,
        );
        const net = ({ players }: State) => sum(players.map(netOf)) * 50_000;
        expect(net(after) - net(before)).toBe(change);
      });
    }),
    GAMES,
  );
});

test("[C45-INV-13] views, questions and times don't depend on what the viewer can't see", () => {
  fc.assert(
    fc.property(anyGame, fc.nat(), (game, number) => {
      const rng = rngFrom(seedOf(number));
      walk(game, ({ after }) => {
        const me = seatsOf(after.players.length)[number % after.players.length] ?? after.active;
        const other = caliber45.redeal(after, me, rng);
        expect(caliber45.view(other, me)).toEqual(caliber45.view(after, me));
        expect(caliber45.deadline(other)).toEqual(caliber45.deadline(after));
        expect(caliber45.legalMoves(other, me)).toEqual(caliber45.legalMoves(after, me));
      });
    }),
    { numRuns: 4 },
  );
});

test('[C45-INV-14] random numbers are drawn only for refills, reshuffles and redeals', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      walk(game, ({ before, after, events }) => {
        const shuffles = ['refilled', 'money-reshuffled'];
        if (events.some(({ type }) => shuffles.includes(type))) return;
        expect(after.rng).toEqual(before.rng);
      });
    }),
    GAMES,
  );
});

test('[C45-SHOOT-13, C45-DECK-2] no card returns to the weapons deck during a robbery, so a shootout has at most 124 turns plus one per player', () => {
  let longest = 0;
  fc.assert(
    fc.property(anyGame, (game) => {
      let turns = 0;
      walk(game, ({ before, after }) => {
        if (before.phase === 'shootout' || before.phase === 'defend') {
          if (after.phase === 'shootout' || after.phase === 'defend') {
            expect(after.weapons.length).toBeLessThanOrEqual(before.weapons.length);
          }
        }
        turns = after.phase === 'shootout' ? turns + 1 : after.phase === 'defend' ? turns : 0;
        longest = Math.max(longest, turns - after.players.length);
      });
    }),
    GAMES,
  );
  expect(longest).toBeLessThanOrEqual(124);
});
