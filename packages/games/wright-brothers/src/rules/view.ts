import { type Deadline, itemAt, type Millis, type Seat, seatsOf, type Viewer, type Views } from '@saloon/kernel';
import { type CardId, cardsIn, idOf, NO_CARDS, sizeOf } from './cards.ts';
import { toAct } from './legal-moves.ts';
import type { Cards, Finish, Place } from './moves.ts';
import { finishesOf } from './race.ts';
import { highestKind, readingOf, sizeOfSet, valueOfSet } from './showdown.ts';
import {
  canLoad,
  type Division,
  hasHandDown,
  isFairRace,
  isRacing,
  limitOf,
  type Player,
  type Race,
  type State,
} from './state.ts';

/** What the phase looks like from outside: a duel that was turned up shows as a duel, go or no-go (RULES.md section 11). */
export type ViewPhase = Exclude<State['phase'], 'no-go-window'> | 'duel';

export type PlayerView = {
  readonly score: number;
  readonly cards: number;
  readonly hand: Cards | undefined;
  readonly loaded: number;
  readonly revolver: Cards | undefined;
  readonly helpers: number;
  readonly limit: number;
  readonly firstPlaces: number;
  readonly slowCount: number;
  readonly isAway: boolean;
  readonly isReady: boolean;
  readonly isHandDown: boolean;
};

export type RaceView = {
  readonly id: number;
  readonly startedAt: Millis;
  readonly starter: Seat | undefined;
  /** Hands in the order of receipt: while the race is open the viewer's own alone (WB-TIME-11). */
  readonly hands: readonly { readonly seat: Seat; readonly at: Millis }[];
  /** The viewer pressed too early in this race and has to press again. */
  readonly isStunned: boolean;
  /** Seats that have made their sealed choice, and the viewer's own one. */
  readonly submitted: readonly Seat[];
  readonly choice: { readonly quick: CardId | undefined; readonly load: Cards } | undefined;
  /** The photo finish, once the race is over (WB-ONL-5). */
  readonly finishes: readonly Finish[] | undefined;
};

export type DivisionView = {
  readonly pot: number;
  readonly order: readonly Seat[];
  readonly excluded: readonly Seat[];
  readonly bonusTo: Seat | undefined;
  readonly cancelled: readonly Cards[];
  /** Where each participant stands now, by the best reading of the revolver (WB-JOKER-2). */
  readonly readings: readonly { readonly seat: Seat; readonly size: number; readonly value: number }[];
  /** Whose Miss is being aimed, and at which denomination. */
  readonly miss: { readonly owner: Seat; readonly card: CardId } | undefined;
  readonly places: readonly Place[] | undefined;
  readonly lost: number | undefined;
};

export type View = {
  readonly phase: ViewPhase;
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly first: Seat;
  readonly active: Seat;
  /** Who is being waited for, as far as everybody may know. */
  readonly asked: readonly Seat[];
  readonly passStreak: number;
  readonly deck: number;
  /** What lies under the deck, the lowest card first: cards this viewer saw go there, the others face down. */
  readonly under: readonly (CardId | 'face-down')[];
  readonly loot: Cards;
  readonly sheriffs: number;
  /** Who met each of them, in order; nobody met one that the stall guard laid. */
  readonly metBy: readonly (Seat | 'nobody')[];
  readonly bonus: number;
  readonly players: readonly PlayerView[];
  readonly canLoad: boolean;
  /** A Switch being resolved; what was taken is known to the two players involved. */
  readonly taking: { readonly target: Seat; readonly count: number; readonly taken: Cards | undefined } | undefined;
  readonly duel:
    | { readonly caller: Seat; readonly cards: Cards | 'face-down'; readonly fouler: Seat | undefined }
    | undefined;
  readonly race: RaceView | undefined;
  readonly division: DivisionView | undefined;
  /** The running clock, where it gives nothing away: never the moment a duel is turned up, never a race's. */
  readonly deadline: Deadline | undefined;
};

/** Built field by field: what is not named here stays hidden. */
export function view(state: State, viewer: Viewer): View {
  const { asked, under, players, canLoad, taking, race } = ownView(state, viewer, strangers(state));
  const { phase, round, rounds, turn, first, active, ...shared } = sharedView(state);
  return { phase, round, rounds, turn, first, active, asked, ...shared, under, players, canLoad, taking, race };
}

/** All views at once: what everybody sees alike is made once. */
export function views(state: State): Views {
  const common = strangers(state);
  return { shared: sharedView(state), own: (viewer) => ownView(state, viewer, common), common };
}

type Own = 'asked' | 'under' | 'players' | 'canLoad' | 'taking' | 'race';

/** What everybody sees alike. */
function sharedView(state: State): Omit<View, Own> {
  const { phase, division, duel } = state;
  return {
    phase: phase === 'no-go-window' || isTurnedUp(state) ? 'duel' : phase,
    round: state.round,
    rounds: state.options.rounds,
    turn: state.turn,
    first: state.first,
    active: state.active,
    passStreak: state.passStreak,
    deck: state.deck.length,
    loot: state.loot.map(idOf),
    sheriffs: state.sheriffs,
    metBy: [...state.metBy],
    bonus: state.bonus.length,
    duel: duel && {
      caller: duel.caller,
      cards: duel.isTurnedUp ? duel.cards.map(idOf) : 'face-down',
      fouler: duel.fouler,
    },
    division: division && divisionView(state, division),
    deadline: deadlineView(state),
  };
}

/** Both cards of a called duel lie open, and its race or window is on. */
const isTurnedUp = ({ phase, race }: State): boolean =>
  phase === 'no-go-window' || (phase === 'race' && race?.cause === 'duel');

/** WB-TIME-11: may this viewer know of a hand of this seat? In an open race only its owner may. */
const showsHand = (state: State, viewer: Viewer, by: Seat): boolean =>
  viewer === by || !isFairRace(state) || !isRacing(state) || state.race?.starter === by;

/** Is a hand on the pile, as far as this viewer may know? */
const seesHandDown = (state: State, viewer: Viewer, by: Seat): boolean =>
  showsHand(state, viewer, by) && hasHandDown(state, by);

/** Who is being waited for, as far as this viewer may know: of an open race everybody knows the own hand alone. */
function askedView(state: State, viewer: Viewer): readonly Seat[] {
  if (isTurnedUp(state)) return seatsOf(2).filter((by) => !seesHandDown(state, viewer, by));
  if (state.phase !== 'race' || !isFairRace(state)) return toAct(state);
  return seatsOf(state.players.length).filter(
    (by) => !itemAt(state.players, by).isAway && !seesHandDown(state, viewer, by),
  );
}

/** The players as all the others see them. */
const strangers = (state: State): readonly PlayerView[] =>
  seatsOf(state.players.length).map((by) => playerView(state, itemAt(state.players, by), by, false));

function ownView(state: State, viewer: Viewer, others: readonly PlayerView[]): Pick<View, Own> {
  const { taking, race } = state;
  return {
    asked: askedView(state, viewer),
    under: state.buried.map((owner, place) =>
      owner === 'all' || owner === viewer ? idOf(itemAt(state.deck, place)) : 'face-down',
    ),
    players: others.map((player, by) =>
      by === viewer ? playerView(state, itemAt(state.players, by), viewer, true) : player,
    ),
    canLoad: viewer !== 'spectator' && canLoad(state, viewer),
    taking: taking && {
      target: taking.target,
      count: taking.count,
      taken: viewer === taking.target || viewer === state.active ? cardsIn(taking.taken) : undefined,
    },
    race: race && raceView(state, race, viewer),
  };
}

function playerView(state: State, player: Player, by: Seat, isOwn: boolean): PlayerView {
  const isRevealed = state.division !== undefined;
  return {
    score: player.score,
    cards: sizeOf(player.hand),
    hand: isOwn ? cardsIn(player.hand) : undefined,
    loaded: sizeOf(player.revolver),
    revolver: isOwn || isRevealed ? cardsIn(player.revolver) : undefined,
    helpers: player.helpers,
    limit: limitOf(player),
    firstPlaces: player.firstPlaces,
    slowCount: player.slowCount,
    isAway: player.isAway,
    isReady: player.isReady,
    isHandDown: seesHandDown(state, isOwn ? by : 'spectator', by),
  };
}

function raceView(state: State, race: Race, viewer: Viewer): RaceView {
  const isClosed = state.division !== undefined;
  const own = viewer === 'spectator' ? undefined : race.choices[viewer];
  return {
    id: race.id,
    startedAt: race.startedAt,
    starter: race.starter,
    hands: race.hands.flatMap(({ seat, at }) => (showsHand(state, viewer, seat) ? { seat, at } : [])),
    isStunned: viewer !== 'spectator' && itemAt(race.isStunned, viewer),
    submitted: seatsOf(state.players.length).filter((by) => race.choices[by] !== null),
    choice: own ? { quick: own.quick === undefined ? undefined : idOf(own.quick), load: cardsIn(own.load) } : undefined,
    finishes: isClosed ? finishesOf(state, race) : undefined,
  };
}

function divisionView(state: State, division: Division): DivisionView {
  const readings = division.order.map((seat) => {
    const reading = readingOf(state, division, seat);
    return { seat, size: sizeOfSet(reading), value: valueOfSet(reading) };
  });
  const isShared = division.misses.length === 0;
  const owner = division.misses[0];
  const kind = highestKind(state, division);
  return {
    pot: division.pot,
    order: division.order,
    excluded: division.excluded,
    bonusTo: division.bonusTo,
    cancelled: division.cancelled.map((pack) => (pack === NO_CARDS ? [] : cardsIn(pack))),
    readings,
    miss: owner === undefined || kind === undefined ? undefined : { owner, card: idOf(kind) },
    places: isShared
      ? division.ranking.map((seat, place) => {
          const reading = readingOf(state, division, seat);
          return { seat, size: sizeOfSet(reading), value: valueOfSet(reading), share: itemAt(division.shares, place) };
        })
      : undefined,
    lost: isShared ? division.pot - division.shares.reduce((sum, share) => sum + share, 0) : undefined,
  };
}

function deadlineView(state: State): Deadline | undefined {
  const isSecret = state.phase === 'race' || state.phase === 'no-go-window' || state.phase === 'duel-suspense';
  return isSecret ? undefined : deadline(state);
}

/** The timer the table has to feed back (WB-ENG-3). */
export const deadline = (state: State): Deadline | undefined =>
  state.timerAt === undefined ? undefined : { id: state.timerId, at: state.timerAt };
