import { signal } from '@preact/signals';
import { LANGS, type Lang, type Seat, seat } from '@saloon/kernel';
import { GAME_KINDS, type GameKind, gameKindOf, type TableInfo } from '@saloon/protocol';
import { keptList } from './kept-list.ts';

/** How a finished game ended for this person, as this browser saw it. */
export type FinishedGame = {
  readonly table: string;
  readonly isSolo: boolean;
  readonly game: string;
  /** The other players, bots under their English names. */
  readonly others: readonly string[];
  readonly seat: number;
  readonly place: number;
  readonly seats: number;
  readonly points: number;
  /** The score in words, where the game has its own: an amount of money, or nothing at all. */
  readonly score?: Readonly<Record<Lang, string>> | undefined;
  /** When the end was first seen, in milliseconds since 1970. */
  readonly at: number;
  /** What the game was part of. */
  readonly kind?: GameKind | undefined;
  /** Everyone played on this device: who won. `others` are all players, and `seat` is a winner's. */
  readonly winners?: readonly string[] | undefined;
};

const isText = (value: unknown): value is string => typeof value === 'string';

function isFinished(one: unknown): one is FinishedGame {
  if (typeof one !== 'object' || one === null) return false;
  const { table, isSolo, game, others, seat, place, seats, points, score, at, winners, kind } =
    one as Partial<FinishedGame>;
  return (
    isText(table) &&
    typeof isSolo === 'boolean' &&
    isText(game) &&
    Array.isArray(others) &&
    others.every(isText) &&
    [seat, place, seats, points, at].every(Number.isFinite) &&
    (score === undefined || LANGS.every((lang) => isText(score[lang]))) &&
    (kind === undefined || GAME_KINDS.includes(kind)) &&
    (winners === undefined || (Array.isArray(winners) && winners.every(isText)))
  );
}

/** As many as the browser keeps solo games. */
const list = keptList({ key: 'saloon.finished', most: 40, newestAt: 'start', isOne: isFinished });
export const readFinished = list.parse;
export const finishedGames = signal(list.read());

type Seen = {
  readonly isSolo: boolean;
  readonly at: number;
  /** The game's own words for a score. */
  readonly say: ((points: number, lang: Lang) => string) | undefined;
};

/** The end of a game for the person in the seat `own`. */
export function finishedGame(
  info: Extract<TableInfo, { readonly phase: 'over' }>,
  own: Seat,
  { isSolo, at, say }: Seen,
): FinishedGame {
  const { id: table, game, outcome } = info;
  const others = info.seats.flatMap((chair, i) => (i === own || chair.type === 'empty' ? [] : [chair.name]));
  const place = outcome.ranks[own] ?? 1;
  const points = outcome.scores[own] ?? 0;
  const score = say && { en: say(points, 'en'), ru: say(points, 'ru') };
  const kind = gameKindOf(info);
  const result = { place, seats: info.seats.length, points, score, at };
  return { table, isSolo, game, others, seat: own, ...result, ...(kind === undefined ? {} : { kind }) };
}

/** The end of a game that everyone played on this device. */
export function sharedGame(
  info: Extract<TableInfo, { readonly phase: 'over' }>,
  seen: Omit<Seen, 'isSolo'>,
): FinishedGame {
  const all = info.seats.flatMap((chair) => (chair.type === 'empty' ? [] : [chair.name]));
  const first = info.outcome.ranks.indexOf(1);
  const winners = all.filter((_, i) => info.outcome.ranks[i] === 1);
  return { ...finishedGame(info, seat(first), { ...seen, isSolo: true }), others: all, winners };
}

/** Remembers the end of a game. A game seen again keeps its date. */
export function noteFinished(game: FinishedGame): void {
  if (finishedGames.peek().some(({ table }) => table === game.table)) return;
  finishedGames.value = list.keep([game, ...finishedGames.peek()]);
}
