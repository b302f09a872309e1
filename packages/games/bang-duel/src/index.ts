import { type Game, gameId } from '@saloon/kernel';
import { knowledge } from './bots/knowledge.ts';
import { apply } from './rules/apply.ts';
import { clone } from './rules/clone.ts';
import type { Event } from './rules/events.ts';
import { legalMoves, reflexes, toAct } from './rules/legal-moves.ts';
import type { Move } from './rules/moves.ts';
import { formatMove, parseMove } from './rules/notation.ts';
import { type Options, type OptionsV3, options, optionsV3 } from './rules/options.ts';
import { outcome, persona } from './rules/outcome.ts';
import { redact } from './rules/redact.ts';
import { redeal } from './rules/redeal.ts';
import { question, refuse } from './rules/refuse.ts';
import { seats, setup, setupV1, setupV2 } from './rules/setup.ts';
import type { State } from './rules/state.ts';
import { deadline, view } from './rules/view.ts';
import { text } from './text/index.ts';
import type { View } from './wire/view-types.ts';

export type { Event, Move, Options, State, View };

/** BANG! The Duel: law against outlaws, two characters in play on each side. */
export const bangDuel: Game<State, Move, Event, View, Options> = {
  id: gameId('bang-duel'),
  rulesVersion: 4,
  options,
  seats,
  setup,
  // Everybody moves one seat on: the next player on the law's seat was an outlaw.
  rematchOptions: ({ law }, now) => ({ ...now, sides: law === 0 ? 'host-law' : 'host-outlaw' }),
  seatCount: () => 2,
  toAct,
  legalMoves,
  reflexes,
  question,
  apply,
  deadline,
  outcome,
  persona,
  now: (state) => state.at,
  clone,
  view,
  redact,
  redeal,
  refuse,
  formatMove,
  parseMove,
  text,
  knowledge,
};

type Old = Game<State, Move, Event, View, OptionsV3>;

/** For tables and recordings that began with older rules. */
export const bangDuelV3: Old = { ...bangDuel, rulesVersion: 3, options: optionsV3 };
export const bangDuelV1: Old = { ...bangDuelV3, rulesVersion: 1, setup: setupV1 };
export const bangDuelV2: Old = { ...bangDuelV3, rulesVersion: 2, setup: setupV2 };
