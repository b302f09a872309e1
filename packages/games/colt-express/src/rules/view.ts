import { type Deadline, type Seat, seatsOf, type Viewer, type Views } from '@saloon/kernel';
import type {
  BanditView,
  CarView,
  FloorView,
  PileCardView,
  PlayerView,
  RoundCardView,
  View,
} from '../wire/view-types.ts';
import { banditsInOrder, teamOf } from './boarding.ts';
import { resultOf } from './card-results.ts';
import { actionId, bulletsOf, COLORS, type ColorId, colorId, NOTHING } from './cards.ts';
import { LEADS, ROUND_CARD_IDS, ROUNDS, type RoundCardId, WAGON_IDS, type WagonId } from './data.ts';
import { deckSize, discardSize, handSize } from './draw.ts';
import { toAct } from './legal-moves.ts';
import { lootView } from './loot-view.ts';
import { playerScores, pursesOn, receivedBy, sheetScores, worthOf } from './outcome.ts';
import { isBonus, isDown, kindOn, type PileCard, playerOf, resultOn, turnOf } from './pile.ts';
import { orderOf } from './planning.ts';
import { cardOf, cardsIn, namedBandit, placeOf } from './public-ids.ts';
import { dollars, floorZone, isSeenBy, type Purse, sheetZone, valueIn, type Zone, zoneOf } from './purses.ts';
import { questionOf } from './question.ts';
import { roundCardId, roundCardOf } from './round.ts';
import {
  type Bandit,
  banditAt,
  characterOf,
  lootAt,
  NOWHERE,
  OPEN,
  ownerOf,
  playerAt,
  ransomsIn,
  type Spot,
  type State,
  sheetOf,
  spotAt,
  spotOf,
} from './state.ts';

export type * from '../wire/view-types.ts';

/** Built field by field, so new state stays hidden until it is added here. */
export function view(state: State, viewer: Viewer): View {
  const { cars, bandits, players, pile } = ownView(state, viewer, publicParts(state));
  return { ...sharedView(state), cars, bandits, players, pile };
}

/** All views at once, with the shared parts built once. */
export function views(state: State): Views {
  const seen = publicParts(state);
  const common = [...seen.players, ...seen.cars, ...seen.bandits];
  return { shared: sharedView(state), own: (viewer) => ownView(state, viewer, seen), common };
}

type Own = 'cars' | 'bandits' | 'players' | 'pile';

/** What every viewer sees. */
function sharedView(state: State): Omit<View, Own> {
  const { options, phase } = state;
  const isPlanning = phase === 'planning';
  const isOver = phase === 'game-over';
  const isRevealed = isPlanning || phase === 'keeping' || phase === 'heist' || isOver;
  const hasOneActor = isPlanning || phase === 'heist' || phase === 'teams';
  return {
    phase,
    mode: state.isDuo ? 'two-bandits' : 'standard',
    isExpert: state.isExpert,
    abilities: options.abilities,
    events: options.events,
    stations: options.stations,
    pileView: options.pileView,
    round: state.round,
    rounds: ROUNDS,
    first: state.first,
    roundCard: isRevealed ? roundCardView(state) : undefined,
    pastRounds: state.rounds.slice(0, isRevealed ? -1 : undefined).map((card) => ROUND_CARD_IDS[card] as RoundCardId),
    turn: isPlanning ? state.turn + 1 : 0,
    order: isPlanning ? orderOf(state) : [],
    active: hasOneActor ? state.active : undefined,
    asked: toAct(state),
    question: questionOf(state),
    teams: state.isDuo ? LEADS.map((_, lead) => teamOf(state, lead)) : [],
    marshal: state.marshal,
    neutralBullets: state.neutral,
    reserveStrongboxes: state.reserve,
    lastHeist: state.lastPile.map((card) => openCardView(state, card)),
    resolving: phase === 'heist' ? state.resolved : undefined,
    result: isOver ? { sheets: sheetScores(state), players: playerScores(state) } : undefined,
    deadline: deadline(state),
  };
}

/** Cars, bandits and players with public information only. */
type Seen = Pick<View, 'cars' | 'bandits' | 'players'>;

const publicParts = (state: State): Seen => ({
  cars: Array.from({ length: state.wagons.length + 1 }, (_, car) => carView(state, car, NOTHING_KNOWN, NOTHING_KNOWN)),
  bandits: banditsInOrder(state).map((bandit) => banditView(state, bandit, state.phase === 'game-over', NOTHING_KNOWN)),
  players: seatsOf(state.players.length).map((by) => playerView(state, by, false)),
});

function ownView(state: State, viewer: Viewer, seen: Seen): Pick<View, Own> {
  const isOver = state.phase === 'game-over';
  return {
    cars: seen.cars.map((car, i) => {
      const inside = knownAt(state, floorZone(spotOf(i, false)), viewer);
      const roof = knownAt(state, floorZone(spotOf(i, true)), viewer);
      return inside === NOTHING_KNOWN && roof === NOTHING_KNOWN ? car : carView(state, i, inside, roof);
    }),
    bandits: banditsInOrder(state).map((bandit, i) => {
      const isOpen = isOver || ownerOf(state, bandit) === viewer;
      const known = isOpen ? NOTHING_KNOWN : knownAt(state, sheetZone(bandit), viewer);
      return isOpen === isOver && known === NOTHING_KNOWN
        ? (seen.bandits[i] as BanditView)
        : banditView(state, bandit, isOpen, known);
    }),
    players: seen.players.map((player, by) => (by === viewer ? playerView(state, viewer, true) : player)),
    pile: state.pile.map((card, place) => pileCardView(state, card, place, viewer)),
  };
}

function roundCardView(state: State): RoundCardView {
  const { turns, event } = roundCardOf(state);
  const id = roundCardId(state);
  return {
    id,
    turns,
    event: state.options.events ? event : undefined,
    isStation: id.startsWith('station'),
  };
}

const carView = (state: State, car: number, inside: readonly number[], roof: readonly number[]): CarView => ({
  id: car === 0 ? 'locomotive' : (WAGON_IDS[state.wagons[car - 1] as number] as WagonId),
  inside: floorView(state, spotOf(car, false), inside),
  roof: floorView(state, spotOf(car, true), roof),
});

const floorView = (state: State, spot: Spot, known: readonly number[]): FloorView => ({
  ...lootView(lootAt(state, spot)),
  known,
});

/** Section 11: values of purses that the viewer has seen and can still identify. */
function knownAt(state: State, zone: Zone, viewer: Viewer): readonly number[] {
  if (viewer === 'spectator') return NOTHING_KNOWN;
  let known: number[] | undefined;
  for (let i = 0; i < state.purses.length; i++) {
    const token = state.purses[i] as Purse;
    if (zoneOf(token) !== zone || !isSeenBy(token, viewer)) continue;
    known ??= [];
    known.push(dollars(valueIn(token)));
  }
  return known?.sort((a, b) => a - b) ?? NOTHING_KNOWN;
}
const NOTHING_KNOWN: readonly number[] = Object.freeze([]);

/** Section 6: others see the number of purses, only their owner sees the values. At the end everyone does. */
function banditView(state: State, bandit: Bandit, isOpen: boolean, known: readonly number[]): BanditView {
  const seat = ownerOf(state, bandit);
  const spot = spotAt(state, bandit);
  const loot = sheetOf(state, bandit);
  return {
    character: characterOf(bandit),
    seat,
    place: spot === NOWHERE ? undefined : placeOf(spot),
    bullets: state.revolver[bandit] as number,
    loot: { ...lootView(loot), ransoms: ransomsIn(loot) },
    purses: isOpen ? pursesOn(state, bandit) : undefined,
    known,
    worth: isOpen ? worthOf(state, bandit) : undefined,
  };
}

function playerView(state: State, by: Seat, isOwn: boolean): PlayerView {
  const player = playerAt(state, by);
  const [lead, partner] = [banditAt(state, by, 0), banditAt(state, by, 1)];
  const bandits = lead === -1 ? [] : state.isDuo ? [lead, partner] : [lead];
  return {
    bandits: bandits.map(characterOf),
    cards: handSize(player),
    hand: isOwn ? cardsIn(state, by, player.hand, player.handBullets) : undefined,
    deck: deckSize(state, by),
    deckCards:
      isOwn && lead !== -1 ? cardsIn(state, by, player.deck, player.deckBullets + onTopOf(state, by)) : undefined,
    discard: discardSize(player),
    discardCards: isOwn ? cardsIn(state, by, player.discard, player.discardBullets) : undefined,
    discardSeen: cardsIn(state, by, player.shown, player.shownBullets),
    bulletsOnTop: state.onTop
      .filter((entry) => entry >> 3 === by)
      .map((entry) => colorId(entry & 7))
      .reverse(),
    received: receivedView(state, by),
    receivedCount: receivedBy(state, by),
    fired: player.fired,
    isAway: player.isAway,
    hasChosen: player.choice !== OPEN,
    choice: isOwn ? choiceView(state, by) : undefined,
  };
}

/** Bullets on top of a player's deck. */
const onTopOf = (state: State, by: Seat): number =>
  state.onTop.reduce((bullets, entry) => (entry >> 3 === by ? bullets + (1 << (3 * (entry & 7))) : bullets), NOTHING);

/** Sums packs of bullets. No color has more bullets than its bits can count. */
function receivedView(state: State, by: Seat): PlayerView['received'] {
  const player = playerAt(state, by);
  const all = player.handBullets + player.deckBullets + player.discardBullets + onTopOf(state, by);
  const received: { from: ColorId; count: number }[] = [];
  for (let color = 0; color < COLORS && all !== NOTHING; color++) {
    const count = bulletsOf(all, color);
    if (count > 0) received.push({ from: colorId(color), count });
  }
  return received;
}

function choiceView(state: State, by: Seat): PlayerView['choice'] {
  const { choice } = playerAt(state, by);
  if (choice === OPEN) return undefined;
  switch (state.phase) {
    case 'placing':
      return { type: 'placing', last: characterOf(choice) };
    case 'taking':
      return { type: 'taking', card: cardOf(state, by, choice) };
    case 'keeping':
      return { type: 'keeping', cards: cardsIn(state, by, choice, NOTHING) };
    default:
      return undefined;
  }
}

/** Section 6 and CE-RULING-21: only the owner sees a face-down card. In a memory game, covered cards are hidden too. */
function pileCardView(state: State, card: PileCard, place: number, viewer: Viewer): PileCardView {
  const isHeist = state.phase === 'heist' || state.phase === 'game-over';
  if (isHeist && place <= state.resolved) return openCardView(state, card);
  const isCovered = state.options.pileView === 'top-only' && place !== state.pile.length - 1;
  if (!isCovered && (!isDown(card) || playerOf(card) === viewer)) return openCardView(state, card);
  return { ...openCardView(state, card), card: isCovered ? 'covered' : 'face-down', bandit: undefined };
}

/** CE-RULING-21: in a memory game, replays hide cards of the plan until the heist reveals them. */
export function lookBack(view: View): View {
  if (view.pileView === 'history') return view;
  const { resolving = -1 } = view;
  const pile = view.pile.map((one, place): PileCardView => {
    if (place <= resolving) return one;
    return { ...one, card: one.card === 'face-down' ? 'face-down' : 'covered', bandit: undefined };
  });
  return { ...view, pile };
}

function openCardView(state: State, card: PileCard): PileCardView {
  const by = playerOf(card);
  const deed = resultOn(card);
  return {
    seat: by,
    turn: turnOf(card) + 1,
    card: actionId(kindOn(card)),
    bandit: namedBandit(state, by, kindOn(card)),
    isFaceDown: isDown(card),
    isBonus: isBonus(card),
    isResolved: deed !== 0,
    deed: deed === 0 ? undefined : resultOf(deed),
  };
}

/** The timer the table has to feed back. */
export const deadline = (state: State): Deadline | undefined =>
  state.timerAt === undefined ? undefined : { id: state.question, at: state.timerAt };
