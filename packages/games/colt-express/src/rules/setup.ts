import { below, type Emit, type Rng, rngFrom, type Seed, seat, shuffle } from '@saloon/kernel';
import { NOTHING, OWN_CARDS, TEAM_CARDS } from './cards.ts';
import {
  LEADS,
  MAX_SEATS,
  MIN_SEATS,
  NEUTRAL_BULLETS,
  PARTNERS,
  STRONGBOXES,
  TEAM_WAGONS,
  WAGON_IDS,
  WAGONS,
  type WagonId,
} from './data.ts';
import { startGame } from './flow.ts';
import type { Event } from './moves.ts';
import type { Options, WagonChoice } from './options.ts';
import { ALL_PURSES } from './purses.ts';
import {
  BANDITS,
  banditOf,
  characterOf,
  isDuoTable,
  type Loot,
  NOWHERE,
  ONE_JEWEL,
  ONE_PURSE,
  ONE_STRONGBOX,
  OPEN,
  type Player,
  type State,
  spotOf,
} from './state.ts';

/** Two to six. A first player picked by the host must exist (option `firstSeat`). */
export const seats = (options: Options) => ({
  min: options.firstPlayer === 'random' ? MIN_SEATS : Math.max(MIN_SEATS, options.firstSeat + 1),
  max: MAX_SEATS,
});

export function setup(options: Options, count: number, seed: Seed, emit?: Emit<Event>): State {
  const { min, max } = seats(options);
  if (!(min <= count && count <= max)) throw new RangeError(`Cannot seat ${count}: the game takes ${min} to ${max}`);
  const rng = rngFrom(seed);
  const isDuo = isDuoTable(options, count);
  const first = seat(options.firstPlayer === 'random' ? below(rng, count) : options.firstSeat);
  const wagons = chooseWagons(options, wagonCount(isDuo, count), rng);
  const state: State = {
    options,
    isDuo,
    isExpert: options.expert && !isDuo,
    wagons,
    partners: isDuo ? dealPartners(rng) : [],
    rng,
    at: 0,
    phase: isDuo ? 'teams' : 'characters',
    round: 0,
    rounds: [],
    first,
    turn: 0,
    step: 0,
    active: first,
    players: Array.from({ length: count }, () => newPlayer(isDuo)),
    team: repeat(-1, 2 * count),
    owner: repeat(-1, BANDITS),
    spot: repeat(NOWHERE, BANDITS),
    revolver: repeat(NOTHING, BANDITS),
    sheet: repeat(NOTHING, BANDITS),
    loot: layLoot(wagons),
    marshal: 0,
    neutral: NEUTRAL_BULLETS,
    reserve: STRONGBOXES - 1,
    purses: [],
    unseen: ALL_PURSES,
    pile: [],
    resolved: 0,
    lastPile: [],
    onTop: [],
    question: 0,
    timerAt: undefined,
  };
  emit?.({ type: 'train-built', wagons: wagons.map((wagon) => WAGON_IDS[wagon] as WagonId) });
  emit?.({ type: 'first-player-drawn', seat: first, isRandom: options.firstPlayer === 'random' });
  if (isDuo)
    emit?.({ type: 'teams-dealt', teams: LEADS.map((lead, i) => [lead, characterOf(state.partners[i] ?? -1)]) });
  startGame(state, emit);
  return state;
}

/** Pushed one by one: `Array.from` with a function took 6 % of a random game. */
function repeat(value: number, count: number): number[] {
  const values: number[] = [];
  for (let i = 0; i < count; i++) values.push(value);
  return values;
}

const newPlayer = (isDuo: boolean): Player => ({
  hand: NOTHING,
  handBullets: NOTHING,
  deck: isDuo ? TEAM_CARDS : OWN_CARDS,
  deckBullets: NOTHING,
  discard: NOTHING,
  discardBullets: NOTHING,
  shown: NOTHING,
  shownBullets: NOTHING,
  knownBullets: NOTHING,
  drawn: 0,
  renewed: undefined,
  fired: 0,
  choice: OPEN,
  isAway: false,
});

/** CE-SETUP-2, CE-DUO-2. */
const wagonCount = (isDuo: boolean, count: number): number => (isDuo ? TEAM_WAGONS[count === 2 ? 2 : 3] : count);

/** The wagons that the host named, each once. The other places get random wagons. */
function chooseWagons(options: Options, count: number, rng: Rng): readonly number[] {
  const { wagon1, wagon2, wagon3, wagon4, wagon5, wagon6 } = options;
  const asked: readonly WagonChoice[] = [wagon1, wagon2, wagon3, wagon4, wagon5, wagon6];
  const wagons: number[] = [];
  const left = WAGON_IDS.map((_, wagon) => wagon);
  for (let i = 0; i < count; i++) {
    const named = asked[i] === 'random' ? -1 : left.indexOf(WAGON_IDS.indexOf(asked[i] as WagonId));
    wagons.push(named === -1 ? -1 : (left.splice(named, 1)[0] as number));
  }
  for (let i = 0; i < count; i++) {
    if (wagons[i] === -1) wagons[i] = left.splice(below(rng, left.length), 1)[0] as number;
  }
  return wagons;
}

/** CE-SETUP-4, CE-SETUP-5: the loot printed on the floors, and a strongbox with the Marshal. */
function layLoot(wagons: readonly number[]): Loot[] {
  const loot = repeat(NOTHING, 2 * (wagons.length + 1));
  loot[spotOf(0, false)] = ONE_STRONGBOX;
  for (let i = 0; i < wagons.length; i++) loot[spotOf(i + 1, false)] = PRINTED[wagons[i] as number] as Loot;
  return loot;
}
const PRINTED: readonly Loot[] = WAGON_IDS.map(
  (wagon) => WAGONS[wagon].purses * ONE_PURSE + WAGONS[wagon].jewels * ONE_JEWEL,
);

/** CE-DUO-3: Cheyenne, Django and Tuco are dealt to Ghost, Doc and Belle. */
function dealPartners(rng: Rng): readonly number[] {
  const partners = PARTNERS.map(banditOf);
  shuffle(rng, partners);
  return Object.freeze(partners);
}
