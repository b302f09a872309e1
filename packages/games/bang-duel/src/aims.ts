import type { CardId, Kind } from './card-ids.ts';
import { idOf, kindOf } from './card-ids.ts';
import { CARD_NAMES, type CardName, CHARACTERS, EQUIPMENT, type EquipmentName, SIDES, type Side } from './data.ts';
import type { Aim, Move } from './moves.ts';
import { type Char, characterId } from './state.ts';

/** What a card is aimed at, as one small number; `Aim` says it in words. */
export type AimCode = number;
export const NO_AIM: AimCode = 0;

/** Where a card puts everything it may be aimed at: a list, or something that makes moves of it at once. */
export type AimSink = { push(aim: AimCode): unknown };

const TOKENS = 1 + CHARACTERS.length;
const BACKS = TOKENS + SIDES.length;
const TAKES = BACKS + SIDES.length;
const AIMS = TAKES + CHARACTERS.length * EQUIPMENT.length;

export const atChar = (char: Char): AimCode => 1 + char;
export const atToken = (side: number): AimCode => TOKENS + side;
export const atBack = (side: number): AimCode => BACKS + side;
/** `place`: of the card's name in `EQUIPMENT`. */
export const atGear = (char: Char, place: number): AimCode => TAKES + char * EQUIPMENT.length + place;

export const targetOf = (aim: AimCode): Char => aim - 1;
export const tokenOf = (aim: AimCode): number => aim - TOKENS;
export const isBack = (aim: AimCode): boolean => aim >= BACKS && aim < TAKES;
export const backIn = (aim: AimCode): number => aim - BACKS;
export const bearerIn = (aim: AimCode): Char => Math.floor((aim - TAKES) / EQUIPMENT.length);
export const gearIn = (aim: AimCode): number => (aim - TAKES) % EQUIPMENT.length;

export function readAim(aim: AimCode): Aim {
  if (aim === NO_AIM) return {};
  if (aim < TOKENS) return { target: characterId(targetOf(aim)) };
  if (aim < BACKS) return { token: SIDES[aim - TOKENS] ?? 'law' };
  if (aim < TAKES) return { back: SIDES[aim - BACKS] ?? 'law' };
  return { target: characterId(bearerIn(aim)), take: EQUIPMENT[gearIn(aim)] ?? 'hat' };
}

const CHAR_OF: Readonly<Record<string, Char>> = Object.fromEntries(CHARACTERS.map((id, char) => [id, char]));
const GEAR_OF: Readonly<Record<string, number>> = Object.fromEntries(EQUIPMENT.map((name, place) => [name, place]));
export const charIn = (id: string): Char => CHAR_OF[id] ?? -1;
export const gearPlaceOf = (name: EquipmentName): number => GEAR_OF[name] ?? 0;
export const sideIn = (side: Side): number => (side === 'law' ? 0 : 1);

export function aimOf(move: Aim): AimCode {
  if (move.target !== undefined) {
    const char = charIn(move.target);
    return move.take === undefined ? atChar(char) : atGear(char, gearPlaceOf(move.take));
  }
  if (move.token !== undefined) return atToken(sideIn(move.token));
  return move.back === undefined ? NO_AIM : atBack(sideIn(move.back));
}

/** Moves are made once and shared, frozen, by everybody who lists them. */
const plays: (Move | undefined)[] = Array.from({ length: 64 * AIMS }, () => undefined);
const colts: (Move | undefined)[] = Array.from({ length: 64 * CHARACTERS.length }, () => undefined);
const repeats = new Map<number, Move>();

export function playMove(kind: Kind, aim: AimCode): Move {
  const place = kind * AIMS + aim;
  const known = plays[place];
  if (known !== undefined) return known;
  const move: Move = Object.freeze({ type: 'play', card: idOf(kind), ...readAim(aim) });
  plays[place] = move;
  return move;
}

export function coltMove(kind: Kind, target: Char): Move {
  const place = kind * CHARACTERS.length + target;
  const known = colts[place];
  if (known !== undefined) return known;
  const move: Move = Object.freeze({ type: 'play', card: idOf(kind), as: 'colt', target: characterId(target) });
  colts[place] = move;
  return move;
}

/** Pearl Hart repeats the card of this name at the cost of that card; `'reload'` draws for it once more. */
export function repeatMove(cost: Kind, name: number, aim: AimCode | 'reload'): Move {
  const place = (cost * CARD_NAMES.length + name) * (AIMS + 1) + (aim === 'reload' ? AIMS : aim);
  const known = repeats.get(place);
  if (known !== undefined) return known;
  const repeat = CARD_NAMES[name] ?? 'colt';
  const move: Move = Object.freeze(
    aim === 'reload'
      ? { type: 'pearl', cost: idOf(cost), repeat, reload: true }
      : { type: 'pearl', cost: idOf(cost), repeat, ...readAim(aim) },
  );
  repeats.set(place, move);
  return move;
}

/** One shared move for each kind of card. */
export function forKinds(make: (card: CardId) => Move): (kind: Kind) => Move {
  const made: (Move | undefined)[] = Array.from({ length: 64 }, () => undefined);
  return (kind) => {
    const known = made[kind];
    if (known !== undefined) return known;
    const move: Move = Object.freeze(make(idOf(kind)));
    made[kind] = move;
    return move;
  };
}

export const nameIn = (name: CardName): number => CARD_NAMES.indexOf(name);
export const kindIn = (card: CardId): Kind => kindOf(card);
