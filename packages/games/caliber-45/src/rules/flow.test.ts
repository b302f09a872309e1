import { defaultOptions, seatsOf } from '@saloon/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { ann, bankOf, bob, cal, handOf, lootOf, offers, play, refusal, rob, table, types } from '../testing/index.ts';
import { anyGame, walk } from '../testing/random-games.ts';
import { sizeOf } from './cards.ts';
import { BOX, UNIT } from './data.ts';
import { playerAt, type State } from './state.ts';

const RUNS = { numRuns: 6 };

test('[C45-FLOW-1, C45-FLOW-4] arming and robberies alternate until a team has won; everything carries over', () => {
  const state = table(
    [
      { hand: '1 M', money: '100' },
      { bail: 2, hand: '3' },
    ],
    { spread: 'stagecoach-50 stagecoach-50' },
  );
  play(state, ann, 'draw');
  expect(state.phase).toBe('arming');
  play(state, bob, 'draw');
  rob(state, ann, [], 0);
  expect([state.phase, state.active]).toEqual(['arming', bob]);
  expect([handOf(state, ann).length > 3, lootOf(state, ann), playerAt(state, bob).bail]).toEqual([true, '50 100', 2]);
  play(state, bob, 'work-off');
  rob(state, ann, [], 1);
  expect(state.robberies).toBe(2);
});

test('[C45-BAIL-1] a token is worth $50,000, and only hired cowboys have tokens', () => {
  expect(UNIT).toBe(50_000);
  const state = table([{ bail: 3, money: '150' }, {}]);
  expect(caliber45.view(state, bob).price?.amount).toBe(150_000);
  expect(state.players.map(({ bail }) => bail)).toEqual([3, 0]);
});

test.each([
  ['stagecoach-50', 'shootout'],
  ['mail-car-150', 'face'],
  ['gold-train-250', 'face'],
  ['fort-knox-500', 'face'],
  ['indians-3', 'face'],
  ['sheriff', 'fine'],
  ['dynamite', 'vote'],
])('[C45-ATT-2] %s leads to the question %s', (spread, phase) => {
  const state = table([{ money: '50' }, { money: '50' }], { spread });
  rob(state, ann, [bob]);
  expect(state.phase).toBe(phase);
});

test('[C45-PAY-11, C45-RULING-28, C45-RULING-8] loot moves only between a player and the bank, which is the money discard, or from the money deck', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      walk(game, ({ before, after, events }) => {
        const kinds = before.box.money.length;
        for (const by of seatsOf(before.players.length)) {
          const change = (state: State) => state.loot.slice(by * kinds, (by + 1) * kinds);
          if (String(change(before)) === String(change(after))) continue;
          const own = events.filter((event) => 'seat' in event && event.seat === by);
          expect(own.some(({ type }) => type === 'paid' || type === 'loot-taken')).toBe(true);
        }
        const paid = events.reduce((sum, event) => sum + (event.type === 'paid' ? event.amount : 0), 0);
        const bank = ({ box, moneyDiscard }: State) =>
          moneyDiscard.reduce((sum, money) => sum + (box.money[money]?.value ?? 0), 0);
        const isShuffled = events.some(({ type }) => type === 'money-reshuffled' || type === 'refilled');
        const lost = events.reduce((sum, event) => sum + (event.type === 'card-discarded' ? event.card.value : 0), 0);
        if (!isShuffled) expect(bank(after) - bank(before)).toBe(paid + lost);
      });
    }),
    RUNS,
  );
});

test('[C45-NEXT-4] at the end of a robbery: card, debts, survivors home, decks, count, next turn', () => {
  const state = table([{ money: '200', debt: 50, hand: '2 M' }, { hand: '1' }], {
    spread: 'mail-car-150',
    isShort: true,
    deck: '1',
  });
  rob(state, ann, [bob]);
  play(state, ann, 'repel bullet-2');
  play(state, ann, 'draw');
  play(state, bob, 'shoot 0 bullet-1');
  expect(types(play(state, ann, 'ride'))).toEqual(['rode', 'loot-taken', 'refilled', 'robbery-ended', 'turn-started']);
  const lost = table([{ money: '200', debt: 50 }, {}], { spread: 'mail-car-150', isShort: true, deck: '1' });
  play(lost, ann, 'announce');
  play(lost, bob, 'decline');
  play(lost, ann, 'pick 0');
  expect(types(play(lost, ann, 'fall'))).toEqual(['fell', 'card-discarded', 'paid', 'robbery-ended', 'turn-started']);
});

test('[C45-CARD-5, C45-CARD-6] a cactus and a coyote do nothing: no shot, no defence, no repelling, no riding', () => {
  const state = table([{ hand: 'Ca Co' }, { hand: '1' }], { spread: 'stagecoach-50', isShort: true });
  rob(state, ann, [bob]);
  expect(offers(state, ann)).toEqual(['flee']);
  expect(refusal(state, ann, 'shoot 1 cactus')).toBe('NOT_BULLETS');
  expect(refusal(state, ann, 'shoot 1 coyote')).toBe('NOT_BULLETS');
});

test('[C45-CARD-7, C45-ARM-13] cards leave a hand only by exchanging, shooting, defending, repelling and riding, and come only by drawing', () => {
  const out = ['exchanged', 'shot', 'defended', 'repelled', 'rode'];
  fc.assert(
    fc.property(anyGame, (game) => {
      walk(game, ({ before, after, events }) => {
        for (const by of seatsOf(before.players.length)) {
          const gone = events.reduce(
            (sum, event) =>
              'seat' in event && event.seat === by && out.includes(event.type)
                ? sum + ('cards' in event && Array.isArray(event.cards) ? event.cards.length : 1)
                : sum,
            0,
          );
          const drawn = events.filter((event) => event.type === 'drew' && event.seat === by).length;
          const size = (state: State) => sizeOf(playerAt(state, by).hand);
          expect(size(after) - size(before)).toBe(drawn - gone);
        }
      });
    }),
    RUNS,
  );
});

test('[C45-RULING-24, C45-LOOP-1, C45-LOOP-3] both limits are off by default', () => {
  const { idleRoundLimit, maxRobberies } = defaultOptions(caliber45.options);
  expect([idleRoundLimit, maxRobberies]).toEqual([0, 0]);
});

test('[C45-RULING-27] the numbers of the rulebook stand: 62, 34 and 12 cards, 15 tokens, and Pat Garrett with a cap of 7', () => {
  expect(BOX).toEqual({ weapons: 62, money: 34, cowboys: 12, tokens: 15 });
  const { cowboys } = table([{}, {}]).box;
  expect(cowboys.find(({ id }) => id === 'pat-garrett')?.cap).toBe(7);
});

test('[C45-EX-23, C45-ONLINE-2] others learn that a card was drawn, but not which; everyone sees a discarded card', () => {
  const state = table([{ hand: '1 2 3 4 5 M' }, { hand: '' }, {}], { deck: '6' });
  const [exchanged, drew] = play(state, ann, 'exchange mustang');
  for (const viewer of [bob, cal, 'spectator'] as const) {
    expect(drew && caliber45.redact(drew, viewer)).toMatchObject({ type: 'drew', seat: ann, card: 'face-down' });
    expect(exchanged && caliber45.redact(exchanged, viewer)).toEqual(exchanged);
    const seen = caliber45.view(state, viewer);
    expect(seen.players[ann]).toMatchObject({ cards: 6, hand: undefined });
    expect(seen.weapons.discard).toEqual(['mustang']);
  }
  expect(drew && caliber45.redact(drew, ann)).toMatchObject({ card: 'bullet-6' });
});

test('[C45-RULING-25, C45-ONLINE-2] with shared hands teammates see hands, cowboys and draws; opponents do not', () => {
  const state = table([{ hand: '1 2' }, { hand: '3' }, { cowboy: 'none' }, {}], {
    deck: '6',
    cowboys: 'belle',
    options: { teamHands: 'shared' },
  });
  const [drew] = play(state, ann, 'draw');
  expect(drew && caliber45.redact(drew, cal)).toMatchObject({ card: 'bullet-6' });
  expect(drew && caliber45.redact(drew, bob)).toMatchObject({ card: 'face-down' });
  play(state, bob, 'draw');
  const [hired] = play(state, cal, 'hire');
  expect(hired && caliber45.redact(hired, ann)).toMatchObject({ cowboy: { id: 'belle-starr' } });
  expect(hired && caliber45.redact(hired, bob)).toMatchObject({ cowboy: 'face-down' });
  expect(caliber45.view(state, ann).hired).toMatchObject({ id: 'belle-starr' });
  expect(caliber45.view(state, cal).players[ann]).toMatchObject({ hand: ['bullet-1', 'bullet-2', 'bullet-6'] });
  expect(caliber45.view(state, bob).players[ann]?.hand).toBeUndefined();
  expect(caliber45.view(state, cal).players[ann]?.cowboy?.card).not.toBe('face-down');
});

test.each([true, false])('a cowboy who has been in a robbery is shown as seen: %s', (showSeenCowboys) => {
  const state = table([{}, {}], { spread: 'stagecoach-50', options: { showSeenCowboys } });
  rob(state, ann, []);
  expect(caliber45.view(state, bob).players[ann]?.cowboy).toMatchObject({ isFaceUp: false, isSeen: showSeenCowboys });
  expect(caliber45.view(state, bob).players[ann]?.cowboy?.card === 'face-down').toBe(!showSeenCowboys);
  expect(caliber45.view(state, ann).players[ann]?.cowboy?.card).not.toBe('face-down');
  expect(bankOf(state)).toBe('');
});

test('[C45-ONLINE-3] team chat is off by default', () => {
  expect(defaultOptions(caliber45.options).teamChat).toBe(false);
  expect(caliber45.options.teamChat).toEqual({ type: 'boolean', default: false });
});

test('[C45-ONLINE-6] the view of a player under attack has what a strength meter shows: their cap and the strength needed', () => {
  const state = table(
    [
      { cowboy: 'pat', hand: '6 6' },
      { cowboy: 'doc', hand: '5' },
    ],
    { spread: 'mail-car-200' },
  );
  rob(state, ann, [bob]);
  const faced = caliber45.view(state, ann);
  expect(faced.robbery?.threat).toEqual({ type: 'guards', count: 3, facing: ann });
  expect(faced.players[ann]?.cowboy?.card).toMatchObject({ cap: 7 });
  play(state, ann, 'repel bullet-6');
  play(state, ann, 'shoot 1 bullet-6');
  const shotAt = caliber45.view(state, bob);
  expect(shotAt.robbery?.shot).toMatchObject({ target: bob, strength: 6, answer: 'awaited' });
  expect(shotAt.players[bob]?.cowboy?.card).toMatchObject({ cap: 5 });
});

test('[C45-ONLINE-9] the form for teams says that a bigger team is favored', () => {
  expect(caliber45.text.en.options.teams?.help).toMatch(/bigger team/);
  expect(caliber45.text.ru.options.teams?.help).toMatch(/больш/i);
});
