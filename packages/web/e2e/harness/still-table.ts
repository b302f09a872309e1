import { type AnyGame, defaultOptions, randomInput, rngFrom, type Seat, seat, seedOf } from '@saloon/kernel';
import {
  type ChatLine,
  type ClientMessage,
  PROTOCOL,
  type ServerMessage,
  type TableInfo,
  tableId,
} from '@saloon/protocol';
import type { Page } from 'playwright-core';
import { stagedInfo } from './staged-info.ts';

/** A position of a game, and a player who is asked in it. */
export type Position = { readonly state: unknown; readonly you: Seat; readonly phase: string };

const TABLE = tableId('stilltable');
const NAMES = ['Ann', 'Bartholomew', 'Cal', 'Dot', 'Константин', 'Fay', 'Gus', 'Hal', 'Ida'];

/** Every position of a random game, with each player who is asked in it, and its end. */
export function* positionsOf(game: AnyGame, seats: number, seed: number, options: object = {}): Generator<Position> {
  const state = game.setup({ ...(defaultOptions(game.options) as object), ...options }, seats, seedOf(seed));
  const rng = rngFrom(seedOf(seed + 1));
  while (game.outcome(state) === undefined) {
    for (const you of game.toAct(state)) yield { state: game.clone(state), you, phase: phaseOf(game, state, you) };
    game.apply(state, randomInput(game, state, rng));
  }
  yield { state, you: seat(0), phase: 'over' };
}

/** The events of a random game, as one seat gets them. */
export function eventsOf(game: AnyGame, seats: number, seed: number, you: Seat): readonly unknown[] {
  const state = game.setup(defaultOptions(game.options), seats, seedOf(seed));
  const rng = rngFrom(seedOf(seed + 1));
  const events: unknown[] = [];
  while (game.outcome(state) === undefined)
    game.apply(state, randomInput(game, state, rng), (event) => {
      const seen = game.redact(event, you);
      if (seen !== undefined) events.push(seen);
    });
  return events;
}

/** The last position of each phase, when the most is on the table. */
export const lastOfEach = (game: AnyGame, seats: number, seed: number): readonly Position[] => [
  ...new Map([...positionsOf(game, seats, seed)].map((one) => [one.phase, one])).values(),
];

/** The first position with this question, in any game. */
export function positionWhere(
  game: AnyGame,
  seats: number,
  isIt: (view: unknown) => boolean,
  options: object = {},
): Position {
  const GAMES = 50;
  for (let seed = 1; seed <= GAMES; seed++)
    for (const one of positionsOf(game, seats, seed, options)) if (isIt(game.view(one.state, one.you))) return one;
  throw new Error(`Cannot find the position: it came in none of ${GAMES} games of ${game.id}`);
}

const phaseOf = (game: AnyGame, state: unknown, you: Seat): string =>
  String((game.view(state, you) as { readonly phase?: unknown }).phase ?? '');

/** What else the staged server sends. */
export type Told = {
  readonly info?: Partial<TableInfo>;
  readonly chat?: readonly ChatLine[];
  /** What happened before, for the log. */
  readonly events?: readonly unknown[];
  /** What happens as soon as the table is shown, without a change of the view. */
  readonly next?: readonly unknown[];
  /**
   * The answers to the moves that are sent, in order: `done`, or the code of a refusal. Further moves get no answer.
   */
  readonly moves?: readonly string[];
  /** The file of the finished game. By default it is empty. */
  readonly recording?: string;
};

/** Shows a table in a fixed position without a server: it can be looked at, not played. */
export async function showStill(page: Page, game: AnyGame, { state, you }: Position, told: Told = {}): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const say = (message: object) => socket.send(JSON.stringify(message));
    const moves = game.legalMoves(state, you);
    const questions = Object.fromEntries(
      moves.map((move) => [(move as { readonly type: string }).type, game.question(state, move)]),
    );
    const outcomes = [...(told.moves ?? [])];
    socket.onMessage((text) => {
      const message = JSON.parse(text.toString()) as ClientMessage;
      const { type } = message;
      const outcome = message.type === 'do' && message.command.type === 'move' ? outcomes.shift() : undefined;
      if (message.type === 'do' && outcome !== undefined) {
        const { id } = message;
        const isDone = outcome === 'done';
        say(isDone ? { type: 'done', table: TABLE, id, version: 1 } : { type: 'refused', id, code: outcome });
      }
      if (type === 'hello') say({ type: 'welcome', protocol: PROTOCOL, user: 'ann', name: 'Ann' });
      if (type === 'watch-lobby') say({ type: 'lobby', tables: [] } satisfies ServerMessage);
      if (type !== 'join') return;
      say({
        type: 'sync',
        table: TABLE,
        version: 1,
        now: game.now(state),
        info: { ...stagedInfo(TABLE, game, state, NAMES), ...told.info },
        you: { seat: you, isHost: true },
        offer: { use: [0], put: { 0: moves }, questions },
        view: game.view(state, you),
        events: told.events ?? [],
        chat: told.chat ?? [],
      });
      const next = { type: 'step', table: TABLE, version: 2, now: game.now(state), events: told.next };
      if (told.next !== undefined) say(next);
    });
  });
  await page.route('**/api/tables/*/recording', (route) => route.fulfill({ body: told.recording ?? '' }));
  await page.goto(`/table/${TABLE}`);
  await page.locator('.table-scene').waitFor();
}
