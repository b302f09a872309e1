import { below, choose, type Rng, sha256 } from '@saloon/kernel';
import { type ClientMessage, EMOTES, PROTOCOL, type TableId } from '@saloon/protocol';
import { parseShare, type Share, sealOf } from '@saloon/recording';
import { MANY_PEOPLE } from '../core/limits/limits.ts';
import type { TestClient } from './client.ts';
import { mutated, nonsense } from './mutate.ts';

const NO_LIMIT = 1e9;
/** Lifts the limits that would close a flooding connection, so that every message is read. */
export const FLOOD_LIMITS = {
  ...MANY_PEOPLE,
  blockLongest: 0,
  burst: NO_LIMIT,
  perSecond: NO_LIMIT,
  chatBurst: NO_LIMIT,
  strikes: NO_LIMIT,
  joinBurst: NO_LIMIT,
  watcherBurst: NO_LIMIT,
  watcherTalkBurst: NO_LIMIT,
  helloWithin: NO_LIMIT,
  tablesPerUser: 200,
};

/** `games` are those whose tables it opens; by default a fast one. */
export type Attacker = { client: TestClient; ids: number; readonly games?: readonly string[] };

/** Ann and Bob at a table that nobody else may watch, in the middle of a game. */
export async function quietTable(ann: TestClient, bob: TestClient): Promise<TableId> {
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open({ isPrivate: true });
  await ann.join(table);
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  await ann.order(table, { type: 'set-watching', isAllowed: false, delay: 0 });
  await ann.order(table, { type: 'start' });
  return table;
}

export const seenBy = (one: TestClient, table: TableId): unknown => {
  const { version, info, view, offer } = one.table(table);
  return { version, info, view, offer };
};

const LEVELS = ['easy', 'normal', 'hard', 'legend'] as const;
/** A valid share for the shuffle, and one that fits no seal. */
const [SHARE, OTHER_SHARE] = [shareFrom('a share'), shareFrom('another')];

function shareFrom(text: string): Share {
  const share = parseShare(sha256(text));
  if (share === undefined) throw new Error('Cannot make a share: a hash is none');
  return share;
}

/** A message that a client could send, mostly at the wrong moment. */
function message(rng: Rng, attacker: Attacker, tables: readonly TableId[]): ClientMessage {
  const { client, ids, games = ['wright-brothers'] } = attacker;
  const table = choose(rng, tables);
  const id = `f${below(rng, 3) === 0 ? below(rng, 50) : ids}`;
  const seat = below(rng, 6);
  const offer = client.tables.get(table)?.offer;
  const offered = offer !== undefined && offer.moves.length > 0 ? choose(rng, offer.moves) : { type: 'pass' };
  const type = (offered as { type: string }).type;
  const answers = offer?.questions[type];
  const move = {
    type: 'move',
    move: offered,
    ...(answers === undefined ? {} : { answers }),
    reaction: below(rng, 900),
  } as const;
  const commands = [
    move,
    move,
    move,
    move,
    move,
    move,
    { type: 'sit', seat },
    { type: 'sit', seat, seal: sealOf(SHARE) },
    { type: 'show-share', share: choose(rng, [SHARE, OTHER_SHARE]) },
    { type: 'stand' },
    { type: 'start' },
    { type: 'start' },
    { type: 'set-ready', isReady: below(rng, 2) === 0 },
    { type: 'seat-bot', seat, level: choose(rng, LEVELS) },
    { type: 'clear-seat', seat },
    { type: 'set-rules', options: { rounds: below(rng, 4) }, seats: 1 + below(rng, 6) },
    { type: 'set-rules', game: choose(rng, ['bang-duel', 'wright-brothers', 'poker']), options: {}, seats: 2 },
    { type: 'chat', text: nonsense(rng) },
    { type: 'chat', text: nonsense(rng), to: 'team' },
    { type: 'emote', emote: choose(rng, EMOTES) },
    { type: 'ask-undo' },
    { type: 'answer-undo', isAgreed: below(rng, 2) === 0 },
    { type: 'rematch' },
    { type: 'rematch', seal: sealOf(SHARE) },
    { type: 'comment', step: below(rng, 60), text: nonsense(rng) },
    { type: 'set-watching', isAllowed: below(rng, 2) === 0, delay: below(rng, 5) },
  ] as const;
  const order: ClientMessage = { type: 'do', table, id, command: choose(rng, commands) };
  const others: readonly ClientMessage[] = [
    { type: 'hello', protocol: PROTOCOL, secret: client.secret },
    { type: 'watch-lobby' },
    { type: 'unwatch-lobby' },
    { type: 'join', table, since: below(rng, 40) },
    { type: 'join', table },
    { type: 'unjoin', table },
    { type: 'pong', n: below(rng, 1000) },
    // Each one runs a search: only if there is time for it.
    attacker.games === undefined ? { type: 'unjoin', table } : { type: 'ask-hint', table, id },
  ];
  // A new name is sent to every table of the user: a few are enough.
  if (below(rng, 100) === 0) return { type: 'set-name', name: nonsense(rng) };
  if (below(rng, 400) === 0) {
    const seats = Array.from({ length: 1 + below(rng, 6) }, () =>
      choose(rng, [{ type: 'me' }, { type: 'open' }, { type: 'bot', level: 'easy' }] as const),
    );
    return {
      type: 'open-table',
      id,
      game: choose(rng, games),
      seats,
      isPrivate: below(rng, 2) === 0,
      options: below(rng, 2) === 0 ? {} : { rounds: 1 },
    };
  }
  return below(rng, 3) > 0 ? order : choose(rng, others);
}

/** The next text of an attacker: a message, one with something wrong in it, or nonsense. */
export function fuzzText(rng: Rng, attacker: Attacker, tables: readonly TableId[]): string {
  attacker.ids += 1;
  const plain = message(rng, attacker, tables);
  const kind = below(rng, 10);
  return (kind === 0 ? nonsense(rng) : JSON.stringify(kind < 4 ? mutated(rng, plain) : plain)) ?? 'undefined';
}
