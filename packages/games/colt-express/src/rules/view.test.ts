import { describe, expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { ann, bob, cal, heist, play, table } from '../testing/index.ts';
import type { State } from './state.ts';

const action = (name: string) => ({ action: name, bandit: undefined });
const bullet = (of: string) => ({ bullet: of });

describe('a player’s cards in the expert variant', () => {
  const state = table(
    [
      {
        bandit: 'doc',
        at: 'W2i',
        hand: 'move fire doc',
        discard: 'ladder robbery neutral',
        shown: 'ladder',
        onTop: 'neutral tuco',
        loot: '250 300 jewel',
        revolver: 4,
      },
      { bandit: 'tuco', at: 'W3r' },
      { bandit: 'belle', at: 'W3i' },
    ],
    { options: { expert: true } },
  );
  /** Without the parts that only the viewer sees. */
  const open = {
    bandits: ['doc'],
    cards: 3,
    deck: 8,
    discard: 3,
    discardSeen: [action('ladder')],
    bulletsOnTop: ['tuco', 'neutral'],
    received: [
      { from: 'doc', count: 1 },
      { from: 'tuco', count: 1 },
      { from: 'neutral', count: 2 },
    ],
    receivedCount: 4,
    fired: 2,
    isAway: false,
    hasChosen: false,
  };

  test('[CE-EXPERT-6, CE-EXPERT-7, CE-EXPERT-10, CE-BULLET-3] their owner sees everything but the order of the deck', () => {
    const rest = ['move', 'ladder', 'fire', 'robbery', 'punch', 'marshal'].map(action);
    expect(coltExpress.view(state, ann).players[ann]).toEqual({
      ...open,
      hand: [action('move'), action('fire'), bullet('doc')],
      deckCards: [...rest, bullet('tuco'), bullet('neutral')],
      discardCards: [action('ladder'), action('robbery'), bullet('neutral')],
      choice: undefined,
    });
  });

  test('[CE-RULING-26, CE-BULLET-3] others and spectators see counts, cards discarded face up, and bullets they saw arrive', () => {
    const hidden = { hand: undefined, deckCards: undefined, discardCards: undefined, choice: undefined };
    for (const viewer of [bob, cal, 'spectator'] as const) {
      expect(coltExpress.view(state, viewer).players[ann]).toEqual({ ...open, ...hidden });
    }
  });

  test('[CE-ROB-4, CE-END-8] only the owner sees the value of a purse', () => {
    const sheet = {
      character: 'doc',
      seat: ann,
      place: { car: 2, level: 'inside' },
      bullets: 4,
      loot: { purses: 2, jewels: 1, strongboxes: 0, ransoms: 0 },
      known: [],
    };
    expect(coltExpress.view(state, ann).bandits[0]).toEqual({ ...sheet, purses: [250, 300], worth: 1050 });
    for (const viewer of [bob, 'spectator'] as const) {
      expect(coltExpress.view(state, viewer).bandits[0]).toEqual({ ...sheet, purses: undefined, worth: undefined });
    }
  });
});

describe('two bandits each', () => {
  const teams = [
    { team: [{ bandit: 'ghost' }, { bandit: 'tuco' }], hand: 'ghost-fire tuco-move' },
    { team: [{ bandit: 'doc' }, { bandit: 'django' }], hand: 'doc-move' },
  ] as const;

  test('[CE-DUO-9, CE-ROUND-3] only its owner sees the free card; the round cards so far are public', () => {
    const state = table(teams, { card: 'r24-bridge', round: 2 });
    heist(state, '');
    play(state, ann, 'take fire of tuco');
    const { phase, roundCard, pastRounds, resolving } = coltExpress.view(state, bob);
    expect([phase, roundCard, pastRounds, resolving]).toEqual([
      'taking',
      undefined,
      ['r24-angry-marshal', 'r24-bridge'],
      undefined,
    ]);
    const taken = { type: 'taking', card: { action: 'fire', bandit: 'tuco' } };
    expect(coltExpress.view(state, ann).players[ann]).toMatchObject({ hasChosen: true, choice: taken });
    expect(coltExpress.view(state, bob).players[ann]).toMatchObject({ hasChosen: true, choice: undefined });
    expect(coltExpress.view(state, bob).players[bob]).toMatchObject({ hasChosen: false, choice: undefined });
  });

  test('[CE-DUO-11, CE-DUO-17, CE-RULING-18] a hidden card shows only its player and turn; its bonus card shows everything', () => {
    const state = table(teams);
    const [played] = play(state, ann, 'play fire of ghost down with move');
    if (played === undefined) throw new Error('Cannot find what was told of the card');
    expect(coltExpress.redact(played, bob)).toMatchObject({ card: 'face-down', bandit: undefined });
    expect(coltExpress.redact(played, ann)).toMatchObject({ card: 'fire', bandit: 'ghost' });
    const laid = { seat: ann, turn: 1, isResolved: false, deed: undefined };
    const bonus = { ...laid, card: 'move', bandit: 'tuco', isFaceDown: false, isBonus: true };
    const fire = { ...laid, card: 'fire', bandit: 'ghost', isFaceDown: true, isBonus: false };
    expect(coltExpress.view(state, ann).pile).toEqual([fire, bonus]);
    for (const viewer of [bob, 'spectator'] as const) {
      expect(coltExpress.view(state, viewer).pile).toEqual([{ ...fire, card: 'face-down', bandit: undefined }, bonus]);
    }
  });
});

test('[CE-STATION-0, CE-STATION-4, CE-RULING-11] a station is marked as one, and ransom is listed beside the loot', () => {
  const state = table([{ bandit: 'doc', at: 'Lr', loot: '250' }, { bandit: 'tuco', at: 'W1i' }, {}], {
    card: 'station-hostage-conductor',
    round: 5,
    marshal: 2,
  });
  expect(coltExpress.view(state, bob).roundCard).toMatchObject({ isStation: true, event: 'hostage-conductor' });
  expect(coltExpress.view(table([{}, {}, {}]), bob).roundCard).toMatchObject({ isStation: false, event: undefined });
  heist(state, '');
  const [doc, tuco] = coltExpress.view(state, bob).bandits;
  expect(doc?.loot).toEqual({ purses: 1, jewels: 0, strongboxes: 0, ransoms: 1 });
  expect([doc?.purses, doc?.worth, tuco?.loot.ransoms]).toEqual([[250], 500, 0]);
});

describe('the planning question', () => {
  const asked = (state: State) => coltExpress.view(state, 'spectator').question;
  const usual = { type: 'plan', isFaceDown: false, canHide: false, canAddBonus: false, canDraw: true, actionsLeft: 1 };

  test('[CE-TURN-1, CE-TURN-2, CE-TURN-3, CE-TURN-4] says what kind of turn it is and how many actions are left in a row', () => {
    const turn = (at: number) => table([{}, {}, {}], { card: 'r24-take-it-all', turn: at });
    expect(asked(turn(1))).toEqual({ ...usual, kind: 'standard' });
    expect(asked(turn(2))).toEqual({ ...usual, kind: 'tunnel', isFaceDown: true });
    const speeding = turn(3);
    expect(asked(speeding)).toEqual({ ...usual, kind: 'speeding-up', actionsLeft: 2 });
    play(speeding, ann, 'draw');
    expect(asked(speeding)).toEqual({ ...usual, kind: 'speeding-up', actionsLeft: 1 });
    expect(asked(table([{}, {}, {}], { card: 'r24-angry-marshal', turn: 4 }))).toEqual({ ...usual, kind: 'switching' });
  });

  test('[CE-PLAN-7, CE-GHOST-1, CE-DUO-11] says whether there are cards to draw, whether Ghost may hide, and whether a fire card brings a bonus card', () => {
    const all = 'move move ladder ladder fire fire robbery robbery punch marshal';
    expect(asked(table([{ hand: all }, {}, {}]))).toEqual({ ...usual, kind: 'standard', canDraw: false });
    const ghost = [{ bandit: 'ghost' }, {}, {}] as const;
    expect(asked(table(ghost))).toEqual({ ...usual, kind: 'standard', canHide: true });
    const duo = [
      { team: [{ bandit: 'belle' }, { bandit: 'tuco' }] },
      { team: [{ bandit: 'doc' }, { bandit: 'django' }] },
    ] as const;
    expect(asked(table(duo))).toEqual({ ...usual, kind: 'standard', canAddBonus: true });
    expect(asked(table(duo, { turn: 2 }))).toEqual({ ...usual, kind: 'speeding-up', actionsLeft: 2 });
  });

  test('[CE-CHEY-1, CE-PUNCH-4] says for a punch whether the purse may be kept', () => {
    const punch = (bandit: 'cheyenne' | 'doc') => {
      const state = table([{ bandit, at: 'W2i' }, { bandit: 'tuco', at: 'W2i', loot: '250' }, {}]);
      heist(state, 'ann:punch');
      return asked(state);
    };
    expect(punch('cheyenne')).toMatchObject({ type: 'punch', directions: ['forward', 'backward'], canKeep: true });
    expect(punch('doc')).toMatchObject({ type: 'punch', canKeep: false });
  });
});
