import { ENCODED_ONE, type Encoding, encoded, featureLayout, type Seat } from '@saloon/kernel';
import { actionOf, bulletCount, countOf, KINDS } from '../rules/cards.ts';
import { EVENTS, JEWEL_VALUE, RANSOM_VALUE, ROUNDS, STRONGBOX_VALUE, TURNS } from '../rules/data.ts';
import { deckSize, handSize } from '../rules/draw.ts';
import type { Move } from '../rules/moves.ts';
import { receivedBy } from '../rules/outcome.ts';
import { kindOn, type PileCard, playerOf } from '../rules/pile.ts';
import { banditOfZone, dollars, isSeenBy, isSheet, type Purse, valueIn, zoneOf } from '../rules/purses.ts';
import { isSecret } from '../rules/redeal-cards.ts';
import { roundCardOf } from '../rules/round.ts';
import {
  BANDITS,
  type Bandit,
  jewelsIn,
  type Loot,
  PHASES,
  performerOf,
  playerAt,
  pursesIn,
  ransomsIn,
  type State,
  strongboxesIn,
} from '../rules/state.ts';
import { actionNumber, PARTS, slotOf } from './encode-moves.ts';
import { planPrior } from './move-priors.ts';
import { simulateHeist } from './simulate-heist.ts';

const SEATS = 6;
const CARS = 7;
const SPOTS = 2 * CARS;
const ACTION_KINDS = 6;
/** How many of a bandit's planned cards are encoded one by one. */
const SHOWN = 3;
const TURNS_AHEAD = 5;
/** Dollars that count as 1. */
const [SMALL, LARGE] = [500, 1000] as const;
/** What a purse is worth to a player who has not looked into it. */
const USUAL_PURSE = 330;

const layout = featureLayout();
const { block } = layout;
const SEAT_COUNT = block('seats', SEATS + 1);
const SETTINGS = block('setting', 5);
const PHASE = block('phase', PHASES.length);
const ROUND = block('round', ROUNDS + 1);
const ACTIONS_LEFT = block('actions left', 1);
const TURN = block('turn ahead and its kind', TURNS_AHEAD * TURNS.length);
const EVENT = block('event', EVENTS.length);
const FIRST = block('first player', SEATS);
const ACTIVE = block('active player', SEATS);
const MARSHAL_IN = block('Marshal in car', CARS);
const LAST_CAR = block('last car', CARS);
const FLOOR = block('purses, jewels, strongboxes at a place', 3 * SPOTS);
const SUPPLY = block('neutral bullets, strongboxes in reserve', 2);
const PLAYER = block('player', 9 * SEATS);
const BANDIT = block('bandit', (1 + BANDITS + SPOTS + 6) * BANDITS);
const LATER_BANDIT = block('bandit after the plan', (SPOTS + 2) * BANDITS);
const LATER_PLAYER = block('bullets fired and received after the plan', 2 * SEATS);
const LATER_FLOOR = block('loot at a place after the plan', SPOTS);
const LATER_MARSHAL = block('Marshal after the plan in car', CARS);
const HAND = block('own hand', KINDS + 1);
const DECK = block('own deck', KINDS + 1);
const APPEAL = block('appeal of own card', KINDS);
const PLANNED = block('planned cards of a bandit', ACTION_KINDS * BANDITS);
const HIDDEN = block('hidden cards of a player', SEATS);
const NEXT = block('next cards of a bandit', SHOWN * ACTION_KINDS * BANDITS);
const RESOLVING = block('card being resolved', ACTION_KINDS);

const BANDIT_WIDTH = 1 + BANDITS + SPOTS + 6;
const LATER_WIDTH = SPOTS + 2;

/** Scratch space, used within one call. */
const WORTH = new Float64Array(BANDITS);
const SCORE = new Float64Array(SEATS);
const COUNT = new Int32Array(BANDITS);

export const encoding: Encoding<State, Move> = {
  version: 1,
  features: layout.names,
  parts: PARTS,
  isFixed: true,
  encode,
  partsOf: (state, me, move, parts) => {
    parts[0] = actionNumber(state, me, move);
    return 1;
  },
};

function encode(state: State, me: Seat, out: Int8Array): void {
  const { options } = state;
  const seats = state.players.length;
  out[SEAT_COUNT + seats] = ENCODED_ONE;
  const settings = [state.isDuo, state.isExpert, options.abilities, options.events, options.stations];
  for (let i = 0; i < settings.length; i++) if (settings[i] === true) out[SETTINGS + i] = ENCODED_ONE;
  out[PHASE + PHASES.indexOf(state.phase)] = ENCODED_ONE;
  out[ROUND + state.round] = ENCODED_ONE;
  out[FIRST + ((state.first - me + seats) % seats)] = ENCODED_ONE;
  const isAlone = state.phase === 'planning' || state.phase === 'heist' || state.phase === 'teams';
  if (isAlone) out[ACTIVE + ((state.active - me + seats) % seats)] = ENCODED_ONE;
  out[MARSHAL_IN + state.marshal] = ENCODED_ONE;
  out[LAST_CAR + state.wagons.length] = ENCODED_ONE;
  for (let spot = 0; spot < state.loot.length; spot++) writeLoot(state.loot[spot] as Loot, FLOOR + 3 * spot, out);
  out[SUPPLY] = encoded(state.neutral / 4);
  out[SUPPLY + 1] = encoded(state.reserve);
  const left = writeRound(state, out);
  out[ACTIONS_LEFT] = encoded(left / 5);
  appraise(state, me);
  for (let bandit = 0; bandit < BANDITS; bandit++) writeBandit(state, me, bandit, out);
  for (let by = 0; by < seats; by++) writePlayer(state, me, by as Seat, out);
  writeOwn(state, me, out);
  if (state.round > 0 && state.phase !== 'game-over') {
    writePile(state, me, out);
    writeLater(state, me, out);
  }
}

function writeLoot(loot: Loot, at: number, out: Int8Array): void {
  if (loot === 0) return;
  out[at] = encoded(pursesIn(loot) / 2);
  out[at + 1] = encoded(jewelsIn(loot) / 2);
  out[at + 2] = encoded(strongboxesIn(loot));
}

/** The remaining turns and the event of this round. Returns about how many actions each player still has. */
function writeRound(state: State, out: Int8Array): number {
  const { phase } = state;
  const later = 4 * (ROUNDS - state.round);
  if (phase !== 'planning' && phase !== 'keeping' && phase !== 'heist') return later;
  const { turns, event } = roundCardOf(state);
  if (event !== undefined && state.options.events) out[EVENT + EVENTS.indexOf(event)] = ENCODED_ONE;
  if (phase !== 'planning') return later;
  for (let ahead = 0; ahead < TURNS_AHEAD && state.turn + ahead < turns.length; ahead++) {
    const kind = turns[state.turn + ahead];
    if (kind !== undefined) out[TURN + ahead * TURNS.length + TURNS.indexOf(kind)] = ENCODED_ONE;
  }
  return later + turns.length - state.turn;
}

/** What each sheet is worth, as far as this seat knows. */
function appraise(state: State, me: Seat): void {
  SCORE.fill(0);
  for (let bandit = 0; bandit < BANDITS; bandit++) WORTH[bandit] = openWorth(state.sheet[bandit] ?? 0);
  for (let i = 0; i < state.purses.length; i++) {
    const token = state.purses[i] as Purse;
    const zone = zoneOf(token);
    if (!isSheet(zone) || !isSeenBy(token, me)) continue;
    const bandit = banditOfZone(zone);
    WORTH[bandit] = (WORTH[bandit] as number) + dollars(valueIn(token)) - USUAL_PURSE;
  }
  for (let bandit = 0; bandit < BANDITS; bandit++) {
    const by = state.owner[bandit] as number;
    if (by >= 0) SCORE[by] = (SCORE[by] as number) + (WORTH[bandit] as number);
  }
}

const openWorth = (sheet: Loot): number =>
  USUAL_PURSE * pursesIn(sheet) +
  JEWEL_VALUE * jewelsIn(sheet) +
  STRONGBOX_VALUE * strongboxesIn(sheet) +
  RANSOM_VALUE * ransomsIn(sheet);

function writeBandit(state: State, me: Seat, bandit: Bandit, out: Int8Array): void {
  if ((state.owner[bandit] as number) < 0) return;
  const at = BANDIT + BANDIT_WIDTH * slotOf(state, me, bandit);
  out[at] = ENCODED_ONE;
  out[at + 1 + bandit] = ENCODED_ONE;
  const spot = state.spot[bandit] as number;
  if (spot >= 0) out[at + 1 + BANDITS + spot] = ENCODED_ONE;
  const sheet = state.sheet[bandit] ?? 0;
  const rest = at + 1 + BANDITS + SPOTS;
  out[rest] = encoded((state.revolver[bandit] as number) / 3);
  out[rest + 1] = encoded(pursesIn(sheet) / 2);
  out[rest + 2] = encoded(jewelsIn(sheet) / 2);
  out[rest + 3] = encoded(strongboxesIn(sheet));
  out[rest + 4] = encoded(ransomsIn(sheet));
  out[rest + 5] = encoded((WORTH[bandit] as number) / SMALL);
}

function writePlayer(state: State, me: Seat, by: Seat, out: Int8Array): void {
  const seats = state.players.length;
  const at = PLAYER + 9 * ((by - me + seats) % seats);
  const player = playerAt(state, by);
  let [mostFired, mostScored] = [0, 0];
  for (let other = 0; other < seats; other++) {
    if (other === by) continue;
    mostFired = Math.max(mostFired, playerAt(state, other as Seat).fired);
    mostScored = Math.max(mostScored, SCORE[other] as number);
  }
  out[at] = ENCODED_ONE;
  out[at + 1] = encoded(player.fired / 3);
  out[at + 2] = encoded(receivedBy(state, by) / 3);
  out[at + 3] = encoded(handSize(player) / 4);
  out[at + 4] = encoded(deckSize(state, by) / 8);
  out[at + 5] = player.isAway ? ENCODED_ONE : 0;
  out[at + 6] = encoded((player.fired - mostFired) / 2);
  out[at + 7] = encoded((SCORE[by] as number) / SMALL);
  out[at + 8] = encoded(((SCORE[by] as number) - mostScored) / SMALL);
}

function writeOwn(state: State, me: Seat, out: Int8Array): void {
  const player = playerAt(state, me);
  for (let kind = 0; kind < KINDS; kind++) {
    const held = countOf(player.hand, kind);
    if (held > 0) out[HAND + kind] = held * ENCODED_ONE;
    out[DECK + kind] = countOf(player.deck, kind) * ENCODED_ONE;
    if (held > 0 && state.phase === 'planning') out[APPEAL + kind] = encoded(planPrior(state, me, kind));
  }
  out[HAND + KINDS] = encoded(bulletCount(player.handBullets) / 2);
  out[DECK + KINDS] = encoded(bulletCount(player.deckBullets) / 2);
}

/** The cards still to be resolved, as far as the seat knows them. */
function writePile(state: State, me: Seat, out: Int8Array): void {
  const { pile } = state;
  const seats = state.players.length;
  COUNT.fill(0);
  for (let i = state.resolved; i < pile.length; i++) {
    const card = pile[i] as PileCard;
    const by = playerOf(card);
    if (by !== me && isSecret(state, card, i, by)) {
      const at = HIDDEN + ((by - me + seats) % seats);
      out[at] = (out[at] as number) + ENCODED_ONE / 2;
      continue;
    }
    const kind = kindOn(card);
    const slot = slotOf(state, me, performerOf(state, by, kind));
    const action = actionOf(kind);
    const at = PLANNED + ACTION_KINDS * slot + action;
    out[at] = (out[at] as number) + ENCODED_ONE / 2;
    const place = COUNT[slot] as number;
    if (place < SHOWN) out[NEXT + (slot * SHOWN + place) * ACTION_KINDS + action] = ENCODED_ONE;
    COUNT[slot] = place + 1;
    if (i === state.resolved && state.phase === 'heist') out[RESOLVING + action] = ENCODED_ONE;
  }
}

/** The table after the known part of the plan, if everyone chooses greedily. */
function writeLater(state: State, me: Seat, out: Int8Array): void {
  const { pile, phase } = state;
  const isRunning = (phase === 'planning' || phase === 'keeping' || phase === 'heist') && pile.length > 0;
  const later = isRunning
    ? simulateHeist({
        ...state,
        pile: pile.filter((card, i) => playerOf(card) === me || !isSecret(state, card, i, playerOf(card))),
      })
    : state;
  const seats = state.players.length;
  out[LATER_MARSHAL + later.marshal] = ENCODED_ONE;
  for (let spot = 0; spot < later.loot.length; spot++) {
    const loot = later.loot[spot] as Loot;
    if (loot !== 0) out[LATER_FLOOR + spot] = encoded(openWorth(loot) / LARGE);
  }
  for (let bandit = 0; bandit < BANDITS; bandit++) {
    if ((state.owner[bandit] as number) < 0) continue;
    const at = LATER_BANDIT + LATER_WIDTH * slotOf(state, me, bandit);
    const spot = later.spot[bandit] as number;
    if (spot >= 0) out[at + spot] = ENCODED_ONE;
    const gain = openWorth(later.sheet[bandit] ?? 0) - openWorth(state.sheet[bandit] ?? 0);
    out[at + SPOTS] = encoded(((WORTH[bandit] as number) + gain) / SMALL);
    out[at + SPOTS + 1] = encoded(gain / SMALL);
  }
  for (let by = 0; by < seats; by++) {
    const at = LATER_PLAYER + 2 * ((by - me + seats) % seats);
    out[at] = encoded(playerAt(later, by as Seat).fired / 3);
    out[at + 1] = encoded(receivedBy(later, by as Seat) / 3);
  }
}
