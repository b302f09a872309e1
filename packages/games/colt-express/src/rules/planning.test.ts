import { rngFrom, seatsOf, seedOf, type Viewer } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import {
  ann,
  bob,
  cal,
  dot,
  heist,
  inWords,
  leave,
  legal,
  places,
  play,
  refusal,
  table,
  timeOut,
} from '../testing/index.ts';
import { handSize } from './draw.ts';
import type { State } from './state.ts';
import { lookBack, type View } from './view.ts';

const off = { abilities: false } as const;
const sizes = (state: State) => state.players.map(handSize);
const pile = (state: State) => coltExpress.view(state, 'spectator').pile.map(({ seat: by, card }) => `${by}:${card}`);

/** The order of actors if everyone draws or, with an empty deck, plays. */
function actors(state: State): number[] {
  const asked: number[] = [];
  while (state.phase === 'planning' && state.round === 1) {
    asked.push(state.active);
    play(state, state.active, legal(state, state.active)[0] ?? '');
  }
  return asked;
}

describe('an action', () => {
  const six = 'move ladder fire robbery punch marshal';
  const four = () =>
    [
      { bandit: 'cheyenne', hand: 'move move ladder fire robbery punch' },
      { bandit: 'belle', hand: 'fire ladder robbery move punch marshal' },
      { bandit: 'tuco', hand: six },
      { bandit: 'doc', hand: 'ladder ladder fire robbery move move' },
    ] as const;

  test('[CE-PLAN-2, CE-PLAN-3, CE-PLAN-8, EX-2] the first planning turn of the rulebook', () => {
    const state = table(four(), { options: off, card: 'r24-braking' });
    play(state, ann, 'play move');
    play(state, bob, 'play fire');
    const drew = play(state, cal, 'draw');
    play(state, dot, 'play ladder');
    expect(pile(state)).toEqual(['0:move', '1:fire', '3:ladder']);
    expect(sizes(state)).toEqual([5, 5, 9, 5]);
    expect(coltExpress.view(state, cal).players[cal]?.deck).toBe(1);
    expect(drew[0]).toMatchObject({ type: 'drew', seat: cal, count: 3, why: 'chosen' });
    expect([state.active, state.turn, state.pile.length]).toEqual([ann, 1, 3]);
  });

  test('[CE-PLAN-3, CE-PLAN-4, CE-PLAN-6] a card of any kind in hand, or drawing; bullets cannot be played, and there is no pass', () => {
    const state = table([{ hand: 'move move fire doc neutral neutral' }, {}, {}], { options: off });
    expect(legal(state, ann)).toEqual(['draw', 'play fire', 'play move']);
    expect(legal(state, bob)).toEqual([]);
    expect(refusal(state, ann, 'play robbery')).toBe('NOT_IN_HAND');
    expect(refusal(state, bob, 'draw')).toBe('NOT_YOUR_TURN');
  });

  test('[CE-PLAN-7, CE-RULING-2] a short deck gives what it has, an empty deck nothing', () => {
    const all = 'move move ladder ladder fire fire robbery robbery';
    const state = table([{ hand: all }, {}, {}], { options: off, card: 'r24-bridge' });
    const events = play(state, ann, 'draw');
    expect(events[0]).toMatchObject({ type: 'drew', count: 2 });
    expect(inWords(state, ann, 'hand')).toBe(`${all} punch marshal`);
    const empty = table([{ hand: `${all} punch marshal` }, {}, {}], { options: off });
    expect(legal(empty, ann)).not.toContain('draw');
    expect(refusal(empty, ann, 'draw')).toBe('DECK_EMPTY');
  });

  test('[CE-PLAN-9] a planned card changes nothing on the train', () => {
    const state = table([{ hand: 'marshal fire', at: 'W1i' }, { at: 'W2i' }, {}], { options: off, marshal: 2 });
    const before = [places(state), state.marshal, state.revolver.slice()];
    play(state, ann, 'play marshal');
    expect([places(state), state.marshal, state.revolver]).toEqual(before);
  });

  test('[CE-PLAN-10] cards left in hand go back to the deck after the last turn', () => {
    const state = table([{ hand: 'move ladder neutral' }, { hand: 'fire' }, { hand: 'fire' }], {
      options: off,
      card: 'r24-bridge',
      turn: 3,
      round: 5,
    });
    play(state, ann, 'play ladder');
    play(state, bob, 'draw');
    play(state, cal, 'draw');
    expect(state.phase).toBe('game-over');
    for (const by of seatsOf(3)) expect(inWords(state, by, 'hand')).toBe('');
    expect(inWords(state, ann, 'deck')).toBe('move move ladder ladder fire fire robbery robbery punch marshal neutral');
  });

  test('[CE-PLAN-11] hands have no limit', () => {
    const state = table([{ hand: six, bullets: 'doc neutral neutral neutral' }, {}, {}], {
      options: off,
      card: 'r24-tunnels',
    });
    for (let turn = 0; turn < 3; turn++) {
      play(state, ann, 'draw');
      play(state, bob, 'draw');
      play(state, cal, 'draw');
    }
    expect(sizes(state)[0]).toBe(14);
  });

  test('[CE-PLAN-12, CE-RULING-27] a player with only bullets is asked too', () => {
    const state = table([{ hand: 'neutral neutral', bullets: '' }, {}, {}], { options: off });
    expect([coltExpress.toAct(state), legal(state, ann)]).toEqual([[ann], ['draw']]);
  });
});

describe('turn symbols', () => {
  test('[CE-PLAN-1, CE-TURN-2, EX-5] four symbols are four turns; cards played in a tunnel are face down', () => {
    const hand = 'move move ladder ladder';
    const state = table([{ hand }, { hand }, { hand }], { options: off, card: 'r24-swivel-arm' });
    for (let i = 0; i < 12; i++) {
      expect([state.phase, state.turn]).toEqual(['planning', Math.floor(i / 3)]);
      expect(legal(state, state.active)).toContain('draw');
      play(state, state.active, i < 6 ? 'play move' : 'play ladder');
      if (state.phase === 'planning') expect(state.pile.length).toBe(i + 1);
      if (i === 5) {
        const down = coltExpress.view(state, 'spectator').pile.map(({ card, isFaceDown }) => [card, isFaceDown]);
        expect(down).toEqual([...Array(3).fill(['move', false]), ...Array(3).fill(['face-down', true])]);
        expect(
          coltExpress
            .view(state, ann)
            .pile.map(({ card }) => card)
            .slice(3),
        ).toEqual(['move', 'face-down', 'face-down']);
      }
    }
    expect([state.phase, state.pile.length]).toEqual(['heist', 12]);
  });

  test('[CE-TURN-1, CE-PLAN-5] a standard turn is open to all, and only Ghost may hide', () => {
    const state = table([{ bandit: 'doc', hand: 'move' }, {}, {}]);
    expect(refusal(state, ann, 'play move down')).toBe('NO_FACE_DOWN');
    const events = play(state, ann, 'play move');
    expect(coltExpress.redact(events[0] ?? { type: 'left', seat: ann }, bob)).toMatchObject({
      type: 'card-played',
      card: 'move',
    });
  });

  test('[CE-TURN-3, CE-RULING-3, EX-16] speeding up: everyone takes two actions in a row, in any mix and order, face up', () => {
    const hand = 'move ladder';
    const state = table([{ hand }, { hand: 'fire' }, { hand }], { options: off, card: 'r24-bridge', turn: 2 });
    const asked: number[] = [];
    const act = (move: string) => {
      asked.push(state.active);
      play(state, state.active, move);
    };
    act('play move');
    act('draw');
    act('draw');
    act('play fire');
    act('draw');
    act('draw');
    expect(asked).toEqual([ann, ann, bob, bob, cal, cal]);
    expect(pile(state)).toEqual(['0:move', '1:fire']);
    expect(sizes(state)).toEqual([4, 3, 8]);
  });

  test('[CE-TURN-4, CE-INV-11, EX-17] switching: counter-clockwise from the first player, for that turn only', () => {
    const state = table([{}, {}, {}, {}, {}], { options: off, card: 'r56-angry-marshal', first: cal });
    expect(actors(state)).toEqual([2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 1, 0, 4, 3]);
  });

  test('[CE-ROUND-4, CE-INV-11, CE-MODEL-7] the player on the left begins the next round', () => {
    const state = table([{}, {}, {}], { options: off, card: 'r24-bridge', first: cal });
    actors(state);
    expect([state.round, state.first, state.active]).toEqual([2, ann, ann]);
  });
});

describe('the start of a round', () => {
  test('[CE-ROUND-2, CE-ROUND-3, CE-RULING-1, CE-BULLET-2, CE-INV-10] shuffles the whole deck with its bullets, deals six cards, then reveals the round card', () => {
    const state = table([{ bullets: 'neutral doc' }, {}, {}], { options: off, card: 'r24-bridge', turn: 3 });
    play(state, ann, 'draw');
    play(state, bob, 'draw');
    const events = play(state, cal, 'draw');
    const types = events.map(({ type }) => type);
    expect(types.filter((type) => type === 'dealt').length).toBe(3);
    expect(types.lastIndexOf('dealt')).toBeLessThan(types.indexOf('round-card-revealed'));
    expect(sizes(state)).toEqual([6, 6, 6]);
    expect(coltExpress.view(state, ann).players[ann]?.deck).toBe(6);
  });

  test('[CE-BULLET-2] bullets can be drawn, and so can the whole deck', () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const state = table([{ bullets: 'neutral doc' }, {}, {}], { options: off, round: 4, turn: 3 });
      state.rng = rngFrom(seedOf(i));
      for (const by of seatsOf(3)) play(state, by, 'draw');
      for (const word of inWords(state, ann, 'hand').split(' ')) drawn.add(word);
    }
    expect([...drawn].toSorted()).toEqual(['doc', 'fire', 'ladder', 'marshal', 'move', 'neutral', 'punch', 'robbery']);
  });

  test('[CE-ROUND-1, CE-ROUND-5] five rounds, and after the fifth the game is over', () => {
    const state = table([{}, {}, {}], { options: off, round: 5, card: 'r24-bridge', turn: 3 });
    for (const by of seatsOf(3)) play(state, by, 'draw');
    expect([state.phase, state.round]).toEqual(['game-over', 5]);
    expect(coltExpress.outcome(state)).toBeDefined();
  });
});

describe('the pile', () => {
  test('[CE-RULING-21] the pile shows every face-up card; in a memory game only the top one', () => {
    const hand = 'move ladder';
    const players = [{ hand }, { hand }, { hand }];
    const shown = (pileView: 'history' | 'top-only') => {
      const state = table(players, { options: { ...off, pileView }, card: 'r24-braking' });
      play(state, ann, 'play move');
      play(state, bob, 'play ladder');
      return coltExpress.view(state, ann).pile.map(({ card }) => card);
    };
    expect(shown('history')).toEqual(['move', 'ladder']);
    expect(shown('top-only')).toEqual(['covered', 'ladder']);
  });

  test('[CE-RULING-21] the log of a memory game names no card, not even to its owner, until the heist reveals it', () => {
    const told = (pileView: 'history' | 'top-only', viewer: Viewer, order: string) => {
      const state = table([{ hand: 'move ladder' }, {}, {}], { options: { ...off, pileView }, card: 'r24-braking' });
      return play(state, ann, order).flatMap((event) => {
        const seen = coltExpress.redact(event, viewer);
        return seen?.type === 'card-played' ? [seen.card, coltExpress.text.en.tell(seen, () => 'Ann')] : [];
      });
    };
    for (const viewer of [ann, bob, 'spectator'] as const) {
      expect(told('history', viewer, 'play move')).toEqual(['move', expect.stringContaining('Move')]);
      expect(told('top-only', viewer, 'play move')).toEqual(['covered', 'Ann plays a card.']);
    }
  });

  test('[CE-RULING-21] looking back in a memory game shows only the cards that the heist has revealed', () => {
    const state = table([{ hand: 'move' }, { hand: 'ladder' }, { at: 'W2i' }], {
      options: { ...off, pileView: 'top-only' },
      card: 'r24-braking',
    });
    play(state, ann, 'play move');
    play(state, bob, 'play ladder');
    const cardsOf = (view: View) => view.pile.map(({ card }) => card);
    expect(cardsOf(lookBack(coltExpress.view(state, cal)))).toEqual(['covered', 'covered']);
    const inHeist = table([{}, { at: 'W2i' }, {}], { options: { ...off, pileView: 'top-only' } });
    heist(inHeist, 'bob:move ann:ladder');
    expect(cardsOf(lookBack(coltExpress.view(inHeist, cal)))).toEqual(['move', 'covered']);
    const open = table([{ hand: 'move' }, {}, {}], { options: off, card: 'r24-braking' });
    play(open, ann, 'play move');
    expect(cardsOf(lookBack(coltExpress.view(open, cal)))).toEqual(['move']);
  });
});

describe('whose action it is', () => {
  const asked = (state: State) => {
    const { active, order, asked: seats } = coltExpress.view(state, 'spectator');
    return { active, order, seats };
  };

  test('[CE-PLAN-2, CE-TURN-4, CE-INV-17] everyone sees the order of players; in the heist only whose card resolves', () => {
    const state = table([{}, { at: 'W2i' }, {}], { first: bob, options: off });
    expect(asked(state)).toEqual({ active: bob, order: [bob, cal, ann], seats: [bob] });
    const switching = table([{}, {}, {}], { first: bob, card: 'r24-angry-marshal', turn: 4, options: off });
    expect(asked(switching)).toEqual({ active: bob, order: [bob, ann, cal], seats: [bob] });
    heist(state, 'bob:move');
    expect(asked(state)).toEqual({ active: bob, order: [], seats: [bob] });
  });

  test('[CE-EXPERT-4, CE-INV-17] when all choose at once, no single player is active', () => {
    const state = table([{ hand: 'move' }, { hand: 'doc' }, {}], {
      card: 'r24-bridge',
      turn: 3,
      options: { ...off, expert: true },
    });
    for (const by of [ann, bob, cal]) play(state, by, 'draw');
    expect(state.phase).toBe('keeping');
    expect(asked(state)).toEqual({ active: undefined, order: [], seats: [ann, bob, cal] });
  });
});

describe('the round card', () => {
  test('[CE-ROUND-3, CE-PLAN-1] is public in planning and in the heist, with those of earlier rounds', () => {
    const state = table([{ at: 'W2i' }, {}, {}], { card: 'r24-take-it-all', round: 3 });
    const seen = () => {
      const { phase, roundCard, pastRounds, turn } = coltExpress.view(state, 'spectator');
      return [phase, roundCard?.id, roundCard?.turns.length, pastRounds, turn];
    };
    const past = ['r24-angry-marshal', 'r24-swivel-arm'];
    expect(seen()).toEqual(['planning', 'r24-take-it-all', 4, past, 1]);
    for (const by of [ann, bob, cal]) play(state, by, 'draw');
    expect(seen()).toEqual(['planning', 'r24-take-it-all', 4, past, 2]);
    heist(state, 'ann:move');
    expect(seen()).toEqual(['heist', 'r24-take-it-all', 4, past, 0]);
  });
});

describe('time', () => {
  test('[CE-EXEC-4] in the heist a random legal choice is made', () => {
    const cars = Array.from({ length: 40 }, (_, seed) => {
      const state = table([{ at: 'W1r' }, {}, {}], { options: off });
      state.rng = rngFrom(seedOf(seed));
      heist(state, 'ann:move');
      expect(timeOut(state)[0]).toMatchObject({ type: 'moved', seat: ann, why: 'time' });
      return places(state).doc;
    });
    expect(new Set(cars)).toEqual(new Set(['Lr', 'W2r', 'W3r']));
  });

  test('in planning the player draws; with an empty deck the first card is played face up', () => {
    const state = table([{ bandit: 'ghost', hand: 'fire' }, {}, {}]);
    state.timerAt = 60_000;
    expect(timeOut(state)[0]).toMatchObject({ type: 'drew', seat: ann, why: 'time' });
    const all = 'move move ladder ladder fire fire robbery robbery punch marshal';
    const empty = table([{ bandit: 'ghost', hand: all }, {}, {}]);
    empty.timerAt = 60_000;
    expect(timeOut(empty)[0]).toMatchObject({ type: 'card-played', card: 'move', isFaceDown: false, why: 'time' });
  });

  test('the next player’s time starts when the last one’s ran out', () => {
    const state = table([{}, {}, {}], { options: off });
    state.timerAt = 60_000;
    timeOut(state);
    expect([state.active, state.timerAt]).toEqual([bob, 60_000 + state.options.turnTimeMs]);
  });

  test('nobody waits for a player who has left', () => {
    const state = table([{}, {}, {}], { options: off });
    play(state, ann, 'draw');
    leave(state, bob);
    expect(coltExpress.toAct(state)).toEqual([]);
    expect(coltExpress.deadline(state)?.at).toBe(state.at);
    expect(refusal(state, bob, 'draw')).toBe('AWAY');
    expect(timeOut(state)[0]).toMatchObject({ type: 'drew', seat: bob, why: 'away' });
    expect(state.active).toBe(cal);
  });

  test('a late answer does not count for the next question', () => {
    const state = table([{ hand: 'move' }, { hand: 'move' }, {}], { options: off });
    const { question } = state;
    play(state, ann, 'play move');
    expect(refusal(state, bob, 'play move', question)).toBe('STALE_QUESTION');
    expect(refusal(state, bob, 'go 2')).toBe('WRONG_PHASE');
  });
});
