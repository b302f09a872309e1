import { type Game, gameId } from '@saloon/kernel';
import { apply } from './apply.ts';
import { clone } from './clone.ts';
import { knowledge } from './knowledge.ts';
import { legalMoves, toAct } from './legal-moves.ts';
import type { Event, Move } from './moves.ts';
import { formatMove, parseMove } from './notation.ts';
import { type Options, options, problemWith } from './options.ts';
import { outcome } from './outcome.ts';
import { redact } from './redact.ts';
import { redeal } from './redeal.ts';
import { question, refuse } from './refuse.ts';
import { seats, setup } from './setup.ts';
import type { State } from './state.ts';
import { text } from './text/index.ts';
import { deadline, lookBack, type View, view, views } from './view.ts';

/** Colt Express, for two to six players: RULES.md beside this folder is the authority. */
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

export type * from './data.ts';
export type { Card, Event, Move, Place, Refusal } from './moves.ts';
export type { Options } from './options.ts';
export type { State } from './state.ts';
export type * from './view-types.ts';
