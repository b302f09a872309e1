import { randomWalk, rngFrom, type Seat, seatsOf, seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { callDuel, discard, event, giveBack, legal, load, pass, picture, startShootout } from '../testing/orders.ts';
import {
  type Around,
  ann,
  bob,
  cal,
  cards,
  dot,
  feed,
  held,
  inWords,
  play,
  refusal,
  slap,
  table,
  timeOut,
} from '../testing/table.ts';
import { CARDS, contains, idOf, isLoadable, kindOf, kindsIn, minus, NO_CARDS, sizeOf } from './cards.ts';
import type { Event } from './moves.ts';
import type { State } from './state.ts';

const SIX = { hand: '1 1 2 2 4 4' };

describe('loading', () => {
  test('[WB-LOAD-1] in any turn, any number of cards, as often as you like', () => {
    const state = table([{ hand: '3 3 5 5 6 J' }, { hand: '1 1 2 2 4 M' }, SIX]);
    const before = picture(state);
    expect(play(state, bob, load('1'))).toEqual([{ type: 'loaded', seat: bob, cards: cards('1'), count: 1 }]);
    play(state, bob, load('1 2 M'));
    play(state, ann, load('J 3 5'));
    play(state, bob, load('2'));
    expect(picture(state)).toEqual({ ...before, held: ['3 5 6 | 3 5 J', '4 | 1 1 2 2 M', before.held[2]] });
    play(state, ann, pass);
    play(state, ann, load('3'));
    play(state, bob, load('4'));
    expect(picture(state).held).toEqual(['5 6 | 3 3 5 J', ' | 1 1 2 2 4 M', before.held[2]]);
  });

  test.each([...'1234567', 'J', 'M'])('[WB-LOAD-1] %s may be loaded', (word) => {
    const state = table([SIX, { hand: word }, {}]);
    play(state, bob, load(word));
    expect(held(state, bob)).toBe(` | ${word}`);
  });

  test.each(['S', 'H', 'I', '*'])('[WB-LOAD-1] %s may not be loaded', (word) => {
    const hand = word === '*' ? '1' : word;
    expect(refusal(table([SIX, { hand }, {}]), bob, load(word))).toBe('NOT_LOADABLE');
  });

  test('[WB-LOAD-1] the legal loads are all non-empty sets of loadable cards in hand', () => {
    const deck = cards('1 1 1 2 2 3 3 4 5 6 7 7 J J J M M S S H I');
    fc.assert(
      fc.property(fc.shuffledSubarray(deck, { maxLength: 8 }), (drawn) => {
        const hand = drawn.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
        const loadable = hand.filter((id) => !['switch', 'helper', 'indians'].includes(id));
        const sets = Array.from({ length: 2 ** loadable.length - 1 }, (_, i) =>
          loadable.filter((_card, place) => ((i + 1) & (1 << place)) !== 0),
        );
        const state = table([SIX, { hand: inWords(hand.map(kindOf)) }, {}]);
        const expected = new Set(sets.map((set) => `load ${set.join(' ')}`));
        expect(legal(state, bob)).toEqual([...expected].toSorted());
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['one not in hand', '1 2 5', 'NOT_IN_HAND'],
    ['more of a kind than there are', '1 1 1', 'NOT_IN_HAND'],
    ['one that cannot be loaded', '1 2 S', 'NOT_LOADABLE'],
    ['none', '', 'EMPTY'],
  ])('[WB-LOAD-2] all or nothing: %s', (_, words, code) => {
    const state = table([SIX, { hand: '1 1 2 2 4 S' }, {}]);
    // `refusal` compares the whole state before and after.
    expect(refusal(state, bob, load(words))).toBe(code);
    expect(held(state, bob)).toBe('1 1 2 2 4 S | ');
  });

  test('[WB-LOAD-2] another player’s card can’t be loaded', () => {
    const state = table([{ hand: '7' }, { hand: '1' }, { hand: '2', revolver: '3' }]);
    expect(refusal(state, bob, load('7'))).toBe('NOT_IN_HAND');
    expect(refusal(state, cal, load('3'))).toBe('NOT_IN_HAND');
    expect(refusal(table([SIX, {}, {}]), bob, load('1'))).toBe('NOT_IN_HAND');
  });

  test('[WB-LOAD-3] a loaded card can be neither discarded, given back, loaded again nor taken out', () => {
    const state = table([{ hand: 'S 1', revolver: '7 7 3' }, { hand: '5 5 5 5 5 5' }, {}]);
    expect(refusal(state, ann, discard('7 7'))).toBe('NOT_IN_HAND');
    expect(refusal(state, ann, load('7'))).toBe('NOT_IN_HAND');
    expect(refusal(state, ann, { type: 'unload', cards: ['7'] })).toBe('malformed-move');
    play(state, ann, event('switch', bob));
    expect(refusal(state, ann, giveBack('7 7'))).toBe('NOT_IN_HAND');
  });

  test.each([2, 3, 5])(
    '[WB-LOAD-3, WB-LOAD-5, WB-LOAD-6] random games of %i: a revolver loses cards only to Indians and the next deal, and never exceeds the limit',
    (count) => {
      for (let n = 0; n < 6; n++) {
        const options = { ...table([{}, {}, {}]).options, rounds: 2 };
        const state = wrightBrothers.setup(options, count, seedOf(n));
        let before = wrightBrothers.clone(state);
        let events: Event[] = [];
        const check = () => {
          state.players.forEach((player, by) => {
            const old = before.players[by];
            if (old === undefined || before.round !== state.round) return;
            let left = old.revolver;
            for (const lost of events) {
              if (lost.type === 'lost-to-indians' && lost.seat === by && lost.card !== 'face-down')
                left = minus(left, kindOf(lost.card));
            }
            expect(contains(player.revolver, left)).toBe(true);
            const bonus = state.division?.bonusTo === by ? 3 : 0;
            expect(sizeOf(player.revolver)).toBeLessThanOrEqual(6 + player.helpers + bonus);
            if (events.length === 1 && events[0]?.type === 'loaded')
              expect(sizeOf(player.hand) + sizeOf(player.revolver)).toBe(sizeOf(old.hand) + sizeOf(old.revolver));
          });
          before = wrightBrothers.clone(state);
          events = [];
        };
        randomWalk(wrightBrothers, state, rngFrom(seedOf(n + 50)), 250, check, (e) => events.push(e));
        check();
      }
    },
  );

  test('[WB-LOAD-4] the owner sees the cards in the revolver, others only their number', () => {
    const state = table([{ hand: '3 3' }, { hand: '1 1 2', revolver: '7 J M' }, SIX]);
    const seen = ([bob, ann, cal, 'spectator'] as const).map((viewer) => {
      const player = wrightBrothers.view(state, viewer).players[bob];
      return [player?.loaded, player?.revolver];
    });
    expect(seen).toEqual([
      [3, cards('7 J M')],
      [3, undefined],
      [3, undefined],
      [3, undefined],
    ]);
  });

  test('[WB-LOAD-5] all held cards may be loaded: six, or eight with two Helpers', () => {
    const state = table([{ hand: '3 3 5 5 6 6 7 7', helpers: 2 }, SIX, {}]);
    play(state, ann, load('3 3 5 5 6 6 7 7'));
    play(state, bob, load('1 1 2 2 4 4'));
    expect(picture(state).held.slice(0, 2)).toEqual([' | 3 3 5 5 6 6 7 7', ' | 1 1 2 2 4 4']);
    play(state, ann, pass);
    expect(picture(state).held.slice(0, 2)).toEqual([' | 3 3 5 5 6 6 7 7', ' | 1 1 2 2 4 4']);
  });

  test('[WB-LOAD-5] two players: bonus cards come on top', () => {
    const state = table([{ revolver: '3 3 5 5 6 6' }, { revolver: '1 1 2 2 4 4' }], {
      sheriffs: 2,
      bonus: '7 7 7',
      deck: '5 3',
    });
    play(state, ann, callDuel);
    timeOut(state);
    slap(state, ann, 300);
    timeOut(state);
    expect(held(state, ann)).toBe(' | 3 3 5 5 6 6 7 7 7');
  });

  test('[WB-LOAD-6] loading causes no draw, at once or at the end of the turn', () => {
    const state = table([{ hand: '3 3 5 5 6 6' }, SIX, SIX], { deck: '7 7' });
    const before = picture(state);
    play(state, ann, load('3 3 5'));
    play(state, bob, load('1 1 2 2 4 4'));
    expect(picture(state).deck).toBe(before.deck);
    play(state, ann, pass);
    expect(picture(state)).toMatchObject({
      deck: before.deck,
      held: ['5 6 6 | 3 3 5', ' | 1 1 2 2 4 4', before.held[2]],
    });
  });

  test('[WB-LOAD-10] nobody has to load: a round can end with every revolver empty', () => {
    const state = table([SIX, SIX, SIX], { sheriffs: 2, loot: '3 3 5' });
    play(state, ann, pass);
    play(state, bob, startShootout);
    slap(state, ann, 300);
    slap(state, cal, 400);
    expect(picture(state)).toMatchObject({ phase: 'round-over', scores: [1, 2, 0] });
    expect(state.players.every(({ revolver }) => revolver === NO_CARDS)).toBe(true);
  });
});

describe('the lock windows of section 4.8', () => {
  /** For each seat: `open`, or why a load of the first loadable card in hand is refused. */
  const locks = (state: State): string[] =>
    seatsOf(state.players.length).map((by: Seat) => {
      const card = kindsIn(state.players[by]?.hand ?? NO_CARDS).find(isLoadable);
      if (card === undefined) throw new Error(`Cannot try the lock of seat ${by}: nothing to load`);
      const isOpen = legal(state, by, 'load').length > 0;
      expect(wrightBrothers.view(state, by).canLoad).toBe(isOpen);
      if (!isOpen) return refusal(state, by, { type: 'load', cards: [idOf(card)] });
      play(wrightBrothers.clone(state), by, { type: 'load', cards: [idOf(card)] });
      return 'open';
    });
  const everyone = (lock: string, count = 3) => Array.from({ length: count }, () => lock);
  const three = (around: Around = {}) =>
    table([{ hand: '1 1 2 2 4 S' }, { hand: '1 1 2 2 4 I' }, SIX], { deck: '5 5 5 5', ...around });
  const two = (deck: string, around: Around = {}) =>
    table([{ hand: '1 1 2 2 4 4' }, { hand: '3 3 5 5 6 6' }], { sheriffs: 2, deck, bonus: '7 7 7', ...around });
  const nextDeal = (state: State) => {
    for (const by of seatsOf(state.players.length)) play(state, by, { type: 'ready' });
    expect(state.round).toBe(2);
  };

  test('[WB-LOAD-7] Switch: locks everyone, from the event to the return', () => {
    const state = three();
    expect(locks(state)).toEqual(everyone('open'));
    play(state, ann, event('switch', bob));
    expect(locks(state)).toEqual(everyone('LOCKED_EVENT'));
    play(state, ann, giveBack('1 1'));
    expect(locks(state)).toEqual(everyone('open'));
  });

  test('[WB-LOAD-7] Switch: locks everyone, from the event to its timeout', () => {
    const state = three();
    play(state, ann, event('switch', bob));
    const { id, at } = wrightBrothers.deadline(state) ?? { id: -1, at: -1 };
    feed(state, { type: 'timer', at: at - 1, id });
    expect(locks(state)).toEqual(everyone('LOCKED_EVENT'));
    timeOut(state);
    expect(locks(state)).toEqual(everyone('open'));
  });

  test('[WB-LOAD-7] a refused Switch locks nobody', () => {
    const state = three();
    expect(refusal(state, ann, event('switch', ann))).toBe('BAD_TARGET');
    expect(locks(state)).toEqual(everyone('open'));
  });

  test('[WB-LOAD-7, WB-IND-6] Indians: locked and unlocked by the same input', () => {
    const state = three({ active: bob });
    expect(locks(state)).toEqual(everyone('open'));
    play(state, bob, event('indians'));
    expect(locks(state)).toEqual(everyone('open'));
  });

  test('[WB-LOAD-7, WB-LOAD-8, WB-SHOOT-4, WB-RULING-13] starter: locked from the shootout to the next deal, nobody else is', () => {
    const state = three({ sheriffs: 2 });
    expect(locks(state)).toEqual(everyone('open'));
    play(state, ann, startShootout);
    expect(locks(state)).toEqual(['LOCKED_HAND_DOWN', 'open', 'open']);
    slap(state, bob, 300);
    slap(state, cal, 400);
    expect(locks(state)[ann]).toBe('LOCKED_DIVISION');
    nextDeal(state);
    expect(locks(state)).toEqual(everyone('open'));
  });

  test('[WB-LOAD-7, WB-LOAD-8] a refused shootout locks nobody', () => {
    const state = three({ sheriffs: 1 });
    expect(refusal(state, ann, startShootout)).toBe('TOO_FEW_SHERIFFS');
    expect(locks(state)).toEqual(everyone('open'));
  });

  test('[WB-LOAD-7, WB-LOAD-8, WB-RULING-13] own hand: locks that seat from the slap to the next deal', () => {
    const state = table([{ hand: '1 1 2 2 4 4' }, SIX, SIX], { sheriffs: 3, deck: '*' });
    play(state, ann, discard('1'));
    expect(locks(state)).toEqual(everyone('open'));
    slap(state, bob, 300);
    expect(locks(state)).toEqual(['open', 'LOCKED_HAND_DOWN', 'open']);
    slap(state, ann, 350);
    expect(locks(state)).toEqual(['LOCKED_HAND_DOWN', 'LOCKED_HAND_DOWN', 'open']);
    slap(state, cal, 400);
    expect(locks(state)[bob]).toBe('LOCKED_DIVISION');
    nextDeal(state);
    expect(locks(state)).toEqual(everyone('open'));
  });

  test('[WB-LOAD-7] own hand: locks by receipt, not by measured times', () => {
    const facing = () => {
      const state = table([SIX, SIX, SIX, {}], { sheriffs: 2 });
      play(state, ann, startShootout);
      return state;
    };
    const loadFirst = facing();
    play(loadFirst, bob, load('1'), { after: 300, reaction: 280 });
    slap(loadFirst, bob, 300, 200);
    expect(held(loadFirst, bob)).toBe('1 2 2 4 4 | 1');
    const slapFirst = facing();
    slap(slapFirst, bob, 300, 280);
    // Pressed earlier by the player's own clock, received later in the same millisecond.
    expect(refusal(slapFirst, bob, load('1'))).toBe('LOCKED_HAND_DOWN');
  });

  test('[WB-LOAD-7] own hand: a slap too late to count locks nobody', () => {
    const state = two('3 5');
    play(state, ann, callDuel);
    timeOut(state);
    expect(state.phase).toBe('no-go-window');
    // Received within what lines may add to the window, but made after it.
    slap(state, bob, 2600, 2590);
    expect(locks(state)).toEqual(['open', 'open']);
  });

  test('[WB-LOAD-7, WB-LOAD-9] own hand: a foul before the reveal locks the fouler, not the opponent, until the reveal', () => {
    const state = two('3 5');
    play(state, ann, callDuel);
    expect(locks(state)).toEqual(['open', 'open']);
    play(state, bob, { type: 'press' }, { after: 400 });
    expect(locks(state)).toEqual(['open', 'LOCKED_HAND_DOWN']);
    play(state, ann, load('1 1'));
    timeOut(state);
    expect(locks(state)).toEqual(everyone('LOCKED_DIVISION', 2));
    expect(held(state, ann)).toBe('2 2 4 4 | 1 1 7 7 7');
    nextDeal(state);
    expect(locks(state)).toEqual(['open', 'open']);
  });

  test('[WB-LOAD-7, WB-LOAD-9] split: locks from the close of a no-go window with a foul', () => {
    const state = two('3 5');
    play(state, ann, callDuel);
    timeOut(state);
    expect(locks(state)).toEqual(['open', 'open']);
    slap(state, bob, 400, 390);
    expect(locks(state)).toEqual(['open', 'LOCKED_HAND_DOWN']);
    timeOut(state);
    expect(locks(state)).toEqual(everyone('LOCKED_DIVISION', 2));
    nextDeal(state);
    expect(locks(state)).toEqual(['open', 'open']);
  });

  test('[WB-LOAD-9] a no-go without a foul locks nobody before, during or after its window', () => {
    const state = two('3 5');
    play(state, ann, callDuel);
    expect(locks(state)).toEqual(['open', 'open']);
    timeOut(state);
    expect(state.phase).toBe('no-go-window');
    expect(locks(state)).toEqual(['open', 'open']);
    timeOut(state);
    expect(state.phase).toBe('turn');
    expect(locks(state)).toEqual(['open', 'open']);
  });

  test('[WB-LOAD-9] go: both may load from the call until their own slap', () => {
    const state = two('5 3');
    play(state, ann, callDuel);
    play(state, ann, load('1'));
    play(state, bob, load('3'));
    timeOut(state);
    expect(locks(state)).toEqual(['open', 'open']);
    play(state, ann, load('1'));
    slap(state, ann, 500);
    expect(locks(state)).toEqual(['LOCKED_HAND_DOWN', 'open']);
    play(state, bob, load('3'));
    timeOut(state);
    expect(locks(state)).toEqual(everyone('LOCKED_DIVISION', 2));
    expect([held(state, ann), held(state, bob)]).toEqual(['2 2 4 4 | 1 1 7 7 7', '5 5 6 6 | 3 3']);
  });

  test('[WB-LOAD-7] split: locks everyone from the close of the race, through the Misses, to the next deal', () => {
    const state = table(
      [
        { hand: '1 1', revolver: '7 M' },
        { hand: '2 2', revolver: '7 7' },
        { hand: '4 4', revolver: '5' },
      ],
      { sheriffs: 2 },
    );
    play(state, ann, startShootout);
    slap(state, bob, 300);
    expect(locks(state)).toEqual(['LOCKED_HAND_DOWN', 'LOCKED_HAND_DOWN', 'open']);
    timeOut(state);
    expect(state.phase).toBe('miss-choice');
    expect(locks(state)).toEqual(everyone('LOCKED_DIVISION'));
    play(state, ann, { type: 'miss-target', owner: bob });
    expect(state.phase).toBe('round-over');
    expect(locks(state)).toEqual(everyone('LOCKED_DIVISION'));
    timeOut(state);
    expect(state.round).toBe(2);
    expect(locks(state)).toEqual(everyone('open'));
  });

  test('[WB-LOAD-7] sealed: locks everyone from the start of the race to the next deal, except in the sealed choice', () => {
    const state = three({ sheriffs: 2, options: { raceMode: 'sealed' } });
    expect(locks(state)).toEqual(everyone('open'));
    play(state, ann, startShootout);
    expect(locks(state)).toEqual(everyone('LOCKED_SEALED'));
    play(state, bob, { type: 'sealed-choice', load: cards('1 1') });
    expect(locks(state)).toEqual(everyone('LOCKED_SEALED'));
    expect(held(state, bob)).toBe('1 1 2 2 4 I | ');
    play(state, cal, { type: 'sealed-choice', load: [] });
    expect(locks(state)).toEqual(everyone('LOCKED_DIVISION'));
    expect(held(state, bob)).toBe('2 2 4 I | 1 1');
    nextDeal(state);
    expect(locks(state)).toEqual(everyone('open'));
  });

  test('[WB-LOAD-8, WB-LOAD-7, WB-EX-18] in an open race: load at +250, slap at +600, no load at +650', () => {
    const state = table([SIX, { hand: '5 J' }, SIX, { hand: '6' }], { sheriffs: 2 });
    play(state, ann, startShootout, { after: 1000 });
    play(state, bob, load('5 J'), { after: 250 });
    expect(held(state, bob)).toBe(' | 5 J');
    slap(state, bob, 600);
    expect(state.race?.hands.map(({ seat, at }) => [seat, at])).toEqual([[bob, 1600]]);
    state.at = 1650;
    expect(refusal(state, bob, load('5'))).toBe('LOCKED_HAND_DOWN');
    expect(legal(state, dot)).toEqual(['load 6', 'slap']);
  });
});

describe('loads against events', () => {
  test('[WB-RULING-27, WB-SWITCH-6] load and Switch in one millisecond: the earlier in the log counts', () => {
    const facing = () => table([{ hand: 'S 1 1 2 2 3' }, { hand: '7 7', revolver: '6 6 6 6' }, SIX], { deck: '5' });
    const loadFirst = facing();
    play(loadFirst, bob, load('7 7'));
    expect(refusal(loadFirst, ann, event('switch', bob))).toBe('BAD_TARGET');
    const switchFirst = facing();
    play(switchFirst, ann, event('switch', bob));
    expect(refusal(switchFirst, bob, load('7'))).toBe('LOCKED_EVENT');
    expect([loadFirst.at, switchFirst.at]).toEqual([0, 0]);
    expect(picture(switchFirst).taking).toBe('7 7');
  });

  test('[WB-RULING-27] latency doesn’t matter here', () => {
    const state = table([{ hand: 'S 1 1 2 2 3' }, { hand: '7 7', revolver: '6 6 6 6' }, SIX], { deck: '5' });
    feed(state, { type: 'lag', at: 0, seat: bob, roundTrip: 240 });
    play(state, ann, event('switch', bob), { after: 100 });
    expect(refusal(state, bob, load('7'))).toBe('LOCKED_EVENT');
  });
});
