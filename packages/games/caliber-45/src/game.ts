import { type Game, gameId } from '@saloon/kernel';
import { knowledge } from './bots/knowledge.ts';
import { apply } from './rules/apply.ts';
import { type Edition, lootIn } from './rules/box.ts';
import { clone } from './rules/clone.ts';
import { boxesOf } from './rules/editions.ts';
import { legalMoves, toAct } from './rules/legal-moves.ts';
import type { Event, Move } from './rules/moves.ts';
import { formatMove, parseMove } from './rules/notation.ts';
import { type Options, type OptionsV1, optionsV1With, optionsWith } from './rules/options.ts';
import { outcome, persona } from './rules/outcome.ts';
import { redact } from './rules/redact.ts';
import { redeal } from './rules/redeal.ts';
import { question, refuse } from './rules/refuse.ts';
import { seatsFor } from './rules/seating.ts';
import { setupWith } from './rules/setup.ts';
import type { State } from './rules/state.ts';
import { deadline, teamsOf, view, views } from './rules/view.ts';
import { textWith } from './text/index.ts';
import { problemOf } from './wire/options-problem.ts';
import type { View } from './wire/view-types.ts';

/** The game with these editions; the first one is the default. */
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
    persona,
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

/** For tables and recordings of version 1, which had no head start and split five players into three teams. */
export const gameV1With = (editions: readonly Edition[]): Game<State, Move, Event, View, OptionsV1> => ({
  ...gameWith(editions),
  rulesVersion: 1,
  options: optionsV1With(editions.map(({ id }) => id)),
});
