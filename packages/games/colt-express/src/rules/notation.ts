import { type Fields, fieldsOf, hasOnly, itemsOf } from '@saloon/kernel';
import {
  ACTIONS,
  type ActionId,
  CHARACTERS,
  type CharacterId,
  LEADS,
  type LeadId,
  LOOT,
  type LootKind,
} from './data.ts';
import type { Direction, Move } from './moves.ts';

/**
 * A move on one line: `character belle`, `team ghost`, `last tuco`, `take fire of tuco`, `play fire of ghost down with
 * robbery`, `draw`, `keep move move fire`, `go 3`, `shoot doc`, `rob purse`, `marshal forward`, `punch doc purse keep
 * backward`, `punch doc - forward` for a target without loot.
 */
export function formatMove(move: Move): string {
  switch (move.type) {
    case 'choose-character':
      return `character ${move.character}`;
    case 'choose-team':
      return `team ${move.lead}`;
    case 'place-bandits':
      return `last ${move.last}`;
    case 'take-card':
      return `take ${cardWords(move.card, move.bandit)}`;
    case 'play-card': {
      const down = move.faceDown === true ? ' down' : '';
      return `play ${cardWords(move.card, move.bandit)}${down}${move.bonus === undefined ? '' : ` with ${move.bonus}`}`;
    }
    case 'draw-cards':
      return 'draw';
    case 'keep-cards':
      return ['keep', ...move.cards].join(' ');
    case 'go':
      return `go ${move.car}`;
    case 'shoot':
      return `shoot ${move.target}`;
    case 'rob':
      return `rob ${move.loot}`;
    case 'send-marshal':
      return `marshal ${move.direction}`;
    case 'punch':
      return `punch ${move.target} ${move.loot ?? '-'}${move.keep === true ? ' keep' : ''} ${move.direction}`;
  }
}

const cardWords = (card: ActionId, bandit: CharacterId | undefined): string =>
  bandit === undefined ? card : `${card} of ${bandit}`;

/** Reads a move from its notation or from plain JSON. It looks at the form alone, not at what is legal. */
export function parseMove(input: unknown): Move | undefined {
  if (typeof input === 'string') return parseLine(input);
  const fields = fieldsOf(input);
  if (fields === undefined) return undefined;
  const { type, rest } = fields;
  switch (type) {
    case 'choose-character': {
      const { character } = rest;
      if (!hasOnly(rest, 'character')) return undefined;
      return character === 'random' || isCharacter(character) ? { type, character } : undefined;
    }
    case 'choose-team':
      return hasOnly(rest, 'lead') && isLead(rest.lead) ? { type, lead: rest.lead } : undefined;
    case 'place-bandits':
      return hasOnly(rest, 'last') && isCharacter(rest.last) ? { type, last: rest.last } : undefined;
    case 'take-card': {
      const { card, bandit } = rest;
      if (!hasOnly(rest, 'card', 'bandit') || !isAction(card)) return undefined;
      if (bandit === undefined) return { type, card };
      return isCharacter(bandit) ? { type, card, bandit } : undefined;
    }
    case 'play-card':
      return readPlay(rest);
    case 'draw-cards':
      return hasOnly(rest) ? { type } : undefined;
    case 'keep-cards': {
      const cards = readActions(rest.cards);
      return hasOnly(rest, 'cards') && cards !== undefined ? { type, cards } : undefined;
    }
    case 'go':
      return hasOnly(rest, 'car') && isCar(rest.car) ? { type, car: rest.car } : undefined;
    case 'shoot':
      return hasOnly(rest, 'target') && isCharacter(rest.target) ? { type, target: rest.target } : undefined;
    case 'rob':
      return hasOnly(rest, 'loot') && isLoot(rest.loot) ? { type, loot: rest.loot } : undefined;
    case 'send-marshal':
      return hasOnly(rest, 'direction') && isDirection(rest.direction)
        ? { type, direction: rest.direction }
        : undefined;
    case 'punch':
      return readPunch(rest);
    default:
      return undefined;
  }
}

function readPlay(rest: Fields): Move | undefined {
  const { card, bandit, faceDown, bonus } = rest;
  if (!hasOnly(rest, 'card', 'bandit', 'faceDown', 'bonus') || !isAction(card)) return undefined;
  if (bandit !== undefined && !isCharacter(bandit)) return undefined;
  if (faceDown !== undefined && faceDown !== true) return undefined;
  if (bonus !== undefined && !isAction(bonus)) return undefined;
  return {
    type: 'play-card',
    card,
    ...(bandit === undefined ? {} : { bandit }),
    ...(faceDown === undefined ? {} : { faceDown }),
    ...(bonus === undefined ? {} : { bonus }),
  };
}

function readPunch(rest: Fields): Move | undefined {
  const { target, direction, loot, keep } = rest;
  if (!hasOnly(rest, 'target', 'direction', 'loot', 'keep') || !isCharacter(target) || !isDirection(direction)) {
    return undefined;
  }
  if (loot !== undefined && !isLoot(loot)) return undefined;
  if (keep !== undefined && keep !== true) return undefined;
  return {
    type: 'punch',
    target,
    direction,
    ...(loot === undefined ? {} : { loot }),
    ...(keep === undefined ? {} : { keep }),
  };
}

function parseLine(line: string): Move | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const [word, ...rest] = line.split(' ');
  const one = rest.length === 1 ? rest[0] : undefined;
  switch (word) {
    case 'character':
      return parseMove({ type: 'choose-character', character: one });
    case 'team':
      return parseMove({ type: 'choose-team', lead: one });
    case 'last':
      return parseMove({ type: 'place-bandits', last: one });
    case 'take': {
      const { fields, more } = readCard(rest);
      return more.length === 0 ? parseMove({ type: 'take-card', ...fields }) : undefined;
    }
    case 'play': {
      const { fields, more } = readCard(rest);
      const isDown = more[0] === 'down';
      const [keyword, bonus, ...beyond] = isDown ? more.slice(1) : more;
      if (beyond.length > 0 || (keyword !== undefined && (keyword !== 'with' || bonus === undefined))) return undefined;
      return parseMove({
        type: 'play-card',
        ...fields,
        ...(isDown ? { faceDown: true } : {}),
        ...(bonus === undefined ? {} : { bonus }),
      });
    }
    case 'draw':
      return rest.length === 0 ? { type: 'draw-cards' } : undefined;
    case 'keep':
      return parseMove({ type: 'keep-cards', cards: rest });
    case 'go':
      return one !== undefined && /^[0-9]$/.test(one) ? parseMove({ type: 'go', car: Number(one) }) : undefined;
    case 'shoot':
      return parseMove({ type: 'shoot', target: one });
    case 'rob':
      return parseMove({ type: 'rob', loot: one });
    case 'marshal':
      return parseMove({ type: 'send-marshal', direction: one });
    case 'punch':
      return parsePunch(rest);
    default:
      return undefined;
  }
}

/** `fire`, or `fire of ghost`, and what follows. */
function readCard(words: readonly string[]): { readonly fields: Fields; readonly more: readonly string[] } {
  const [card, of, bandit, ...more] = words;
  return of === 'of' ? { fields: { card, bandit: bandit ?? null }, more } : { fields: { card }, more: words.slice(1) };
}

function parsePunch(words: readonly string[]): Move | undefined {
  const [target, loot, ...rest] = words;
  const keeps = rest[0] === 'keep';
  const [direction, ...beyond] = keeps ? rest.slice(1) : rest;
  if (beyond.length > 0 || loot === undefined) return undefined;
  return parseMove({
    type: 'punch',
    target,
    direction,
    ...(loot === '-' ? {} : { loot }),
    ...(keeps ? { keep: true } : {}),
  });
}

const LONGEST_LINE = 120;
/** Nobody owns more cards than this. */
const MOST_CARDS = 10;
const MOST_CARS = 7;

/** Sorts the cards in the order of `ACTIONS`. */
function readActions(value: unknown): readonly ActionId[] | undefined {
  const cards = itemsOf(value, MOST_CARDS);
  return cards?.every(isAction) ? cards.toSorted((a, b) => ACTIONS.indexOf(a) - ACTIONS.indexOf(b)) : undefined;
}

const isOneOf = (list: readonly string[], value: unknown): boolean => list.some((word) => word === value);
const isCharacter = (value: unknown): value is CharacterId => isOneOf(CHARACTERS, value);
const isLead = (value: unknown): value is LeadId => isOneOf(LEADS, value);
const isAction = (value: unknown): value is ActionId => isOneOf(ACTIONS, value);
const isLoot = (value: unknown): value is LootKind => isOneOf(LOOT, value);
const isDirection = (value: unknown): value is Direction => value === 'forward' || value === 'backward';
const isCar = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_CARS;
