import { signal } from '@preact/signals';
import { type GameId, gameId } from '@saloon/kernel';
import { type TableId, tableId } from '@saloon/protocol';
import { isPassTable } from './solo/pass-table.ts';
import { tables } from './tables/index.ts';

/** The current page. */
export type Route =
  | { readonly type: 'lobby' }
  | { readonly type: 'table'; readonly table: TableId; readonly isSolo: boolean }
  /** The big screen in a room, a phone beside it, and the page for its code. */
  | { readonly type: 'screen' | 'hand'; readonly table: TableId }
  | { readonly type: 'join'; readonly code: string }
  /** A table that everyone plays on this device. */
  | { readonly type: 'pass'; readonly table: TableId }
  /** All games with their lessons and rules. */
  | { readonly type: 'rule-books' }
  /** The games this person plays and has played. */
  | { readonly type: 'my-games' }
  | { readonly type: 'me' }
  /** What to do when phones can't reach the server. */
  | { readonly type: 'network' }
  /** The page that a link for another device opens. */
  | { readonly type: 'link'; readonly code: string }
  /** The page that a friend's link opens. */
  | { readonly type: 'add-friend'; readonly user: string }
  | { readonly type: 'admin' }
  | { readonly type: 'privacy' }
  | { readonly type: 'profile'; readonly handle: string }
  | { readonly type: 'leaders' }
  /** Who wins between equal bots. */
  | { readonly type: 'balance' }
  | { readonly type: 'tournaments' }
  | { readonly type: 'tournament'; readonly id: string }
  /** Today's deals, or the results of one. */
  | { readonly type: 'daily' }
  | { readonly type: 'deal'; readonly game: GameId; readonly day: string }
  /** A challenge, or two finished games: `table-table`. */
  | { readonly type: 'compare'; readonly id: string }
  | { readonly type: 'rules'; readonly game: GameId; readonly rule: string | undefined }
  | { readonly type: 'lesson'; readonly game: GameId }
  | { readonly type: 'puzzles' }
  /** One puzzle; `game` is empty for the puzzle of the day. */
  | { readonly type: 'puzzle'; readonly game: string; readonly id: string; readonly theme: string | undefined }
  /** `isBefore`: the game that a solo table continues. */
  | { readonly type: 'replay'; readonly table: string; readonly isSolo: boolean; readonly isBefore?: true }
  /** The replay of a game that comes with the client. */
  | { readonly type: 'sample'; readonly game: GameId }
  /** The coach, for a file if `table` is empty. */
  | { readonly type: 'coach'; readonly table: string; readonly isSolo: boolean; readonly isBefore: boolean }
  /** For developers: all tables in hard situations, those of a game, or one of them. */
  | { readonly type: 'gallery'; readonly game: string; readonly scene: string }
  | { readonly type: 'nowhere' };

/**
 * Reads a path: `/`, `/games`, `/me`, `/u/wyatt`, `/leaders`, `/help/network`, `/table/x`, `/solo/x`, `/pass/x`, `/screen/x`, `/hand/x`, `/join/7KQF`, `/rules`, `/rules/colt-express#CE-MOVE-3`, `/learn/colt-express`, `/puzzles`, `/puzzle/daily`, `/puzzle/colt-express/1b0a3aa1-25#plan`, `/replay`, `/replay/x`,
 * `/replay/solo/x`, `/replay/solo/x/before`, `/replay/sample/colt-express`, `/coach`, `/coach/x`, `/coach/solo/x`, `/coach/solo/x/before`, `/gallery`,
 * `/gallery/colt-express`, `/gallery/colt-express/heist`.
 */
export function parseRoute(path: string, hash = ''): Route {
  const [first = '', second = '', third = '', fourth = ''] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  if (first === '') return { type: 'lobby' };
  const isId = (id: string) => /^[a-z0-9]{6,32}$/.test(id);
  if ((first === 'table' || first === 'solo') && isId(second)) {
    return { type: 'table', table: tableId(second), isSolo: first === 'solo' };
  }
  if ((first === 'screen' || first === 'hand') && isId(second)) return { type: first, table: tableId(second) };
  if (first === 'join') return { type: 'join', code: second };
  if (first === 'pass' && isId(second)) return { type: 'pass', table: tableId(second) };
  const isGame = (id: string) => Object.hasOwn(tables, id);
  if (first === 'rules' && isGame(second)) {
    return { type: 'rules', game: gameId(second), rule: hash.length > 1 ? decode(hash.slice(1)) : undefined };
  }
  if ((first === 'rules' || first === 'learn') && second === '') return { type: 'rule-books' };
  if (first === 'games' && second === '') return { type: 'my-games' };
  if (first === 'me' && second === '') return { type: 'me' };
  if (first === 'help' && second === 'network') return { type: 'network' };
  if (first === 'link' && /^[\w-]{22}$/.test(second)) return { type: 'link', code: second };
  if (first === 'add' && /^[0-9a-f]{24}$/.test(second)) return { type: 'add-friend', user: second };
  if ((first === 'admin' || first === 'privacy') && second === '') return { type: first };
  if ((first === 'leaders' || first === 'balance') && second === '') return { type: first };
  if (first === 'tournaments' && second === '') return { type: 'tournaments' };
  if (first === 'tournament' && /^[0-9a-f]{16}$/.test(second)) return { type: 'tournament', id: second };
  if (first === 'daily' && second === '') return { type: 'daily' };
  if (first === 'daily' && isGame(second) && /^\d{4}-\d\d-\d\d$/.test(third)) {
    return { type: 'deal', game: gameId(second), day: third };
  }
  if (first === 'compare' && /^[a-z0-9]{6,32}(-[a-z0-9]{6,32})?$/.test(second)) return { type: 'compare', id: second };
  if (first === 'u' && second !== '' && third === '') return { type: 'profile', handle: second.replace(/^@/, '') };
  if (first === 'learn' && isGame(second)) return { type: 'lesson', game: gameId(second) };
  if (first === 'puzzles' && second === '') return { type: 'puzzles' };
  if (first === 'puzzle') {
    const theme = /^#[a-z]+$/.test(hash) ? hash.slice(1) : undefined;
    if (second === 'daily' && third === '') return { type: 'puzzle', game: '', id: '', theme };
    if (isGame(second) && /^[0-9a-f]{8}-\d{1,5}$/.test(third))
      return { type: 'puzzle', game: second, id: third, theme };
  }
  if (first === 'replay' && second === 'solo' && isId(third)) {
    const replay = { type: 'replay', table: third, isSolo: true } as const;
    return fourth === 'before' ? { ...replay, isBefore: true } : replay;
  }
  if (first === 'replay' && second === 'sample') {
    return isGame(third) ? { type: 'sample', game: gameId(third) } : { type: 'nowhere' };
  }
  // A replay without a table is a file's, or of the game in the link.
  if (first === 'replay' && second === '') return { type: 'replay', table: '', isSolo: false };
  if (first === 'replay' && isId(second)) return { type: 'replay', table: second, isSolo: false };
  if (first === 'coach') {
    const isSolo = second === 'solo';
    const table = isSolo ? third : second;
    if (isId(table) || (table === '' && !isSolo)) {
      return { type: 'coach', table, isSolo, isBefore: isSolo && fourth === 'before' };
    }
  }
  if (first === 'gallery' && (second === '' || isGame(second)) && /^[a-z0-9-]*$/.test(third)) {
    return { type: 'gallery', game: second, scene: third };
  }
  return { type: 'nowhere' };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The ids of tables on one device say so: they are stored beside the solo tables. */
export const tablePath = (table: TableId, isSolo: boolean): string =>
  `/${isPassTable(table) ? 'pass' : isSolo ? 'solo' : 'table'}/${table}`;

const here = (): Route =>
  typeof location === 'undefined' ? { type: 'lobby' } : parseRoute(location.pathname, location.hash);
export const route = signal<Route>(here());

export function navigate(path: string, isReplacing = false): void {
  if (isReplacing) history.replaceState(undefined, '', path);
  else history.pushState(undefined, '', path);
  route.value = here();
  scrollTo(0, 0);
}

/** Handles the browser's Back and Forward, and clicks on internal links. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    route.value = here();
  });
  addEventListener('hashchange', () => {
    route.value = here();
  });
  addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    navigate(link.pathname + link.hash);
  });
}
