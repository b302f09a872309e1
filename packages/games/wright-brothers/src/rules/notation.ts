import { fieldsOf, hasOnly, itemsOf, type Seat, seat } from '@saloon/kernel';
import { FULL_DECK, idOf, isCardId, kindOf } from './cards.ts';
import { MAX_SEATS } from './data.ts';
import type { Cards, Move } from './moves.ts';

/**
 * A move on one line: `discard 3 4 7`, `event switch 2`, `load 5 joker`, `sealed 6 load 2 2`, `sealed - load`.
 * Seats are numbered from 0, as everywhere in code.
 */
export function formatMove(move: Move): string {
  switch (move.type) {
    case 'discard':
    case 'load':
      return [move.type, ...move.cards].join(' ');
    case 'return-cards':
      return ['return', ...move.cards].join(' ');
    case 'play-event':
      return move.target === undefined ? `event ${move.card}` : `event ${move.card} ${move.target}`;
    case 'start-shootout':
      return 'shootout';
    case 'call-duel':
      return 'duel';
    case 'sealed-choice':
      return ['sealed', move.quick ?? '-', 'load', ...move.load].join(' ');
    case 'miss-target':
      return `miss ${move.owner}`;
    case 'pass':
    case 'slap':
    case 'press':
    case 'ready':
      return move.type;
  }
}

/** Reads a move from its notation or from plain JSON, without checking whether it is legal. */
export function parseMove(input: unknown): Move | undefined {
  if (typeof input === 'string') return parseLine(input);
  const fields = fieldsOf(input);
  if (fields === undefined) return undefined;
  const { type, rest } = fields;
  switch (type) {
    case 'pass':
    case 'start-shootout':
    case 'call-duel':
    case 'slap':
    case 'press':
    case 'ready':
      return hasOnly(rest) ? { type } : undefined;
    case 'discard':
    case 'load':
    case 'return-cards': {
      const cards = readCards(rest.cards);
      return hasOnly(rest, 'cards') && cards !== undefined ? { type, cards } : undefined;
    }
    case 'play-event': {
      const { card, target } = rest;
      if (!hasOnly(rest, 'card', 'target') || !isCardId(card)) return undefined;
      if (target === undefined) return { type, card };
      return isSeat(target) ? { type, card, target } : undefined;
    }
    case 'sealed-choice': {
      const { quick } = rest;
      const load = readCards(rest.load);
      if (!hasOnly(rest, 'quick', 'load') || load === undefined) return undefined;
      if (quick === undefined) return { type, load };
      return isCardId(quick) ? { type, quick, load } : undefined;
    }
    case 'miss-target':
      return hasOnly(rest, 'owner') && isSeat(rest.owner) ? { type, owner: rest.owner } : undefined;
    default:
      return undefined;
  }
}

function parseLine(line: string): Move | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const [word, ...rest] = line.split(' ');
  switch (word) {
    case 'pass':
    case 'slap':
    case 'press':
    case 'ready':
      return rest.length === 0 ? { type: word } : undefined;
    case 'shootout':
      return rest.length === 0 ? { type: 'start-shootout' } : undefined;
    case 'duel':
      return rest.length === 0 ? { type: 'call-duel' } : undefined;
    case 'discard':
    case 'load':
      return parseMove({ type: word, cards: rest });
    case 'return':
      return parseMove({ type: 'return-cards', cards: rest });
    case 'event': {
      const [card, target, ...more] = rest;
      if (more.length > 0) return undefined;
      return parseMove({
        type: 'play-event',
        card,
        ...(target === undefined ? {} : { target: readSeat(target) ?? null }),
      });
    }
    case 'sealed': {
      const [quick, keyword, ...load] = rest;
      if (keyword !== 'load') return undefined;
      return parseMove({ type: 'sealed-choice', ...(quick === '-' ? {} : { quick: quick ?? null }), load });
    }
    case 'miss':
      return rest.length === 1 ? parseMove({ type: 'miss-target', owner: readSeat(rest[0]) }) : undefined;
    default:
      return undefined;
  }
}

/** No hand is larger than the box, so every legal move can be read. */
const MOST_CARDS = FULL_DECK.length;
const LONGEST_LINE = `sealed indians load ${FULL_DECK.map(idOf).join(' ')}`.length;

/** Sorts the cards in the order of `CARDS`. */
function readCards(value: unknown): Cards | undefined {
  const cards = itemsOf(value, MOST_CARDS);
  return cards?.every(isCardId) ? cards.toSorted((a, b) => kindOf(a) - kindOf(b)) : undefined;
}

const isSeat = (value: unknown): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MAX_SEATS;
const readSeat = (text: string | undefined): Seat | undefined =>
  text !== undefined && /^[0-9]$/.test(text) ? seat(Number(text)) : undefined;
