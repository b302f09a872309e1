import { type Deadline, itemAt, type Seat, seatsOf, type Viewer, type Views } from '@saloon/kernel';
import type { DivisionView, PlayerView, RaceView, View } from '../wire/view-types.ts';
import { cardsIn, idOf, NO_CARDS, sizeOf } from './cards.ts';
import { toAct } from './legal-moves.ts';
import { finishesOf } from './race.ts';
import { highestKind, readingOf, sizeOfSet, valueOfSet } from './showdown.ts';
import {
  canLoad,
  type Division,
  hasHandDown,
  isFairRace,
  isRacing,
  isSuspense,
  limitOf,
  type Player,
  type Race,
  type State,
} from './state.ts';

/** Built field by field, so new state stays hidden until it is added here. */
export function view(state: State, viewer: Viewer): View {
  const { asked, under, players, canLoad, taking, race } = ownView(state, viewer, publicPlayers(state));
  const { phase, round, rounds, turn, first, active, ...shared } = sharedView(state);
  return { phase, round, rounds, turn, first, active, asked, ...shared, under, players, canLoad, taking, race };
}

/** All views at once, with the shared parts built once. */
export function views(state: State): Views {
  const common = publicPlayers(state);
  return { shared: sharedView(state), own: (viewer) => ownView(state, viewer, common), common };
}

type Own = 'asked' | 'under' | 'players' | 'canLoad' | 'taking' | 'race';

/** What every viewer sees. */
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

/** The cards of a called duel are revealed, and its race or window is open. */
const isTurnedUp = ({ phase, race }: State): boolean =>
  phase === 'no-go-window' || (phase === 'race' && race?.cause === 'duel');

/** WB-TIME-11: in an open race, only its owner may see a hand. */
const showsHand = (state: State, viewer: Viewer, by: Seat): boolean =>
  viewer === by || !isFairRace(state) || !isRacing(state) || state.race?.starter === by;

/** Is the seat's hand down, as far as this viewer may know? */
const seesHandDown = (state: State, viewer: Viewer, by: Seat): boolean =>
  showsHand(state, viewer, by) && hasHandDown(state, by);

/** Who has to act, as far as this viewer may know. In an open race, viewers know only their own hand. */
function askedView(state: State, viewer: Viewer): readonly Seat[] {
  if (isTurnedUp(state)) return seatsOf(2).filter((by) => !seesHandDown(state, viewer, by));
  if (state.phase !== 'race' || !isFairRace(state)) return toAct(state);
  return seatsOf(state.players.length).filter(
    (by) => !itemAt(state.players, by).isAway && !seesHandDown(state, viewer, by),
  );
}

/** The players as others see them. */
const publicPlayers = (state: State): readonly PlayerView[] =>
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
  const isSecret = state.phase === 'race' || state.phase === 'no-go-window' || isSuspense(state);
  return isSecret ? undefined : deadline(state);
}

/** WB-ENG-3: the timer that the table has to feed back. */
export const deadline = (state: State): Deadline | undefined =>
  state.timerAt === undefined ? undefined : { id: state.timerId, at: state.timerAt };
