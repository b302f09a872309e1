import type { Opened, OpenRequest, TableLink } from '@saloon/client';
import { gameId } from '@saloon/kernel';
import { tables } from '../../core/games/registry.ts';
import { playable } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { pathTo } from '../../core/router/paths.ts';
import { navigate, tablePath } from '../../core/router/router.ts';
import { announce } from '../../kit/live.tsx';
import { toast } from '../../kit/toast.tsx';
import { linkHere } from '../../net/links.ts';
import { lastGame } from '../../net/my-tables.ts';
import { server, soloServer } from '../../net/server.ts';
import { openSealed } from '../../net/shares.ts';
import { copyLink } from '../../shell/links.tsx';
import { whyOffline } from '../../shell/silence.tsx';
import { botGame, seatsFor } from './bot-game.ts';
import { copyInvite } from './copy-invite.ts';
import { wantsClock } from './wants-clock.ts';

/** The game that one click opens: the last one played, or the first on the wall. */
export const usualGame = (): string => {
  const last = lastGame();
  return last !== undefined && Object.hasOwn(tables, last) ? last : (playable()[0] ?? '');
};

async function openAt(link: TableLink, request: OpenRequest, isSolo: boolean): Promise<Opened> {
  const opened = await (isSolo ? link.open(request) : openSealed(link, request));
  if (opened.ok) navigate(tablePath(opened.table, isSolo));
  return opened;
}

async function openOrSay(link: TableLink, request: OpenRequest, isSolo: boolean): Promise<Opened> {
  const opened = await openAt(link, request, isSolo);
  if (!opened.ok) sayWhy(opened.code);
  return opened;
}

const sayWhy = (code: string): void =>
  void toast(t().refusals[code as keyof ReturnType<typeof t>['refusals']] ?? t().open.failed, 'harm');

/** Opens a game against bots in this browser. */
export async function playBots(game: string = usualGame()): Promise<void> {
  await openOrSay(soloServer, botGame(game), true);
}

/** After a lesson: the same game for real, against easy bots, with hints. */
export async function playEasyBots(game: string): Promise<void> {
  await openOrSay(soloServer, botGame(game, 'easy'), true);
}

/** Is the server there? If it isn't, the page says so and tries again. */
function isOnline(): boolean {
  if (server.status.type === 'online') return true;
  toast(whyOffline(), 'harm');
  server.tryNow();
  return false;
}

/** Opens a private table and shows it on this device as a big screen: the players join with their phones. */
export async function playOnScreen(game: string = usualGame()): Promise<void> {
  if (!isOnline()) return;
  const seats = Array.from({ length: seatsFor(game) }, () => ({ type: 'open' }) as const);
  const opened = await server.open({ game: gameId(game), seats, isPrivate: true, hints: 'off' });
  if (opened.ok) navigate(pathTo('/screen/:table', { table: opened.table }));
  else sayWhy(opened.code);
}

/** Opens a private table and copies its link. */
export async function inviteFriends(game: string = usualGame()): Promise<void> {
  if (!isOnline()) return;
  const open = Array.from({ length: seatsFor(game) - 1 }, () => ({ type: 'open' }) as const);
  const opened = await openOrSay(
    server,
    { game: gameId(game), seats: [{ type: 'me' }, ...open], isPrivate: true, hints: 'off' },
    false,
  );
  if (opened.ok) await copyInvite();
}

/**
 * Opens the table from the form: in this browser if the other seats are all bots, else on the server. The form shows
 * refusals.
 */
export async function openAsked(request: OpenRequest, isSolo: boolean): Promise<Opened> {
  const asked = wantsClock(request.options) ? { ...request, clock: 'always' as const } : request;
  const opened = await openAt(isSolo ? soloServer : server, asked, isSolo);
  if (opened.ok && !isSolo && request.seats.some(({ type }) => type === 'open')) await copyInvite();
  return opened;
}

/** Copies this page's address. */
export async function copyPage(): Promise<void> {
  if (!(await copyLink(linkHere(), t().table.copied))) announce(t().table.cannotCopy);
}
