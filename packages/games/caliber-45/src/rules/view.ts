import { type Deadline, itemAt, type Seat, seatsOf, type Viewer, type Views } from '@saloon/kernel';
import type { CowboyView, PlayerView, View } from '../wire/view-types.ts';
import { NO_COWBOY } from './box.ts';
import { cardsIn, idOf, type MoneyCard, sizeOf, WEAPONS, type WeaponId } from './cards.ts';
import { HAND_SIZE } from './data.ts';
import { toAct } from './legal-moves.ts';
import { cardsOf } from './money.ts';
import { teamCount, teamRanks } from './outcome.ts';
import { priceView } from './price-view.ts';
import { robberyView } from './robbery-view.ts';
import {
  bailOnHire,
  dollars,
  isHighNoon,
  netOf,
  type Player,
  playerAt,
  type State,
  TAKEN,
  targetOf,
  totalOf,
} from './state.ts';
import { maySee } from './visibility.ts';

/** The seats of each team. */
export const teamsOf = (state: State): readonly (readonly Seat[])[] =>
  Array.from({ length: teamCount(state) }, (_, team) =>
    seatsOf(state.players.length).filter((by) => playerAt(state, by).team === team),
  );

/** Built field by field: what is not named here stays hidden. */
export function view(state: State, viewer: Viewer): View {
  const { players, hired } = ownView(state, viewer, strangers(state));
  return { ...sharedView(state), players, hired };
}

/** All views at once; the shared parts are built once. */
export function views(state: State): Views {
  const common = strangers(state);
  return { shared: sharedView(state), own: (viewer) => ownView(state, viewer, common), common };
}

type Own = 'players' | 'hired';

/** The fields that are the same in every view. */
function sharedView(state: State): Omit<View, Own> {
  const { options } = state;
  return {
    phase: state.phase,
    edition: state.box.edition,
    turn: state.turn,
    question: state.question,
    first: state.first,
    active: state.active,
    asked: toAct(state),
    teams: teamsOf(state).map((members, team) => ({ seats: members, total: dollars(totalOf(state, team)) })),
    target: dollars(targetOf(options)),
    robberies: state.robberies,
    maxRobberies: options.maxRobberies === 0 ? undefined : options.maxRobberies,
    idleTurns: state.idleTurns,
    noonAfter: options.idleRoundLimit === 0 ? undefined : options.idleRoundLimit * state.players.length,
    isHighNoon: isHighNoon(state),
    weapons: {
      deck: state.weapons.length,
      discard: state.weaponsDiscard.map(idOf),
      filledWith: countsByWeapon(state.filledWith),
    },
    money: {
      slots: slotsOf(state),
      size: state.spread.length,
      discard: cardsOf(state, state.moneyDiscard),
    },
    cowboys: {
      deck: state.cowboys.length,
      discard: state.cowboyDiscard.map((cowboy) => itemAt(state.box.cowboys, cowboy)),
      filledWith: state.box.cowboys.filter((_, cowboy) => (state.cowboysMayBe & (1 << cowboy)) !== 0),
    },
    handSize: HAND_SIZE,
    supply: options.bailTokens === 'limited' ? state.supply : undefined,
    bailToken: dollars(1),
    bailOnHire: bailOnHire(state),
    robbery: robberyView(state),
    price: priceView(state),
    ended: endView(state),
    deadline: deadline(state),
  };
}

/** All players without their hidden cards. */
const strangers = (state: State): readonly PlayerView[] =>
  seatsOf(state.players.length).map((by) => playerView(state, by, false, false));

function ownView(state: State, viewer: Viewer, others: readonly PlayerView[]): Pick<View, Own> {
  const { hired } = state;
  return {
    players: seatsOf(others.length).map((by) =>
      maySee(state, viewer, by) ? playerView(state, by, true, by === viewer) : itemAt(others, by),
    ),
    hired:
      hired === NO_COWBOY
        ? undefined
        : maySee(state, viewer, state.active)
          ? itemAt(state.box.cowboys, hired)
          : 'face-down',
  };
}

const countsByWeapon = (counts: readonly number[]): Readonly<Record<WeaponId, number>> =>
  Object.fromEntries(WEAPONS.map((id, weapon) => [id, itemAt(counts, weapon)])) as Record<WeaponId, number>;

function slotsOf({ spread }: State): readonly number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < spread.length; slot++) if (spread[slot] !== TAKEN) slots.push(slot);
  return slots;
}

/** `isSeen`: the viewer may see the cards; `isOwn`: the cards are the viewer's. */
function playerView(state: State, by: Seat, isSeen: boolean, isOwn: boolean): PlayerView {
  const player = playerAt(state, by);
  return {
    team: player.team,
    cards: sizeOf(player.hand),
    hand: isSeen ? cardsIn(player.hand) : undefined,
    cowboy: player.cowboy === NO_COWBOY ? undefined : cowboyView(state, player, isSeen),
    loot: lootOf(state, by),
    gross: dollars(player.gross),
    debt: dollars(player.debt),
    net: dollars(netOf(player)),
    part: player.part,
    hasVoted: state.phase === 'vote' && player.vote !== 'none',
    vote: state.phase === 'vote' && isOwn && player.vote !== 'none' ? player.vote === 'yes' : undefined,
    isAway: player.isAway,
  };
}

/** C45-INV-9: exactly the cowboys of the players who are in are face up. */
function cowboyView(state: State, player: Player, isOwn: boolean): CowboyView {
  const isFaceUp = player.part === 'in';
  const isSeen = player.isSeen && !isFaceUp && state.options.showSeenCowboys;
  return {
    card: isOwn || isFaceUp || isSeen ? itemAt(state.box.cowboys, player.cowboy) : 'face-down',
    isFaceUp,
    isSeen,
    bail: player.bail,
  };
}

/** The cheapest first. */
function lootOf(state: State, by: Seat): readonly MoneyCard[] {
  const { box, loot } = state;
  const cards: MoneyCard[] = [];
  for (const money of box.byValue) {
    for (let n = itemAt(loot, by * box.money.length + money); n > 0; n--) cards.push(itemAt(box.money, money));
  }
  return cards;
}

function endView(state: State): View['ended'] {
  if (state.endedBy === undefined) return undefined;
  const ranks = teamRanks(state);
  return { why: state.endedBy, winners: ranks.flatMap((rank, team) => (rank === 1 ? [team] : [])), ranks };
}

/** The running timer. Every question has one, whatever the players hold (section 6.3). */
export const deadline = (state: State): Deadline | undefined =>
  state.phase === 'game-over' ? undefined : { id: state.question, at: state.timerAt };
