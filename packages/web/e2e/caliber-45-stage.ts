import { caliber45, type State } from '@saloon/caliber-45';
import { type Seat, tryPlay } from '@saloon/kernel';
import { type ClientMessage, PROTOCOL, type ServerMessage, type TableInfo, tableId } from '@saloon/protocol';
import type { Page } from 'playwright-core';
import { stagedInfo } from './harness/staged-info.ts';

const TABLE = tableId('onstage45');
const NAMES = ['Ann', 'Bob', 'Cal', 'Dot'];

/**
 * A page at a table in a chosen position: the real engine behind the socket, without a server. The other players do
 * what `others` says. Returns the moves that the page sent.
 */
export async function stage(
  page: Page,
  state: State,
  you: Seat,
  others: (state: State, by: Seat) => unknown,
): Promise<readonly unknown[]> {
  const came: unknown[] = [];
  await page.routeWebSocket(/\/ws$/, (socket) => {
    let version = 1;
    const say = (message: object) => socket.send(JSON.stringify(message));
    const seen = () => ({
      table: TABLE,
      version,
      now: state.at,
      offer: { use: [0], put: { 0: caliber45.legalMoves(state, you) }, questions: questionsOf(state, you) },
    });
    const play = (by: Seat, move: unknown, answers = state.question): boolean => {
      const events: unknown[] = [];
      const { ok } = tryPlay(caliber45, state, { at: state.at, seat: by, move, answers }, (event) => {
        const told = caliber45.redact(event, you);
        if (told !== undefined) events.push(told);
      });
      version += 1;
      const news = { view: { '=': caliber45.view(state, you) }, events, ...endOf(state) };
      if (ok) say({ type: 'step', ...seen(), ...news });
      return ok;
    };
    socket.onMessage((text) => {
      const message = JSON.parse(text.toString()) as ClientMessage;
      if (message.type === 'hello') say({ type: 'welcome', protocol: PROTOCOL, user: 'ann', name: 'Ann' });
      if (message.type === 'watch-lobby') say({ type: 'lobby', tables: [] } satisfies ServerMessage);
      if (message.type === 'join') {
        const view = caliber45.view(state, you);
        say({
          type: 'sync',
          ...seen(),
          info: stagedInfo(TABLE, caliber45, state, NAMES),
          you: { seat: you, isHost: true },
          view,
          events: [],
          chat: [],
        });
      }
      if (message.type !== 'do' || message.command.type !== 'move') return;
      came.push(message.command.move);
      const ok = play(you, message.command.move, message.command.answers);
      say(
        ok
          ? { type: 'done', table: TABLE, id: message.id, version }
          : { type: 'refused', table: TABLE, id: message.id, code: 'illegal-move' },
      );
      while (caliber45.outcome(state) === undefined && state.phase !== 'arming' && state.active !== you) {
        const by = state.active;
        if (!play(by, others(state, by))) throw new Error(`Cannot go on: seat ${by} has no answer in ${state.phase}`);
      }
    });
  });
  // Nobody recorded the game.
  await page.route('**/api/tables/*/recording', (route) => route.fulfill({ body: '' }));
  await page.goto(`/table/${TABLE}`);
  return came;
}

/** The info that comes with the last step of a game. */
const endOf = (state: State): { readonly info?: TableInfo } => {
  const outcome = caliber45.outcome(state);
  if (outcome === undefined) return {};
  const info = stagedInfo(TABLE, caliber45, state, NAMES);
  return { info: { ...info, phase: 'over', dealtAt: 0, outcome, seed: 'seed', rematch: undefined, next: undefined } };
};

const questionsOf = (state: State, you: Seat): Readonly<Record<string, number>> =>
  Object.fromEntries(caliber45.legalMoves(state, you).map(({ type }) => [type, state.question]));
