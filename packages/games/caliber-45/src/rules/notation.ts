import { fieldsOf, hasOnly, itemsOf, type Seat } from '@saloon/kernel';
import { isWeaponId, weaponOf } from './cards.ts';
import { BOX, MAX_SEATS } from './data.ts';
import type { Cards, Move } from './moves.ts';

/**
 * A move on one line: `draw`, `exchange coyote bullet-2`, `pick 17`, `shoot 2 bullet-3 bullet-6`, `vote yes`. Seats and
 * slots are numbered from 0, as everywhere in code.
 */
export function formatMove(move: Move): string {
  switch (move.type) {
    case 'exchange':
      return move.with === undefined ? `exchange ${move.discard}` : `exchange ${move.discard} ${move.with}`;
    case 'pick':
      return `pick ${move.slot}`;
    case 'repel':
    case 'defend':
      return [move.type, ...move.cards].join(' ');
    case 'shoot':
      return ['shoot', move.target, ...move.cards].join(' ');
    case 'vote':
      return move.yes ? 'vote yes' : 'vote no';
    case 'draw':
    case 'announce':
    case 'hire':
    case 'work-off':
    case 'pass':
    case 'keep':
    case 'reject':
    case 'join':
    case 'decline':
    case 'ride':
    case 'fall':
    case 'pay-fine':
    case 'go-to-jail':
    case 'flee':
      return move.type;
  }
}

/** Reads a move from its notation or from plain JSON. It checks only the form: a shot without cards parses, though it isn't legal. */
export function parseMove(input: unknown): Move | undefined {
  if (typeof input === 'string') return parseLine(input);
  const fields = fieldsOf(input);
  if (fields === undefined) return undefined;
  const { type, rest } = fields;
  switch (type) {
    case 'draw':
    case 'announce':
    case 'hire':
    case 'work-off':
    case 'pass':
    case 'keep':
    case 'reject':
    case 'join':
    case 'decline':
    case 'ride':
    case 'fall':
    case 'pay-fine':
    case 'go-to-jail':
    case 'flee':
      return hasOnly(rest) ? { type } : undefined;
    case 'exchange': {
      const { discard, with: companion } = rest;
      if (!hasOnly(rest, 'discard', 'with') || !isWeaponId(discard)) return undefined;
      if (companion === undefined) return { type, discard };
      return isWeaponId(companion) ? { type, discard, with: companion } : undefined;
    }
    case 'pick':
      return hasOnly(rest, 'slot') && isBelow(BOX.money, rest.slot) ? { type, slot: rest.slot } : undefined;
    case 'repel':
    case 'defend': {
      const cards = readCards(rest.cards);
      return hasOnly(rest, 'cards') && cards !== undefined ? { type, cards } : undefined;
    }
    case 'shoot': {
      const cards = readCards(rest.cards);
      const { target } = rest;
      if (!hasOnly(rest, 'cards', 'target') || cards === undefined || !isSeat(target)) return undefined;
      return { type, target, cards };
    }
    case 'vote':
      return hasOnly(rest, 'yes') && typeof rest.yes === 'boolean' ? { type, yes: rest.yes } : undefined;
    default:
      return undefined;
  }
}

function parseLine(line: string): Move | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const [type, ...rest] = line.split(' ');
  switch (type) {
    case 'exchange': {
      const [discard, companion, ...more] = rest;
      if (more.length > 0) return undefined;
      return parseMove(companion === undefined ? { type, discard } : { type, discard, with: companion });
    }
    case 'pick':
      return rest.length === 1 ? parseMove({ type, slot: readNumber(rest[0]) }) : undefined;
    case 'repel':
    case 'defend':
      return parseMove({ type, cards: rest });
    case 'shoot':
      return parseMove({ type, target: readNumber(rest[0]), cards: rest.slice(1) });
    case 'vote':
      return rest.length === 1 && (rest[0] === 'yes' || rest[0] === 'no')
        ? { type, yes: rest[0] === 'yes' }
        : undefined;
    default:
      return rest.length === 0 ? parseMove({ type }) : undefined;
  }
}

const LONGEST_LINE = 200;
/** More cards than a hand can hold; longer lists are rejected. */
const MOST_CARDS = 12;

/** Sorts the cards into the order of `WEAPONS`. */
function readCards(value: unknown): Cards | undefined {
  const cards = itemsOf(value, MOST_CARDS);
  return cards?.every(isWeaponId) ? cards.toSorted((a, b) => weaponOf(a) - weaponOf(b)) : undefined;
}

const isBelow = (end: number, value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < end;
const isSeat = (value: unknown): value is Seat => isBelow(MAX_SEATS, value);
const readNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^(0|[1-9][0-9]?)$/.test(text) ? Number(text) : undefined;
