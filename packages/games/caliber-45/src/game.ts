import { type Game, gameId } from '@saloon/kernel';
import { apply } from './apply.ts';
import { type Edition, lootIn } from './box.ts';
import { clone } from './clone.ts';
import { boxesOf } from './editions.ts';
import { knowledge } from './knowledge.ts';
import { legalMoves, toAct } from './legal-moves.ts';
import type { Event, Move } from './moves.ts';
import { formatMove, parseMove } from './notation.ts';
import { type Options, type OptionsV1, optionsV1With, optionsWith } from './options.ts';
import { problemOf } from './options-problem.ts';
import { outcome } from './outcome.ts';
import { redact } from './redact.ts';
import { redeal } from './redeal.ts';
import { question, refuse } from './refuse.ts';
import { seatsFor } from './seating.ts';
import { setupWith } from './setup.ts';
import type { State } from './state.ts';
import { textWith } from './text/index.ts';
import type { View } from './view.ts';
import { deadline, teamsOf, view, views } from './view-of.ts';

/** The game as it is played with these editions; the first of them is the one a table has if it asks for none. */
export function gameWith(editions: readonly Edition[]): Game<State, Move, Event, View, Options> {
  const boxFor = boxesOf(editions);
  return {
    id: gameId('caliber-45'),
    rulesVersion: 2,
    options: optionsWith(editions.map(({ id }) => id)),
    seats: (options) => seatsFor(options, lootIn(boxFor(options))),
    problemWith: (options, seats) => problemOf(options, seats, lootIn(boxFor(options))),
    setup: setupWith(boxFor),
    seatCount: (state) => state.players.length,
    toAct,
    legalMoves,
    reflexes: [],
    question,
    apply,
    deadline,
    outcome,
    teams: teamsOf,
    now: (state) => state.at,
    clone,
    view,
    views,
    redact,
    redeal,
    refuse,
    formatMove,
    parseMove,
    text: textWith(editions),
    knowledge,
  };
}

/** For tables and recordings that began with version 1, which had no head start and three teams of five. */
export const gameV1With = (editions: readonly Edition[]): Game<State, Move, Event, View, OptionsV1> => ({
  ...gameWith(editions),
  rulesVersion: 1,
  options: optionsV1With(editions.map(({ id }) => id)),
});
