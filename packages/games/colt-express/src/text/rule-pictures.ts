import {
  type ActionId,
  type CharacterId,
  type LootKind,
  ROUND_CARDS,
  type RoundCardId,
  type TurnKind,
} from '../rules/data.ts';
import type { Place } from '../rules/moves.ts';
import type { RoundCardView } from '../wire/view-types.ts';

/** A figure and what has just happened to it. */
export type ShownBandit = Place & {
  readonly bandit: CharacterId;
  /** Where the figure stood before: drawn as its shadow, with an arrow. */
  readonly from?: Place;
  /** `shoots` and `hits` act; a `target` can be chosen, `safe` cannot. */
  readonly mark?: 'shoots' | 'hits' | 'target' | 'safe';
  /** Bullets left in the figure's revolver. */
  readonly revolver?: number;
  /** Bullets received just now, in order. */
  readonly got?: readonly (CharacterId | 'neutral')[];
  readonly loses?: LootKind;
  readonly gains?: LootKind | 'ransom';
};

/** Loot at one place; `isNew` has just been put there. */
export type ShownLoot = Place & { readonly kind: LootKind; readonly count: number; readonly isNew?: boolean };

/** A train in some position. */
export type ShownTrain = {
  readonly type: 'train';
  /** The number of wagons behind the locomotive. */
  readonly wagons: number;
  readonly bandits: readonly ShownBandit[];
  readonly loot: readonly ShownLoot[];
  readonly marshal?: { readonly car: number; readonly from?: number };
  /** Neutral bullets left. */
  readonly supply?: number;
};

/** A card, with its bandit where two share a deck. */
export type ShownCard = {
  readonly card: ActionId | 'bullet' | 'face-down';
  readonly bandit?: CharacterId;
  readonly copies?: number;
  readonly mark?: 'played' | 'legal' | 'illegal' | 'kept' | 'discarded';
};

/** One action of planning: a card, three cards drawn, or one still to come. */
export type ShownPlay = {
  readonly bandit: CharacterId;
  readonly what: ActionId | 'face-down' | 'draw' | 'to-come';
};
export type ShownTurn = { readonly turn: TurnKind; readonly plays: readonly ShownPlay[] };

/** A sheet at the end. `total` has the bonus in it. */
export type ShownScore = {
  readonly bandit: CharacterId;
  readonly purses: readonly number[];
  readonly jewels: number;
  readonly strongboxes: number;
  readonly revolver: number;
  readonly isGunslinger: boolean;
  readonly total: number;
};

/** What the rules show, drawn with the table's own train, figures, cards and sheets. */
export type Picture =
  | ShownTrain
  /** Trains of several lengths, each for a number of players. */
  | {
      readonly type: 'trains';
      readonly trains: readonly { readonly players: number; readonly isDuo: boolean; readonly wagons: number }[];
    }
  | { readonly type: 'loot'; readonly kinds: readonly LootKind[] }
  | { readonly type: 'cards'; readonly cards: readonly ShownCard[] }
  | { readonly type: 'turns'; readonly turns: readonly TurnKind[] }
  | { readonly type: 'plan'; readonly turns: readonly ShownTurn[] }
  | { readonly type: 'round'; readonly card: RoundCardView }
  | { readonly type: 'sheets'; readonly bandits: readonly CharacterId[] }
  | { readonly type: 'revolver'; readonly bandit: CharacterId; readonly left: number }
  | { readonly type: 'scores'; readonly scores: readonly ShownScore[] };

const round = (id: RoundCardId): RoundCardView => ({ id, ...ROUND_CARDS[id], isStation: id.startsWith('station') });
const inside = (car: number): Place => ({ car, level: 'inside' });
const roof = (car: number): Place => ({ car, level: 'roof' });
const at = (
  bandit: CharacterId,
  spot: Place,
  more: Omit<ShownBandit, 'bandit' | 'car' | 'level'> = {},
): ShownBandit => ({
  bandit,
  ...spot,
  ...more,
});
const lying = (kind: LootKind, spot: Place, count = 1): ShownLoot => ({ kind, count, ...spot });
const dropped = (kind: LootKind, spot: Place): ShownLoot => ({ kind, count: 1, ...spot, isNew: true });
const train = (
  wagons: number,
  bandits: readonly ShownBandit[],
  more: Partial<Pick<ShownTrain, 'loot' | 'marshal' | 'supply'>> = {},
): ShownTrain => ({ type: 'train', wagons, bandits, loot: [], ...more });
const card = (kind: ShownCard['card'], more: Omit<ShownCard, 'card'> = {}): ShownCard => ({ card: kind, ...more });
const toCome = (turn: TurnKind, ...bandits: readonly CharacterId[]): ShownTurn => ({
  turn,
  plays: bandits.map((bandit) => ({ bandit, what: 'to-come' })),
});

/** The pictures of both languages, by what they show. */
export const pictures = {
  loot: { type: 'loot', kinds: ['purse', 'jewel', 'strongbox'] },
  actions: {
    type: 'cards',
    cards: [
      card('move', { copies: 2 }),
      card('ladder', { copies: 2 }),
      card('fire', { copies: 2 }),
      card('robbery', { copies: 2 }),
      card('punch', { copies: 1 }),
      card('marshal', { copies: 1 }),
    ],
  },
  placement: train(
    4,
    [at('doc', inside(4)), at('ghost', inside(4)), at('cheyenne', inside(3)), at('tuco', inside(3))],
    {
      marshal: { car: 0 },
      loot: [
        lying('strongbox', inside(0)),
        lying('purse', inside(1), 3),
        lying('purse', inside(2)),
        lying('jewel', inside(2)),
        lying('purse', inside(3), 4),
        lying('jewel', inside(3)),
        lying('jewel', inside(4), 3),
      ],
    },
  ),
  lengths: {
    type: 'trains',
    trains: [
      { players: 3, isDuo: false, wagons: 3 },
      { players: 2, isDuo: true, wagons: 3 },
      { players: 3, isDuo: true, wagons: 4 },
    ],
  },
  turns: { type: 'turns', turns: ['standard', 'tunnel', 'speeding-up', 'switching'] },
  firstTurn: {
    type: 'plan',
    turns: [
      {
        turn: 'standard',
        plays: [
          { bandit: 'cheyenne', what: 'move' },
          { bandit: 'belle', what: 'fire' },
          { bandit: 'tuco', what: 'draw' },
          { bandit: 'doc', what: 'ladder' },
        ],
      },
    ],
  },
  fourTurns: { type: 'round', card: round('r24-swivel-arm') },
  speedingUp: {
    type: 'plan',
    turns: [
      toCome('standard', 'doc', 'belle', 'tuco'),
      {
        turn: 'speeding-up',
        plays: [
          { bandit: 'doc', what: 'move' },
          { bandit: 'doc', what: 'robbery' },
          { bandit: 'belle', what: 'draw' },
          { bandit: 'belle', what: 'fire' },
          { bandit: 'tuco', what: 'draw' },
          { bandit: 'tuco', what: 'draw' },
        ],
      },
      toCome('standard', 'doc', 'belle', 'tuco'),
    ],
  },
  switching: {
    type: 'plan',
    turns: [
      toCome('standard', 'cheyenne', 'django', 'ghost', 'doc', 'belle'),
      toCome('standard', 'cheyenne', 'django', 'ghost', 'doc', 'belle'),
      toCome('switching', 'cheyenne', 'belle', 'doc', 'ghost', 'django'),
    ],
  },
  firstHeist: train(4, [
    at('cheyenne', inside(3), { from: inside(4) }),
    at('belle', inside(3), { mark: 'shoots', revolver: 5 }),
    at('doc', roof(2), { from: inside(2), got: ['belle'] }),
    at('tuco', roof(4)),
  ]),
  roofMove: train(4, [at('ghost', roof(1), { from: roof(4) }), at('doc', roof(2))]),
  insideMove: train(4, [at('belle', inside(2), { from: inside(3) })]),
  ladder: train(3, [at('tuco', roof(2), { from: inside(2) })]),
  roofShot: train(5, [
    at('django', roof(0), { mark: 'safe' }),
    at('doc', roof(1), { mark: 'target' }),
    at('cheyenne', roof(1), { mark: 'target' }),
    at('ghost', roof(3), { mark: 'shoots' }),
    at('tuco', roof(5), { mark: 'target' }),
  ]),
  noTarget: train(5, [at('ghost', inside(3), { mark: 'shoots', revolver: 4 }), at('doc', inside(5), { mark: 'safe' })]),
  emptyRevolver: train(4, [
    at('ghost', inside(3), { mark: 'shoots', revolver: 0 }),
    at('doc', inside(2), { mark: 'safe' }),
  ]),
  revolver: { type: 'revolver', bandit: 'doc', left: 4 },
  bullets: {
    type: 'cards',
    cards: [card('bullet', { bandit: 'doc' }), card('bullet', { bandit: 'belle' }), card('bullet')],
  },
  robbery: train(4, [at('belle', roof(3)), at('tuco', inside(3), { gains: 'jewel' })], {
    loot: [lying('purse', roof(3)), lying('purse', inside(3), 2)],
  }),
  punch: train(4, [at('doc', roof(3), { mark: 'hits' }), at('django', roof(2), { from: roof(3), loses: 'jewel' })], {
    loot: [dropped('jewel', roof(3))],
  }),
  trainEnds: train(
    4,
    [
      at('doc', inside(0), { mark: 'hits' }),
      at('belle', inside(1), { from: inside(0) }),
      at('tuco', roof(4), { mark: 'hits' }),
      at('ghost', roof(3), { from: roof(4) }),
    ],
    { marshal: { car: 2 } },
  ),
  lawFindsGhost: train(4, [at('ghost', roof(2), { from: inside(2), got: ['neutral'] })], {
    marshal: { car: 2, from: 1 },
    supply: 12,
  }),
  intoTheLaw: train(4, [at('belle', roof(2), { from: inside(2), got: ['neutral'] })], {
    marshal: { car: 2 },
    supply: 6,
  }),
  characters: { type: 'sheets', bandits: ['doc', 'cheyenne', 'django', 'belle', 'tuco', 'ghost'] },
  docShootsBelle: train(4, [
    at('doc', inside(2), { mark: 'shoots', revolver: 5 }),
    at('belle', inside(1), { mark: 'target', got: ['doc'] }),
  ]),
  belleBehind: train(4, [
    at('doc', roof(4), { mark: 'shoots' }),
    at('belle', roof(3), { mark: 'target' }),
    at('tuco', roof(1), { mark: 'safe' }),
  ]),
  djangoPush: train(
    4,
    [at('django', inside(3), { mark: 'shoots' }), at('doc', inside(1), { from: inside(2), got: ['django'] })],
    { marshal: { car: 0 } },
  ),
  cheyenne: train(4, [
    at('cheyenne', inside(2), { mark: 'hits', gains: 'purse' }),
    at('ghost', inside(3), { from: inside(2), loses: 'purse' }),
  ]),
  tuco: train(4, [
    at('tuco', inside(2), { mark: 'shoots' }),
    at('doc', inside(2), { mark: 'safe' }),
    at('ghost', roof(2), { mark: 'target' }),
    at('belle', inside(1), { mark: 'safe' }),
  ]),
  ghost: {
    type: 'plan',
    turns: [
      {
        turn: 'standard',
        plays: [
          { bandit: 'ghost', what: 'face-down' },
          { bandit: 'doc', what: 'move' },
          { bandit: 'belle', what: 'ladder' },
        ],
      },
      {
        turn: 'standard',
        plays: [
          { bandit: 'ghost', what: 'move' },
          { bandit: 'doc', what: 'to-come' },
          { bandit: 'belle', what: 'to-come' },
        ],
      },
    ],
  },
  angryMarshal: train(
    4,
    [
      at('doc', roof(2), { got: ['neutral'] }),
      at('tuco', roof(2), { got: ['neutral'] }),
      at('belle', roof(3), { from: inside(3), got: ['neutral'] }),
    ],
    { marshal: { car: 3, from: 2 }, supply: 2 },
  ),
  braking: train(4, [
    at('doc', roof(0)),
    at('ghost', roof(0), { from: roof(1) }),
    at('tuco', roof(3), { from: roof(4) }),
    at('belle', inside(3)),
  ]),
  swivelArm: train(4, [
    at('doc', roof(4), { from: roof(0) }),
    at('ghost', roof(4), { from: roof(1) }),
    at('tuco', roof(4)),
    at('belle', inside(3)),
  ]),
  takeItAll: train(4, [], { marshal: { car: 3 }, loot: [dropped('strongbox', inside(3))] }),
  rebellion: train(
    4,
    [at('doc', inside(0), { got: ['neutral'] }), at('belle', inside(3), { got: ['neutral'] }), at('tuco', roof(3))],
    { marshal: { car: 1 }, supply: 7 },
  ),
  revenge: train(4, [at('doc', roof(1), { loses: 'purse' }), at('belle', roof(1))], { marshal: { car: 1 } }),
  pickpocketing: train(4, [at('ghost', inside(2), { gains: 'purse' }), at('doc', roof(4)), at('tuco', roof(4))], {
    loot: [lying('jewel', inside(2)), lying('purse', roof(4))],
  }),
  ransom: train(3, [at('belle', roof(0), { gains: 'ransom' }), at('django', inside(0), { gains: 'ransom' })], {
    marshal: { car: 2 },
  }),
  leftBehind: train(4, [], { marshal: { car: 1 }, loot: [lying('strongbox', inside(3))] }),
  scores: {
    type: 'scores',
    scores: [
      {
        bandit: 'ghost',
        purses: [250, 350, 450],
        jewels: 1,
        strongboxes: 0,
        revolver: 3,
        isGunslinger: true,
        total: 2550,
      },
      {
        bandit: 'doc',
        purses: [250, 400, 300],
        jewels: 1,
        strongboxes: 0,
        revolver: 3,
        isGunslinger: true,
        total: 2450,
      },
      {
        bandit: 'cheyenne',
        purses: [250, 500],
        jewels: 0,
        strongboxes: 1,
        revolver: 5,
        isGunslinger: false,
        total: 1750,
      },
      { bandit: 'tuco', purses: [250], jewels: 0, strongboxes: 1, revolver: 4, isGunslinger: false, total: 1250 },
    ],
  },
  duoDeck: {
    type: 'cards',
    cards: [
      ...(['ghost', 'tuco'] as const).flatMap((bandit) =>
        (['move', 'ladder', 'fire', 'robbery', 'punch'] as const).map((kind) => card(kind, { bandit })),
      ),
      card('marshal'),
    ],
  },
  duoBonus: {
    type: 'cards',
    cards: [
      card('fire', { bandit: 'ghost', mark: 'played' }),
      card('robbery', { bandit: 'tuco', mark: 'legal' }),
      card('fire', { bandit: 'tuco', mark: 'legal' }),
      card('move', { bandit: 'ghost', mark: 'illegal' }),
      card('marshal', { mark: 'illegal' }),
    ],
  },
  expertHand: {
    type: 'cards',
    cards: [
      card('move', { mark: 'kept' }),
      card('fire', { mark: 'discarded' }),
      card('bullet', { bandit: 'doc', mark: 'discarded' }),
    ],
  },
} as const satisfies Readonly<Record<string, Picture>>;
