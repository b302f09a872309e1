import { type Game, gameId } from '@saloon/kernel';
import { knowledge } from './bots/knowledge.ts';
import { apply } from './rules/apply.ts';
import { clone } from './rules/clone.ts';
import { legalMoves, reflexes, toAct } from './rules/legal-moves.ts';
import type { Event, Move } from './rules/moves.ts';
import { formatMove, parseMove } from './rules/notation.ts';
import { type Options, options, optionsV1 } from './rules/options.ts';
import { outcome } from './rules/outcome.ts';
import { reactionsIn } from './rules/reactions-in.ts';
import { redact } from './rules/redact.ts';
import { redeal } from './rules/redeal.ts';
import { question, refuse } from './rules/refuse.ts';
import { seats, setup, setupV1, setupV2, setupV3 } from './rules/setup.ts';
import { isRacing, type State } from './rules/state.ts';
import { deadline, view, views } from './rules/view.ts';
import { text } from './text/index.ts';
import type { View } from './wire/view-types.ts';

/** The Wright Brothers' Gang, for two to five players, as defined in RULES.md. */
export const wrightBrothers: Game<State, Move, Event, View, Options> = {
  id: gameId('wright-brothers'),
  rulesVersion: 4,
  options,
  seats,
  setup,
  seatCount: (state) => state.players.length,
  toAct,
  legalMoves,
  reflexes,
  question,
  apply,
  isRace: isRacing,
  reactionsIn,
  deadline,
  outcome,
  now: (state) => state.at,
  clone,
  view,
  views,
  redact,
  redeal,
  refuse,
  formatMove,
  parseMove,
  text,
  knowledge,
};

/** For tables and recordings that began with version 3, in which the fourth sheriff gave the signal himself. */
export const wrightBrothersV3: typeof wrightBrothers = { ...wrightBrothers, rulesVersion: 3, setup: setupV3 };

/**
 * For tables and recordings that began with version 2, in which hands were shown at once and time claims were
 * believed.
 */
export const wrightBrothersV2: typeof wrightBrothers = { ...wrightBrothers, rulesVersion: 2, setup: setupV2 };

/** For tables and recordings that began with version 1. */
export const wrightBrothersV1: typeof wrightBrothers = {
  ...wrightBrothers,
  rulesVersion: 1,
  options: optionsV1,
  setup: setupV1,
};

export type { CardId } from './rules/cards.ts';
export type { Event, Move, Refusal } from './rules/moves.ts';
export type { Options } from './rules/options.ts';
export type { State } from './rules/state.ts';
export type * from './wire/view-types.ts';
