import { itemAt } from '@saloon/kernel';
import { CARD_NAMES, type CardName, CHARACTERS, EQUIPMENT, type EquipmentName, SIDES, type Side } from './data.ts';
import type { Aim } from './moves.ts';
import { type Char, characterId } from './state.ts';

/** An `Aim` as one small number. */
export type AimCode = number;
export const NO_AIM: AimCode = 0;

const TOKENS = 1 + CHARACTERS.length;
const BACKS = TOKENS + SIDES.length;
const TAKES = BACKS + SIDES.length;
/** Every aim that is not at a card in play is below this number. */
export const PLAIN_AIMS = TAKES;
/** Every aim is below this number. */
export const AIMS = TAKES + CHARACTERS.length * EQUIPMENT.length;

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
  if (aim < BACKS) return { token: itemAt(SIDES, aim - TOKENS) };
  if (aim < TAKES) return { back: itemAt(SIDES, aim - BACKS) };
  return { target: characterId(bearerIn(aim)), take: itemAt(EQUIPMENT, gearIn(aim)) };
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

export const nameIn = (name: CardName): number => CARD_NAMES.indexOf(name);
