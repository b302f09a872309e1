import { type Game, gameId } from '@saloon/kernel';
import { apply } from './apply.ts';
import { clone } from './clone.ts';
import type { Event } from './events.ts';
import { knowledge } from './knowledge.ts';
import { legalMoves, reflexes, toAct } from './legal-moves.ts';
import type { Move } from './moves.ts';
import { formatMove, parseMove } from './notation.ts';
import { type Options, options } from './options.ts';
import { outcome } from './outcome.ts';
import { redact } from './redact.ts';
import { redeal } from './redeal.ts';
import { question, refuse } from './refuse.ts';
import { seats, setup, setupV1, setupV2 } from './setup.ts';
import type { State } from './state.ts';
import { text } from './text/index.ts';
import { deadline, view } from './view.ts';
import type { View } from './view-types.ts';

export type { Event, Move, Options, State, View };

/** BANG! The Duel: law against outlaws, two characters in play on each side. */
export const bangDuel: Game<State, Move, Event, View, Options> = {
  id: gameId('bang-duel'),
  rulesVersion: 3,
  options,
  seats,
  setup,
  seatCount: () => 2,
  toAct,
  legalMoves,
  reflexes,
  question,
  apply,
  deadline,
  outcome,
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

/** For tables and recordings that began with older rules. */
export const bangDuelV1: typeof bangDuel = { ...bangDuel, rulesVersion: 1, setup: setupV1 };
export const bangDuelV2: typeof bangDuel = { ...bangDuel, rulesVersion: 2, setup: setupV2 };
