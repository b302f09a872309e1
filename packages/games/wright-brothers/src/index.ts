import { type Game, gameId } from '@saloon/kernel';
import { apply } from './apply.ts';
import { clone } from './clone.ts';
import { knowledge } from './knowledge.ts';
import { legalMoves, reflexes, toAct } from './legal-moves.ts';
import type { Event, Move } from './moves.ts';
import { formatMove, parseMove } from './notation.ts';
import { type Options, options, optionsV1 } from './options.ts';
import { outcome } from './outcome.ts';
import { reactionsIn } from './reactions-in.ts';
import { redact } from './redact.ts';
import { redeal } from './redeal.ts';
import { question, refuse } from './refuse.ts';
import { seats, setup, setupV1, setupV2 } from './setup.ts';
import { isRacing, type State } from './state.ts';
import { text } from './text/index.ts';
import { deadline, type View, view, views } from './view.ts';

/** The Wright Brothers' Gang, for two to five players: RULES.md beside this folder is the authority. */
export const wrightBrothers: Game<State, Move, Event, View, Options> = {
  id: gameId('wright-brothers'),
  rulesVersion: 3,
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

/** For tables and recordings that began with version 2: hands showed as they fell, and claims were believed up to the arrival. */
export const wrightBrothersV2: typeof wrightBrothers = { ...wrightBrothers, rulesVersion: 2, setup: setupV2 };

/** For tables and recordings that began with version 1. */
export const wrightBrothersV1: typeof wrightBrothers = {
  ...wrightBrothers,
  rulesVersion: 1,
  options: optionsV1,
  setup: setupV1,
};

export type { CardId } from './cards.ts';
export type { Event, Move, Refusal } from './moves.ts';
export type { Options } from './options.ts';
export type { State } from './state.ts';
export type { DivisionView, PlayerView, RaceView, View } from './view.ts';
