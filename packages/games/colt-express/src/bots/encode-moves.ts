import type { Seat } from '@saloon/kernel';
import { FIRE, KINDS, type Kind, MARSHAL, MOVE, SECOND } from '../rules/cards.ts';
import { ACTIONS, CHARACTERS, LEADS, LOOT } from '../rules/data.ts';
import type { Move } from '../rules/moves.ts';
import { kindNamed } from '../rules/public-ids.ts';
import { BANDITS, type Bandit, banditAt, banditOf, type State } from '../rules/state.ts';

/**
 * Bandits are numbered from the viewing seat: its own first, then those of the next seats, clockwise. So a net that
 * learned to shoot at the next player can do it from every seat.
 */
export const slotOf = (state: State, me: Seat, bandit: Bandit): number => {
  const seats = state.players.length;
  const owner = state.owner[bandit] as number;
  const relative = (owner - me + seats) % seats;
  return state.isDuo ? 2 * relative + (banditAt(state, owner as Seat, 0) === bandit ? 0 : 1) : relative;
};

const parts: string[] = [];
const group = (name: string, labels: readonly (string | number)[]): number => {
  const first = parts.length;
  for (const label of labels) parts.push(`${name} ${label}`);
  return first;
};

const kinds = Array.from(
  { length: KINDS },
  (_, kind) => `${ACTIONS[kind % SECOND]}${kind < SECOND ? '' : ' of the partner'}`,
);
const actions = kinds.slice(0, MARSHAL);
const slots = Array.from({ length: BANDITS }, (_, slot) => slot);
const DIRECTIONS = ['forward', 'backward'] as const;
/** What a punched bandit loses: nothing, a kind of loot, or a purse that Cheyenne keeps. */
const LOSSES = ['nothing', ...LOOT, 'purse that is kept'] as const;
const COPIES_OF = [3, 3, 3, 3, 2, 2] as const;
const KEPT = COPIES_OF.reduce((product, copies) => product * copies, 1);

const CHARACTER = group('choose', [...CHARACTERS, 'random']);
const TEAM = group('team of', LEADS);
const LAST = group('in the last wagon', ['lead', 'partner']);
const TAKE = group('take', kinds);
const PLAY = group('play', kinds);
const PLAY_DOWN = group('play face down', kinds);
const FIRE_WITH = group('fire with', [...actions, ...actions.map((action) => `${action} face down`)]);
const PARTNER_FIRE_WITH = group('fire of the partner with', [...actions, ...actions.map((one) => `${one} face down`)]);
const DRAW = group('draw', ['cards']);
const KEEP = group(
  'keep',
  Array.from({ length: KEPT }, (_, part) => part),
);
const GO = group('go to car', [0, 1, 2, 3, 4, 5, 6]);
const SHOOT = group('shoot', slots);
const ROB = group('rob', LOOT);
const SEND = group('send the Marshal', DIRECTIONS);
const PUNCH = group(
  'punch',
  slots.flatMap((slot) => LOSSES.flatMap((loss) => DIRECTIONS.map((way) => `${slot} for ${loss} ${way}`))),
);

export const PARTS: readonly string[] = parts;

/** The number of a legal move among all possible moves. */
export function actionNumber(state: State, me: Seat, move: Move): number {
  switch (move.type) {
    case 'choose-character':
      return CHARACTER + (move.character === 'random' ? CHARACTERS.length : banditOf(move.character));
    case 'choose-team':
      return TEAM + banditOf(move.lead);
    case 'place-bandits':
      return LAST + (banditOf(move.last) === banditAt(state, me, 0) ? 0 : 1);
    case 'take-card':
      return TAKE + kindOf(state, me, move);
    case 'play-card':
      return played(kindOf(state, me, move), move);
    case 'draw-cards':
      return DRAW;
    case 'keep-cards':
      return KEEP + keptNumber(move.cards);
    case 'go':
      return GO + move.car;
    case 'shoot':
      return SHOOT + slotOf(state, me, banditOf(move.target));
    case 'rob':
      return ROB + LOOT.indexOf(move.loot);
    case 'send-marshal':
      return SEND + DIRECTIONS.indexOf(move.direction);
    case 'punch': {
      const loss = move.keep === true ? LOSSES.length - 1 : move.loot === undefined ? 0 : 1 + LOOT.indexOf(move.loot);
      const slot = slotOf(state, me, banditOf(move.target));
      return PUNCH + (slot * LOSSES.length + loss) * 2 + DIRECTIONS.indexOf(move.direction);
    }
  }
}

const kindOf = (state: State, me: Seat, { card, bandit }: Move & { readonly type: 'take-card' | 'play-card' }): Kind =>
  kindNamed(state, me, card, bandit) ?? MOVE;

function played(kind: Kind, { faceDown, bonus }: Move & { readonly type: 'play-card' }): number {
  if (bonus === undefined) return (faceDown === true ? PLAY_DOWN : PLAY) + kind;
  const first = kind === FIRE ? FIRE_WITH : PARTNER_FIRE_WITH;
  return first + ACTIONS.indexOf(bonus) + (faceDown === true ? actions.length : 0);
}

/** Numbers the ways to keep some of the cards, with one digit per action. */
function keptNumber(cards: Extract<Move, { readonly type: 'keep-cards' }>['cards']): number {
  let number = 0;
  for (const [action, copies] of COPIES_OF.entries()) {
    number = number * copies + cards.filter((card) => card === ACTIONS[action]).length;
  }
  return number;
}
