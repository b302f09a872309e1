import { findGame } from '@saloon/catalog';
import { formatProblem, parseOptions, sha256 } from '@saloon/kernel';
import { LIMITS } from '@saloon/protocol';
import { botName } from './bot-name.ts';
import { cleanName, cleanText, cut, NAMELESS } from './clean-text.ts';
import type { Opening } from './contract.ts';
import type { Entry, OpenedChair } from './entry.ts';
import { Scene } from './scene.ts';
import { Table } from './table.ts';

export type Opened =
  | { readonly ok: true; readonly table: Table }
  /** `at` says what exactly is wrong. */
  | { readonly ok: false; readonly code: 'no-such-game' | 'bad-options' | 'bad-seats'; readonly at: string };

/** Opens a table, or says why it cannot be opened so. Its first entry waits to be taken. */
export function openTable(opening: Opening): Opened {
  const { request, host } = opening;
  const game = findGame(request.game);
  if (game === undefined) return { ok: false, code: 'no-such-game', at: request.game };
  const parsed = parseOptions(game.options, request.options);
  if (!parsed.ok) return { ok: false, code: 'bad-options', at: formatProblem(parsed.problems[0]) };
  const problem = seatProblem(opening, game.seats(parsed.options));
  if (problem !== undefined) return { ok: false, code: 'bad-seats', at: problem };
  const table = begin({
    type: 'opened',
    at: 0,
    table: opening.id,
    seed: opening.seed,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: parsed.options as Readonly<Record<string, string | number | boolean>>,
    title: cut(cleanText(request.title ?? ''), LIMITS.titleLength),
    isPrivate: request.isPrivate,
    watching: opening.watching ?? { isAllowed: true, delay: 0 },
    host: { user: host.user, name: cleanName(host.name) ?? NAMELESS },
    chairs: chairsOf(opening),
  });
  return { ok: true, table };
}

function seatProblem(
  { request }: Opening,
  { min, max }: { readonly min: number; readonly max: number },
): string | undefined {
  const { length } = request.seats;
  if (length < min || length > max) return `${length} seats, the game has ${min} to ${max}`;
  const own = request.seats.filter(({ type }) => type === 'me').length;
  return own > 1 ? `${own} seats for one person` : undefined;
}

/** Makes a table again from its log: the same scene, the same answers; nothing in it is new to anybody. */
export function rebuildTable(entries: readonly Entry[]): Table {
  const [opened, ...rest] = entries;
  if (opened?.type !== 'opened') throw new Error('Cannot rebuild a table: its log does not begin with its opening');
  const table = begin(opened);
  table.replay(rest);
  return table;
}

function begin(opened: Entry & { type: 'opened' }): Table {
  const game = findGame(opened.game);
  if (game === undefined) throw new Error(`Cannot open table ${opened.table}: there is no game ${opened.game}`);
  if (game.rulesVersion !== opened.rulesVersion) {
    throw new Error(
      `Cannot open table ${opened.table}: it was begun with version ${opened.rulesVersion} of the rules, ` +
        `this program plays ${game.rulesVersion}`,
    );
  }
  return new Table(Scene.open(game, opened), opened);
}

function chairsOf({ request, host, guests = [], seed, isReady = false }: Opening): readonly OpenedChair[] {
  const chairs: OpenedChair[] = [];
  const people = [host, ...guests].map(({ name }) => cleanName(name) ?? NAMELESS);
  for (const [seat, asked] of request.seats.entries()) {
    const guest = asked.type === 'me' ? host : guests.find((one) => one.seat === seat);
    if (asked.type === 'bot') {
      const taken = chairs.flatMap((chair) => (chair.type === 'empty' ? [] : chair.name));
      const name = botName(sha256(seed), seat, [...people, ...taken]);
      chairs.push({ type: 'bot', name, level: asked.level });
    } else if (guest !== undefined) {
      chairs.push({ type: 'person', user: guest.user, name: cleanName(guest.name) ?? NAMELESS, isReady });
    } else chairs.push({ type: 'empty' });
  }
  return chairs;
}
