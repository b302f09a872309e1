import { type Fields, fieldsOf, hasOnly } from '@saloon/kernel';
import { isCardId, isCardName } from './card-ids.ts';
import { CHARACTERS, type CharacterId, EQUIPMENT, type EquipmentName, SIDES, type Side } from './data.ts';
import type { Aim, Move } from './moves.ts';

/** Fields in the order in which the notation names them. */
const FIELDS = [
  'character',
  'card',
  'cost',
  'repeat',
  'as',
  'from',
  'extra',
  'reload',
  'target',
  'token',
  'back',
  'take',
  'units',
] as const;

/** A move on one line: its type, then its fields, as in `play card=colt:outlaw:dynamite target=django`. */
export function formatMove(move: Move): string {
  const fields: Readonly<Record<string, unknown>> = move;
  let line: string = move.type;
  for (const name of FIELDS) if (fields[name] !== undefined) line += ` ${name}=${fields[name]}`;
  return line;
}

/** Reads a move from its notation or from plain JSON. It checks only the form. */
export function parseMove(input: unknown): Move | undefined {
  if (typeof input === 'string') return parseLine(input);
  const fields = fieldsOf(input);
  return fields && readMove(fields.type, fields.rest);
}

const LONGEST_LINE = 200;

function parseLine(line: string): Move | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const [type, ...words] = line.split(' ');
  const fields: Record<string, unknown> = {};
  for (const word of words) {
    const at = word.indexOf('=');
    const name = word.slice(0, at);
    if (!isField(name) || Object.hasOwn(fields, name)) return undefined;
    fields[name] = readValue(name, word.slice(at + 1));
  }
  return readMove(type, fields);
}

function readValue(name: string, text: string): unknown {
  if (name === 'units') return /^[0-9]$/.test(text) ? Number(text) : undefined;
  return name === 'reload' && text === 'true' ? true : text;
}

const isField = (name: string): boolean => FIELDS.some((field) => field === name);

function readMove(type: unknown, rest: Fields): Move | undefined {
  switch (type) {
    case 'move-token':
    case 'kitty':
    case 'end-phase':
    case 'take-hit':
    case 'try-barrel':
    case 'try-kid':
    case 'decline':
    case 'concede':
      return hasOnly(rest) ? { type } : undefined;
    case 'choose-ap': {
      const { character } = rest;
      return hasOnly(rest, 'character') && isCharacter(character) ? { type, character } : undefined;
    }
    case 'play':
      return readPlay(rest);
    case 'reload': {
      const { card, from } = rest;
      if (!hasOnly(rest, 'card', 'from') || !isCardId(card)) return undefined;
      return from === 'hand' || from === 'play' ? { type, card, from } : undefined;
    }
    case 'kate':
    case 'loot': {
      const { take } = rest;
      return hasOnly(rest, 'take') && isEquipment(take) ? { type, take } : undefined;
    }
    case 'sundance': {
      const { cost } = rest;
      return hasOnly(rest, 'cost') && isCardId(cost) ? { type, cost } : undefined;
    }
    case 'pearl':
      return readPearl(rest);
    case 'dodge': {
      const { card, extra } = rest;
      if (!hasOnly(rest, 'card', 'extra') || !isCardId(card)) return undefined;
      if (extra === undefined) return { type, card };
      return isCardId(extra) ? { type, card, extra } : undefined;
    }
    case 'use-hat': {
      const { extra } = rest;
      if (!hasOnly(rest, 'extra')) return undefined;
      if (extra === undefined) return { type };
      return isCardId(extra) ? { type, extra } : undefined;
    }
    case 'discard':
    case 'choose-revealed':
    case 'pick': {
      const { card } = rest;
      return hasOnly(rest, 'card') && isCardId(card) ? { type, card } : undefined;
    }
    case 'redirect': {
      const { units } = rest;
      const isCount = typeof units === 'number' && Number.isInteger(units) && units >= 0 && units < 10;
      return hasOnly(rest, 'units') && isCount ? { type, units } : undefined;
    }
    case 'swap': {
      const { token } = rest;
      return hasOnly(rest, 'token') && isSide(token) ? { type, token } : undefined;
    }
    case 'strip': {
      const { target, take } = rest;
      if (!hasOnly(rest, 'target', 'take') || !isCharacter(target) || !isEquipment(take)) return undefined;
      return { type, target, take };
    }
    case 'draw-blind': {
      const { back } = rest;
      return hasOnly(rest, 'back') && isSide(back) ? { type, back } : undefined;
    }
    default:
      return undefined;
  }
}

function readPlay(rest: Fields): Move | undefined {
  const { card, as } = rest;
  const aim = readAim(rest);
  if (!hasOnly(rest, 'card', 'as', ...AIM_FIELDS) || !isCardId(card) || aim === undefined) return undefined;
  if (as === undefined) return { type: 'play', card, ...aim };
  return as === 'colt' ? { type: 'play', card, as, ...aim } : undefined;
}

function readPearl(rest: Fields): Move | undefined {
  const { cost, repeat, reload } = rest;
  const aim = readAim(rest);
  if (!hasOnly(rest, 'cost', 'repeat', 'reload', ...AIM_FIELDS)) return undefined;
  if (!isCardId(cost) || !isCardName(repeat) || aim === undefined) return undefined;
  if (reload === undefined) return { type: 'pearl', cost, repeat, ...aim };
  return reload === true ? { type: 'pearl', cost, repeat, reload, ...aim } : undefined;
}

const AIM_FIELDS = ['target', 'token', 'back', 'take'] as const;

function readAim({ target, token, back, take }: Fields): Aim | undefined {
  if (target !== undefined && !isCharacter(target)) return undefined;
  if (token !== undefined && !isSide(token)) return undefined;
  if (back !== undefined && !isSide(back)) return undefined;
  if (take !== undefined && !isEquipment(take)) return undefined;
  return {
    ...(target === undefined ? {} : { target }),
    ...(token === undefined ? {} : { token }),
    ...(back === undefined ? {} : { back }),
    ...(take === undefined ? {} : { take }),
  };
}

const isCharacter = (value: unknown): value is CharacterId => CHARACTERS.some((id) => id === value);
const isEquipment = (value: unknown): value is EquipmentName => EQUIPMENT.some((name) => name === value);
const isSide = (value: unknown): value is Side => SIDES.some((side) => side === value);
