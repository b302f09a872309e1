import { type AnyGame, defaultOptions, randomInput, rngFrom, type Seat, seat, seedOf } from '@saloon/kernel';
import { PROTOCOL, type ServerMessage, type TableInfo, tableId } from '@saloon/protocol';
import type { Page, WebSocketRoute } from 'playwright-core';
import { stagedInfo } from './staged-info.ts';

const TABLE = tableId('recordedtable');
const BOT: TableInfo['seats'][number] = { type: 'bot', name: 'Hank', level: 'easy' };
const NAMES = ['Ann', 'Bartholomew', 'Cal', 'Dot', 'Константин', 'Fay'];

type Setup = {
  readonly seats: number;
  readonly seed: number;
  readonly you?: Seat;
  readonly isAgainstBots?: boolean;
  /** The code with which every move is refused; without it, moves are done. */
  readonly refusal?: string;
};

type Course = {
  /** What this seat sees, position by position. */
  readonly views: readonly unknown[];
  /** Shows the position of that number, and waits until it is on screen: as if its player had been away until now. */
  readonly show: (at: number, isMissed?: boolean) => Promise<void>;
};

/** A whole random game as one seat sees it, without a server: one page shows position after position. */
export async function showCourse(
  page: Page,
  game: AnyGame,
  { seats, seed, you = seat(0), isAgainstBots = false, refusal }: Setup,
): Promise<Course> {
  const state = game.setup(defaultOptions(game.options), seats, seedOf(seed));
  const rng = rngFrom(seedOf(seed + 1));
  const states = [game.clone(state)];
  const events: unknown[][] = [[]];
  while (game.outcome(state) === undefined) {
    const came: unknown[] = [];
    game.apply(state, randomInput(game, state, rng), (event) => {
      const seen = game.redact(event, you);
      if (seen !== undefined) came.push(seen);
    });
    states.push(game.clone(state));
    events.push(came);
  }
  let last = -1;
  let line: WebSocketRoute | undefined;
  const say = (message: object) => line?.send(JSON.stringify(message));
  const sync = (at: number, isMissed = false) => {
    const now = states[at];
    const info = stagedInfo(TABLE, game, now, NAMES);
    const moves = game.legalMoves(now, you);
    const questions = Object.fromEntries(
      moves.map((move) => [(move as { readonly type: string }).type, game.question(now, move)]),
    );
    say({
      type: 'sync',
      table: TABLE,
      version: at + 1,
      now: game.now(now),
      info: { ...info, seats: isAgainstBots ? info.seats.map((one, i) => (i === you ? one : BOT)) : info.seats },
      you: { seat: you, isHost: true },
      offer: { use: [0], put: { 0: moves }, questions },
      view: game.view(now, you),
      events: events.slice(last + 1, at + 1).flat(),
      chat: [],
      ...(isMissed ? { missed: 'all' } : {}),
    });
    last = at;
  };
  await page.routeWebSocket(/\/ws$/, (socket) => {
    line = socket;
    socket.onMessage((text) => {
      const { type, id } = JSON.parse(text.toString()) as { readonly type: string; readonly id?: number };
      if (type === 'hello') say({ type: 'welcome', protocol: PROTOCOL, user: 'ann', name: 'Ann' });
      if (type === 'watch-lobby') say({ type: 'lobby', tables: [] } satisfies ServerMessage);
      if (type === 'join') sync(0);
      if (type !== 'do') return;
      say(
        refusal === undefined
          ? { type: 'done', table: TABLE, id, version: last + 1 }
          : { type: 'refused', id, code: refusal },
      );
    });
  });
  await page.goto(`/table/${TABLE}`);
  await page.locator('.table-scene[data-layout]').waitFor();
  return {
    views: states.map((one) => game.view(one, you)),
    show: async (at, isMissed) => {
      sync(at, isMissed);
      await page.locator(`#main[data-shown="${at + 1}"]`).waitFor({ state: 'attached' });
    },
  };
}
