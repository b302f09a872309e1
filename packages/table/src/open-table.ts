import { type FindGame, findGame } from '@saloon/catalog';
import { sha256 } from '@saloon/kernel';
import { LIMITS } from '@saloon/protocol';
import { cleanName, cleanText, cut, NAMELESS } from './chat/clean-text.ts';
import type { Opening } from './fields/opening.ts';
import { BAD_SEATS, fittingRules, type Unfit } from './game/fitting-rules.ts';
import { clockOf } from './game/play-on.ts';
import type { Entry, OpenedChair, OpenedEntry } from './log/entry.ts';
import { sceneOf } from './scene/scene-of.ts';
import type { Snapshot } from './scene/snapshot.ts';
import { botKind, botName, characterName } from './seats/bot-name.ts';
import { Table } from './table.ts';
import type { Thinkers } from './thinking/question.ts';
import { inThread } from './thinking/think.ts';

export type Opened =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly code: 'no-such-game'; readonly at: 'game' }
  | Unfit;

/**
 * Opens a table, or says why it cannot be opened so. Its first entry waits to be taken. Its bots think where `thinkers`
 * says; `find` knows the host's games.
 */
export function openTable(opening: Opening, thinkers: Thinkers = inThread, find: FindGame = findGame): Opened {
  const { request, host, before, duplicate } = opening;
  const game = find(request.game, before?.recording.rulesVersion);
  if (game === undefined) return { ok: false, code: 'no-such-game', at: 'game' };
  const rules = fittingRules(game, request.options, request.seats.length);
  if (!rules.ok) return rules;
  const own = request.seats.filter(({ type }) => type === 'me').length;
  if (own > 1) return BAD_SEATS;
  const opened: OpenedEntry = {
    type: 'opened',
    // A continued game's clock continues too.
    at: before === undefined ? 0 : clockOf(before),
    table: opening.id,
    seed: opening.seed,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: rules.options,
    title: cut(cleanText(request.title ?? ''), LIMITS.titleLength),
    isPrivate: request.isPrivate,
    watching: opening.watching ?? { isAllowed: true, delay: 0 },
    host: { user: host.user, name: cleanName(host.name) ?? NAMELESS },
    chairs: chairsOf(opening),
    ...(request.isRated === true ? { hints: 'off' } : request.hints === undefined ? {} : { hints: request.hints }),
    ...(request.standIn === undefined ? {} : { standIn: request.standIn }),
    ...(request.outsideBots === undefined
      ? {}
      : { outsideBots: request.isRated === true ? 'refused' : request.outsideBots }),
    ...(request.isRated === true && before === undefined ? { isRated: true } : {}),
    ...clockAsked(opening),
    ...(before === undefined ? {} : { before }),
    ...(duplicate === undefined ? {} : { duplicate }),
    ...(opening.tournament === undefined ? {} : { tournament: opening.tournament }),
    ...(opening.match === undefined ? {} : { match: opening.match }),
  };
  return { ok: true, table: begin(opened, thinkers, find) };
}

/**
 * Makes a table again from its log: the same scene, the same answers; nothing in it is new to anybody. Throws `LacksOption`
 * where this host no longer has what it was opened with.
 */
export function rebuildTable(
  entries: readonly Entry[],
  thinkers: Thinkers = inThread,
  find: FindGame = findGame,
): Table {
  const [opened, ...rest] = entries;
  if (opened?.type !== 'opened') throw new Error('Cannot rebuild a table: its log does not begin with its opening');
  const table = begin(opened, thinkers, find);
  table.replay(rest);
  return table;
}

/**
 * Makes a table again from a snapshot that this very code has written; `replay` then plays the entries after it. Throws
 * `LacksOption` where this host no longer has what it was opened with.
 */
export const restoreTable = (snapshot: Snapshot, thinkers: Thinkers = inThread, find: FindGame = findGame): Table =>
  Table.restore(snapshot, thinkers, find);

const clockAsked = ({ request, isUnhurried }: Opening): { readonly clock?: 'always' | 'never' } => {
  if (isUnhurried === true) return { clock: 'never' };
  return request.clock === undefined ? {} : { clock: request.clock };
};

const begin = (opened: OpenedEntry, thinkers: Thinkers, find: FindGame): Table =>
  new Table(sceneOf(opened, find), opened, thinkers);

function chairsOf({ request, host, guests = [], seed, isReady = false, before }: Opening): readonly OpenedChair[] {
  const chairs: OpenedChair[] = [];
  const people = [host, ...guests].map(({ name }) => cleanName(name) ?? NAMELESS);
  for (const [seat, asked] of request.seats.entries()) {
    const guest = asked.type === 'me' ? host : guests.find((one) => one.seat === seat);
    if (asked.type === 'bot') {
      const taken = chairs.flatMap((chair) => (chair.type === 'empty' ? [] : chair.name));
      // In a continued game a bot keeps the name of the player whose seat it takes.
      const own = before?.recording.names?.[seat] || characterName(asked.personality);
      const name = botName(sha256(seed), seat, [...people, ...taken], own);
      chairs.push({ type: 'bot', name, ...botKind(asked.level, asked.personality) });
    } else if (guest !== undefined) {
      const person = { type: 'person', user: guest.user, name: cleanName(guest.name) ?? NAMELESS, isReady } as const;
      const seal = guest.seal ?? (asked.type === 'me' ? request.seal : undefined);
      chairs.push({ ...person, ...(guest.isBot === true ? { isBot: true } : {}), ...(seal && { seal }) });
    } else chairs.push({ type: 'empty' });
  }
  return chairs;
}
