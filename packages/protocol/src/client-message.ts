import type { Level } from '@saloon/kernel';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { EMOTES } from './table-info.ts';

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const seat = count(15);
/** A client's own name for a command, so that a retry is never played twice. */
const commandId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
const table = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,32}$/));
const game = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const name = v.pipe(v.string(), v.maxLength(200));
/** The kernel's levels again: this package takes nothing but types from it. */
const LEVELS = ['easy', 'normal', 'hard', 'legend'] as const satisfies readonly Level[];
const level = v.picklist(LEVELS);
const options = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

/** What somebody asks of a table they have joined; the most frequent first, because they are tried in turn. */
export const tableCommand = v.variant('type', [
  /** `move` is anything until the game has read it. */
  v.strictObject({
    type: v.literal('move'),
    move: v.unknown(),
    answers: v.optional(v.number()),
    reaction: v.optional(v.unknown()),
  }),
  v.strictObject({ type: v.literal('sit'), seat }),
  v.strictObject({ type: v.literal('stand') }),
  v.strictObject({ type: v.literal('set-ready'), isReady: v.boolean() }),
  v.strictObject({ type: v.literal('seat-bot'), seat, level }),
  v.strictObject({ type: v.literal('clear-seat'), seat }),
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({ type: v.literal('chat'), text: v.pipe(v.string(), v.maxLength(2000)) }),
  v.strictObject({ type: v.literal('emote'), emote: v.picklist(EMOTES) }),
  v.strictObject({ type: v.literal('ask-undo') }),
  v.strictObject({ type: v.literal('answer-undo'), isAgreed: v.boolean() }),
  v.strictObject({ type: v.literal('rematch') }),
  v.strictObject({
    type: v.literal('set-watching'),
    isAllowed: v.boolean(),
    delay: count(LIMITS.spectatorDelay),
  }),
]);
export type TableCommand = v.InferOutput<typeof tableCommand>;

/** Everything a client may say, the most frequent first. */
export const clientMessage = v.variant('type', [
  v.strictObject({ type: v.literal('do'), table, id: commandId, command: tableCommand }),
  v.strictObject({ type: v.literal('pong'), n: count(Number.MAX_SAFE_INTEGER) }),
  v.strictObject({
    type: v.literal('hello'),
    protocol: v.number(),
    secret: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    name: v.optional(name),
  }),
  v.strictObject({ type: v.literal('set-name'), name }),
  v.strictObject({ type: v.literal('watch-lobby') }),
  v.strictObject({ type: v.literal('unwatch-lobby') }),
  v.strictObject({
    type: v.literal('open-table'),
    id: commandId,
    game,
    title: v.optional(v.pipe(v.string(), v.maxLength(200))),
    options: v.optional(options),
    /** One entry a seat: the opener, somebody else who comes by the link or the lobby, or a bot. */
    seats: v.pipe(
      v.array(
        v.variant('type', [
          v.strictObject({ type: v.literal('me') }),
          v.strictObject({ type: v.literal('open') }),
          v.strictObject({ type: v.literal('bot'), level }),
        ]),
      ),
      v.minLength(1),
      v.maxLength(16),
    ),
    isPrivate: v.boolean(),
  }),
  v.strictObject({ type: v.literal('join'), table, since: v.optional(count(Number.MAX_SAFE_INTEGER)) }),
  v.strictObject({ type: v.literal('unjoin'), table }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

export type ParsedMessage =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly code: 'not-json' | 'unknown-message' | 'malformed-message'; readonly at: string };

/** Reads one message of a stranger's, or says what is wrong with it and where. */
export function parseClientMessage(text: string): ParsedMessage {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, code: 'not-json', at: '' };
  }
  const parsed = v.safeParse(clientMessage, json, { abortEarly: true });
  if (parsed.success) return { ok: true, message: parsed.output };
  const at = v.getDotPath(parsed.issues[0]) ?? '';
  return { ok: false, code: at === 'type' ? 'unknown-message' : 'malformed-message', at };
}
