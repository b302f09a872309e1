import { type Game, gameId } from '@saloon/kernel';
import { knowledge } from './bots/knowledge.ts';
import { apply } from './rules/apply.ts';
import { clone } from './rules/clone.ts';
import { legalMoves, toAct } from './rules/legal-moves.ts';
import type { Event, Move } from './rules/moves.ts';
import { formatMove, parseMove } from './rules/notation.ts';
import { type Options, options, problemWith } from './rules/options.ts';
import { outcome, persona } from './rules/outcome.ts';
import { redact } from './rules/redact.ts';
import { redeal } from './rules/redeal.ts';
import { question, refuse } from './rules/refuse.ts';
import { seats, setup } from './rules/setup.ts';
import type { State } from './rules/state.ts';
import { deadline, lookBack, type View, view, views } from './rules/view.ts';
import { text } from './text/index.ts';

/** Colt Express, for two to six players, as defined in RULES.md. */
export const coltExpress: Game<State, Move, Event, View, Options> = {
  id: gameId('colt-express'),
  rulesVersion: 1,
  options,
  seats,
  problemWith,
  setup,
  seatCount: (state) => state.players.length,
  toAct,
  legalMoves,
  reflexes: [],
  question,
  apply,
  deadline,
  outcome,
  persona,
  now: (state) => state.at,
  clone,
  view,
  views,
  lookBack,
  redact,
  redeal,
  refuse,
  formatMove,
  parseMove,
  text,
  knowledge,
};

export type * from './rules/data.ts';
export type { Card, Event, Move, Place, Refusal } from './rules/moves.ts';
export type { Options } from './rules/options.ts';
export type { State } from './rules/state.ts';
export type * from './wire/view-types.ts';
