import { botOf, playGame } from '@saloon/arena';
import { type AnyGame, defaultOptions, type Seat, seat, seatsOf, seedOf } from '@saloon/kernel';
import { PROTOCOL, type ServerMessage, tableId } from '@saloon/protocol';
import type { Page } from 'playwright-core';
import { stagedInfo } from '../../packages/web/e2e/harness/staged-info.ts';

/** A moment of a game between bots: the first one after `after` inputs in which seat 0 has a choice in this phase. */
export type Moment = {
  readonly game: AnyGame;
  readonly seats: number;
  readonly seed: number;
  readonly after: number;
  readonly phase?: string;
};

const TABLE = tableId('picturetable');
const YOU = seat(0);
/** How many events the log gets. */
const LOGGED = 60;

/** Opens the real page at a table that stands in this moment of a game, with these names. */
export async function showMoment(page: Page, moment: Moment, names: readonly string[]): Promise<void> {
  const { game } = moment;
  const { state, events } = positionAt(moment);
  const moves = game.legalMoves(state, YOU);
  const questions = Object.fromEntries(
    moves.map((move) => [(move as { readonly type: string }).type, game.question(state, move)]),
  );
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const send = (message: object) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const { type } = JSON.parse(text.toString()) as { readonly type: string };
      if (type === 'hello') send({ type: 'welcome', protocol: PROTOCOL, user: 'ann', name: names[0] });
      if (type === 'watch-lobby') send({ type: 'lobby', tables: [] } satisfies ServerMessage);
      if (type !== 'join') return;
      send({
        type: 'sync',
        table: TABLE,
        version: 1,
        now: game.now(state),
        info: stagedInfo(TABLE, game, state, names),
        you: { seat: YOU, isHost: true },
        offer: { use: [0], put: { 0: moves }, questions },
        view: game.view(state, YOU),
        events: events.slice(-LOGGED),
        chat: [],
      });
    });
  });
  await page.goto(`/table/${TABLE}`);
  await page.locator('.table-scene').waitFor();
}

function positionAt({ game, seats, seed, after, phase }: Moment) {
  const setup = { options: defaultOptions(game.options), seats, seed: seedOf(seed) };
  const bots = seatsOf(seats).map(() => botOf('greedy'));
  const { recording } = playGame(game, bots, { ...setup, record: true });
  const events: unknown[] = [];
  const emit = (event: unknown) => {
    const seen = game.redact(event, YOU);
    if (seen !== undefined) events.push(seen);
  };
  const state = game.setup(setup.options, setup.seats, setup.seed, emit);
  for (const [at, input] of (recording?.inputs ?? []).entries()) {
    if (at >= after && isChoice(game, state, YOU) && (phase === undefined || phaseOf(game, state) === phase)) break;
    game.apply(state, input, emit);
  }
  return { state, events };
}

const isChoice = (game: AnyGame, state: unknown, by: Seat): boolean =>
  game.toAct(state).includes(by) && game.legalMoves(state, by).length > 1;

const phaseOf = (game: AnyGame, state: unknown): unknown =>
  (game.view(state, YOU) as { readonly phase?: unknown }).phase;
