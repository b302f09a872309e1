import { featureLayout, type Seat } from '@saloon/kernel';
import { CARDS, type CardId, KINDS, kindOf } from '../rules/card-ids.ts';
import { CARD_NAMES, CHARACTERS, type CharacterId, EQUIPMENT, SIDES } from '../rules/data.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

const TYPES = [
  'choose-ap',
  'play',
  'move-token',
  'reload',
  'kitty',
  'kate',
  'sundance',
  'pearl',
  'end-phase',
  'take-hit',
  'dodge',
  'use-hat',
  'try-barrel',
  'try-kid',
  'discard',
  'decline',
  'choose-revealed',
  'redirect',
  'pick',
  'swap',
  'strip',
  'loot',
  'draw-blind',
  'concede',
] as const satisfies readonly Move['type'][];
const MOST_UNITS = 8;

const { names, block } = featureLayout();
const TYPE = block('move', TYPES.length);
const CARD = block('card', KINDS);
const COST = block('cost or surcharge', KINDS);
const REPEAT = block('repeated card', CARD_NAMES.length);
const AT = block('at own left, own right, their left, their right, elsewhere', 5);
const TOKEN = block("token: own, the opponent's", 2);
const BACK = block('back', SIDES.length);
const TAKE = block('equipment', EQUIPMENT.length);
const UNITS = block('units', MOST_UNITS + 1);
const WAY = block('as Colt, reloaded again, from play', 3);

export const PARTS: readonly string[] = names.map((name) => {
  const [, kind] = /^card (\d+)$/.exec(name) ?? [];
  return kind === undefined ? name : `card ${CARDS[Number(kind)]}`;
});

/** A move by its type, its cards, and where it is aimed. */
export function partsOf(state: State, me: Seat, move: Move, parts: number[]): number {
  let count = 0;
  const add = (part: number): void => {
    parts[count] = part;
    count += 1;
  };
  const cost = (card: CardId | undefined): void => {
    if (card !== undefined) add(COST + kindOf(card));
  };
  add(TYPE + TYPES.indexOf(move.type));
  switch (move.type) {
    case 'choose-ap':
      add(AT + placeOf(state, me, move.character));
      break;
    case 'play':
      add(CARD + kindOf(move.card));
      if (move.as !== undefined) add(WAY);
      break;
    case 'reload':
      add(CARD + kindOf(move.card));
      if (move.from === 'play') add(WAY + 2);
      break;
    case 'pearl':
      cost(move.cost);
      add(REPEAT + CARD_NAMES.indexOf(move.repeat));
      if (move.reload === true) add(WAY + 1);
      break;
    case 'sundance':
      cost(move.cost);
      break;
    case 'dodge':
      add(CARD + kindOf(move.card));
      cost(move.extra);
      break;
    case 'use-hat':
      cost(move.extra);
      break;
    case 'discard':
    case 'choose-revealed':
    case 'pick':
      add(CARD + kindOf(move.card));
      break;
    case 'redirect':
      add(UNITS + Math.min(MOST_UNITS, move.units));
      break;
  }
  for (const part of aimed(state, me, move)) add(part);
  return count;
}

function aimed(state: State, me: Seat, move: Move): readonly number[] {
  const target = 'target' in move ? move.target : undefined;
  const token = 'token' in move ? move.token : undefined;
  const back = 'back' in move ? move.back : undefined;
  const take = 'take' in move ? move.take : undefined;
  return [
    ...(target === undefined ? [] : [AT + placeOf(state, me, target)]),
    ...(token === undefined ? [] : [TOKEN + ((token === 'law') === (state.law === me) ? 0 : 1)]),
    ...(back === undefined ? [] : [BACK + SIDES.indexOf(back)]),
    ...(take === undefined ? [] : [TAKE + EQUIPMENT.indexOf(take)]),
  ];
}

/** Where a character stands, from the seat that looks. */
function placeOf(state: State, me: Seat, character: CharacterId): number {
  const spot = state.chars.indexOf(CHARACTERS.indexOf(character));
  return spot === -1 ? 4 : (spot ^ (2 * me)) & 3;
}
