import type { Level, Personality } from '@saloon/kernel';
import * as v from 'valibot';
import { CHARACTER_NAMES } from './characters.ts';
import { PROTOCOL } from './ids.ts';
import { LIMITS } from './limits.ts';
import { endpoint, pushSubscription } from './push.ts';
import type { ErrorCode } from './server-message.ts';
import { EMOTES, HINTS, OUTSIDE_BOTS } from './table-info.ts';

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const seat = count(15);
/** An id that the client chooses, so that a retry is never carried out twice. */
const COMMAND_ID = /^[A-Za-z0-9_-]{1,40}$/;
const TABLE_ID = /^[a-z0-9]{6,32}$/;
const commandId = v.pipe(v.string(), v.regex(COMMAND_ID));
const table = v.pipe(v.string(), v.regex(TABLE_ID));
const game = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
/** The hash of a share of the shuffle, or the share itself. */
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** 32 random bytes that only their owner has. */
const secret = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const name = v.pipe(v.string(), v.maxLength(200));
/** The kernel's levels again: this package takes nothing but types from it. */
const LEVELS = ['easy', 'normal', 'hard', 'legend'] as const satisfies readonly Level[];
export const level = v.picklist(LEVELS);
const personality = v.optional(v.picklist(Object.keys(CHARACTER_NAMES) as Personality[]));
const options = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

/** A command to a joined table; the most frequent first, because they are tried in turn. */
export const tableCommand = v.variant('type', [
  /** `move` is anything until the game has read it. */
  v.strictObject({
    type: v.literal('move'),
    move: v.unknown(),
    answers: v.optional(v.number()),
    reaction: v.optional(v.unknown()),
  }),
  /** Bots must say that they are bots. */
  v.strictObject({ type: v.literal('sit'), seat, isBot: v.optional(v.literal(true)), seal: v.optional(hex) }),
  v.strictObject({ type: v.literal('stand') }),
  v.strictObject({ type: v.literal('set-ready'), isReady: v.boolean() }),
  v.strictObject({ type: v.literal('seat-bot'), seat, level, personality }),
  v.strictObject({ type: v.literal('clear-seat'), seat }),
  /** All options of a waiting table and its number of seats; `game` changes the game. */
  v.strictObject({
    type: v.literal('set-rules'),
    options,
    seats: v.pipe(count(16), v.minValue(1)),
    game: v.optional(game),
  }),
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({
    type: v.literal('chat'),
    text: v.pipe(v.string(), v.maxLength(2000)),
    to: v.optional(v.picklist(['all', 'team'])),
  }),
  v.strictObject({ type: v.literal('emote'), emote: v.picklist(EMOTES) }),
  v.strictObject({ type: v.literal('ask-undo') }),
  v.strictObject({ type: v.literal('answer-undo'), isAgreed: v.boolean() }),
  /** The answer to "still there?": see `askedUntil` of a seat. */
  v.strictObject({ type: v.literal('still-here') }),
  /** Asks the host for the seat of a person who is away: another device plays on for them. */
  v.strictObject({ type: v.literal('ask-seat'), seat }),
  v.strictObject({ type: v.literal('answer-seat'), isAgreed: v.boolean() }),
  /** `seal` is for the next table. */
  v.strictObject({ type: v.literal('rematch'), seal: v.optional(hex) }),
  /** What this person adds to the shuffle: it fits the seal that came with the seat. */
  v.strictObject({ type: v.literal('show-share'), share: hex }),
  /** A comment on a step of the finished game: `step` is the number of inputs up to there. */
  v.strictObject({ type: v.literal('comment'), step: count(1_000_000), text: v.pipe(v.string(), v.maxLength(2000)) }),
  v.strictObject({
    type: v.literal('set-watching'),
    isAllowed: v.boolean(),
    delay: count(LIMITS.spectatorDelay),
  }),
]);
export type TableCommand = v.InferOutput<typeof tableCommand>;

/** Everything a client may send, the most frequent first. */
export const clientMessage = v.variant('type', [
  v.strictObject({ type: v.literal('do'), table, id: commandId, command: tableCommand }),
  v.strictObject({ type: v.literal('pong'), n: count(Number.MAX_SAFE_INTEGER) }),
  v.strictObject({
    type: v.literal('hello'),
    protocol: v.number(),
    secret,
    /** Who this is, where the secret is not the first one: see `revoke`. */
    user: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/))),
    name: v.optional(name),
  }),
  v.strictObject({ type: v.literal('set-name'), name }),
  /** With `search`, lists only tables that have it in their title, game or host's name. */
  v.strictObject({ type: v.literal('watch-lobby'), search: v.optional(v.pipe(v.string(), v.maxLength(80))) }),
  v.strictObject({ type: v.literal('unwatch-lobby') }),
  v.strictObject({
    type: v.literal('open-table'),
    id: commandId,
    game,
    title: v.optional(v.pipe(v.string(), v.maxLength(200))),
    options: v.optional(options),
    /** One entry per seat: the opener, a person who comes by the link or the lobby, or a bot. */
    seats: v.pipe(
      v.array(
        v.variant('type', [
          v.strictObject({ type: v.literal('me') }),
          v.strictObject({ type: v.literal('open') }),
          v.strictObject({ type: v.literal('bot'), level, personality }),
        ]),
      ),
      v.minLength(1),
      v.maxLength(16),
    ),
    isPrivate: v.boolean(),
    /** May players ask for hints? `on` by default. */
    hints: v.optional(v.picklist(HINTS)),
    /** The bot that plays for people who left: `normal` by default. */
    standIn: v.optional(level),
    /** May third-party bots sit down? `refused` by default. */
    outsideBots: v.optional(v.picklist(OUTSIDE_BOTS)),
    /** Does the result count for ratings? Then only signed-in people may sit, and there are no hints and no undo. */
    isRated: v.optional(v.literal(true)),
    /** Do clocks run for one person against bots too? They don't by default. */
    clock: v.optional(v.literal('always')),
    /** The hash of what the opener will add to the shuffle, where one of the seats is theirs. */
    seal: v.optional(hex),
  }),
  /** Looks for other players: a table opens when enough are found. Asking again replaces the first request. */
  v.strictObject({
    type: v.literal('find-match'),
    id: commandId,
    game,
    pace: v.pipe(v.string(), v.maxLength(40)),
    seats: v.pipe(count(16), v.minValue(2)),
    /** The game counts for ratings if everybody at the table has asked for that. */
    isRated: v.optional(v.literal(true)),
    /** The hash of what this person will add to the shuffle of that table. */
    seal: v.optional(hex),
  }),
  v.strictObject({ type: v.literal('leave-match') }),
  v.strictObject({
    type: v.literal('join'),
    table,
    since: v.optional(count(Number.MAX_SAFE_INTEGER)),
    /** A big screen: it gets what a spectator gets, without delay, no matter who opened it. */
    as: v.optional(v.literal('screen')),
  }),
  v.strictObject({ type: v.literal('unjoin'), table }),
  /** This person's page has shown this version of the table: bots and clocks wait for it, within bounds. */
  v.strictObject({ type: v.literal('shown'), table, version: count(Number.MAX_SAFE_INTEGER) }),
  /** Asks for the best moves for this person's seat. Changes nothing at the table. */
  v.strictObject({ type: v.literal('ask-hint'), table, id: commandId }),
  /** The game so far, as this person saw it from their own seat. */
  v.strictObject({ type: v.literal('ask-seen'), table, id: commandId }),
  /** Replaces this person's secret. Other connections that use the old one are closed. */
  v.strictObject({ type: v.literal('revoke'), id: commandId, secret }),
  /**
   * Turns push notifications for this device on or off: it is notified when a correspondence table waits for this
   * person.
   */
  v.strictObject({ type: v.literal('subscribe-push'), id: commandId, subscription: pushSubscription }),
  v.strictObject({ type: v.literal('unsubscribe-push'), id: commandId, endpoint }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

export type ParsedMessage =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly code: ReadingError; readonly at: string };
type ReadingError = Extract<ErrorCode, 'not-json' | 'unknown-message' | 'malformed-message' | 'wrong-protocol'>;

/** Parses one untrusted message. Returns the error code and the path of the invalid field if it can't. */
export function parseClientMessage(text: string): ParsedMessage {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, code: 'not-json', at: '' };
  }
  if (isMove(json) || isPong(json)) return { ok: true, message: json };
  const parsed = v.safeParse(clientMessage, json, { abortEarly: true });
  if (parsed.success) return { ok: true, message: parsed.output };
  if (isOtherHello(json)) return { ok: false, code: 'wrong-protocol', at: '' };
  const at = v.getDotPath(parsed.issues[0]) ?? '';
  return { ok: false, code: at === 'type' ? 'unknown-message' : 'malformed-message', at };
}

/**
 * Is it a move? Nearly all messages are, and this takes a tenth of the schema's time. The schema judges everything
 * unusual.
 */
function isMove(json: unknown): json is Extract<ClientMessage, { type: 'do' }> {
  if (!isFields(json) || json.type !== 'do' || !isFields(json.command) || json.command.type !== 'move') return false;
  const { table: at, id, command } = json;
  if (typeof at !== 'string' || !TABLE_ID.test(at) || typeof id !== 'string' || !COMMAND_ID.test(id)) return false;
  const { answers, reaction } = command;
  if (answers !== undefined && typeof answers !== 'number') return false;
  const optional = (answers === undefined ? 0 : 1) + (reaction === undefined ? 0 : 1);
  const [DO_FIELDS, MOVE_FIELDS] = [4, 2];
  return (
    Object.hasOwn(command, 'move') &&
    Object.keys(json).length === DO_FIELDS &&
    Object.keys(command).length === MOVE_FIELDS + optional
  );
}

/** The reply to a ping: frequent as well. */
const isPong = (json: unknown): json is Extract<ClientMessage, { type: 'pong' }> =>
  isFields(json) &&
  json.type === 'pong' &&
  Number.isSafeInteger(json.n) &&
  Number(json.n) >= 0 &&
  Object.keys(json).length === 2;

/** A hello of another protocol version may have other fields: the version is what's wrong with it. */
const isOtherHello = (json: unknown): boolean =>
  isFields(json) && json.type === 'hello' && typeof json.protocol === 'number' && json.protocol !== PROTOCOL;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
