import { itemAt, parseOptions, type Seat, seat, seedOf } from '@saloon/kernel';
import { caliber45 } from '../index.ts';
import { NO_COWBOY } from '../rules/box.ts';
import { NONE_HIGH, NONE_LOW, packOf, tallyHigh, tallyLow, weaponOf, weaponsIn } from '../rules/cards.ts';
import { UNIT } from '../rules/data.ts';
import type { Options } from '../rules/options.ts';
import { type Player, playerAt, type State } from '../rules/state.ts';
import { ask } from '../rules/turn.ts';
import { cards, readCowboys, readMoney } from './notation.ts';

export const [ann, bob, cal, dot, eve, fay, gus, hal, ivy] = [
  seat(0),
  seat(1),
  seat(2),
  seat(3),
  seat(4),
  seat(5),
  seat(6),
  seat(7),
  seat(8),
];

/** A test's description of a player, in the notation of RULES.md section 9. */
export type Seated = {
  /** Teams alternate by default. */
  readonly team?: 'A' | 'B' | 'C';
  /** `6 3 M Ca Co` */
  readonly hand?: string;
  /** The beginning of his id, such as `billy`, or `none`. By default one with cap 6, while there are any. */
  readonly cowboy?: string;
  /** Bail tokens. */
  readonly bail?: number;
  /** Loot by its value in thousands: `200 50`. */
  readonly money?: string;
  /** In thousands of dollars. */
  readonly debt?: number;
  /** Everyone has seen the cowboy. */
  readonly seen?: boolean;
};

/** A test's description of the rest of the table. Cards that it doesn't name lie below, in the order of the box. */
export type Around = {
  /** The top of the weapons deck; with `isShort` the whole deck. */
  readonly deck?: string;
  readonly isShort?: boolean;
  /** The top of the weapons discard. With a short deck, the remaining cards lie below. */
  readonly discard?: string;
  /** The money deck, from slot 0 on: `gold-train-300 sheriff indians-4`. */
  readonly spread?: string;
  /** The money discard. */
  readonly bank?: string;
  /** The top of the cowboy deck. */
  readonly cowboys?: string;
  readonly cowboyDiscard?: string;
  readonly active?: Seat;
  readonly idleTurns?: number;
  readonly robberies?: number;
  readonly supply?: number;
  readonly options?: Partial<Options>;
};

/** Cowboys with cap 6 come first, since most tests need that cap. */
const USUAL = 'billy jesse butch sundance pat wyatt cole doc calamity john wild belle';

/** A table on `active`'s arming turn. A test names only the cards it is about; all others are in the decks. */
export function table(players: readonly Seated[], around: Around = {}): State {
  const state = emptyHanded(players, around);
  state.active = around.active ?? ann;
  state.first = state.active;
  state.initiator = state.active;
  state.idleTurns = around.idleTurns ?? 0;
  state.robberies = around.robberies ?? 0;
  layWeapons(state, players, around);
  layMoney(state, players, around);
  layCowboys(state, players, around);
  const onCowboys = players.reduce((sum, { bail = 0 }) => sum + bail, 0);
  state.supply = around.supply ?? state.supply - onCowboys;
  ask(state, 'arming', state.active);
  return state;
}

function emptyHanded(players: readonly Seated[], around: Around): State {
  const digits = players.map(({ team }, i) => (team === undefined ? 1 + (i % 2) : 1 + 'ABC'.indexOf(team)));
  const given = { seating: 'manual', seatTeams: Number(digits.join('')), ...around.options };
  const parsed = parseOptions(caliber45.options, given);
  if (!parsed.ok) throw new Error(`Cannot lay the table: ${JSON.stringify(parsed.problems)}`);
  return caliber45.setup(parsed.options, players.length, seedOf(7));
}

/** The cards of the box without those taken, in order. */
function rest(box: readonly number[], taken: readonly number[]): number[] {
  const left = [...box];
  for (const kind of taken) {
    left[kind] = itemAt(left, kind) - 1;
    if (itemAt(left, kind) < 0) throw new Error(`Cannot lay the table: the box has no more cards of kind ${kind}`);
  }
  return left.flatMap((count, kind) => Array.from({ length: count }, () => kind));
}

function layWeapons(state: State, players: readonly Seated[], around: Around): void {
  state.filledWith = state.box.weapons;
  players.forEach(({ hand = '' }, i) => {
    const player = playerAt(state, seat(i));
    player.hand = packOf(cards(hand));
    const held = weaponsIn(player.hand);
    player.draws = held.length;
    player.drawnLow = held.reduce(tallyLow, NONE_LOW);
    player.drawnHigh = held.reduce(tallyHigh, NONE_HIGH);
  });
  const top = cards(around.deck ?? '').map(weaponOf);
  const thrown = cards(around.discard ?? '').map(weaponOf);
  const held = state.players.flatMap(({ hand }) => weaponsIn(hand));
  const left = rest(state.box.weapons, [...held, ...top, ...thrown]);
  state.weapons = [...(around.isShort ? [] : left), ...top.toReversed()];
  state.weaponsDiscard = [...(around.isShort ? left : []), ...thrown];
}

function layMoney(state: State, players: readonly Seated[], around: Around): void {
  const kinds = state.box.money.length;
  const held = players.map(({ money = '' }) => readMoney(state, money));
  state.loot = held.flatMap((own) =>
    Array.from({ length: kinds }, (_, money) => own.filter((m) => m === money).length),
  );
  held.forEach((loot, i) => {
    const player = playerAt(state, seat(i));
    player.gross = loot.reduce((sum, money) => sum + itemAt(state.box.units, money), 0);
    player.debt = ((players[i]?.debt ?? 0) * 1000) / UNIT;
  });
  state.moneyDiscard = readMoney(state, around.bank ?? '');
  const first = readMoney(state, around.spread ?? '');
  state.spread = [...first, ...rest(state.box.copies, [...held.flat(), ...state.moneyDiscard, ...first])];
}

function layCowboys(state: State, players: readonly Seated[], around: Around): void {
  const top = readCowboys(around.cowboys ?? '');
  state.cowboyDiscard = readCowboys(around.cowboyDiscard ?? '');
  const named = players.flatMap(({ cowboy }) => (cowboy === undefined || cowboy === 'none' ? [] : readCowboys(cowboy)));
  const free = readCowboys(USUAL).filter((one) => ![...top, ...state.cowboyDiscard, ...named].includes(one));
  players.forEach((seated, i) => {
    const player: Player = playerAt(state, seat(i));
    if (seated.cowboy === 'none') player.cowboy = NO_COWBOY;
    else player.cowboy = (seated.cowboy === undefined ? free.shift() : readCowboys(seated.cowboy)[0]) ?? NO_COWBOY;
    player.bail = seated.bail ?? 0;
    player.isSeen = seated.seen ?? false;
    player.mayBe = player.cowboy === NO_COWBOY ? 0 : (1 << state.box.cowboys.length) - 1;
  });
  state.cowboys = [...free, ...top.toReversed()];
}
