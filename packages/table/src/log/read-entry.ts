import { LEVELS, PERSONALITIES } from '@saloon/kernel';
import { EMOTES, HINTS, OUTSIDE_BOTS } from '@saloon/protocol';
import * as v from 'valibot';
import type { Change, Entry } from './entry.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const finite = v.pipe(v.number(), v.finite());
const text = v.string();
const flag = v.boolean();
const isTrue = v.optional(v.literal(true));
const seat = count;
const level = v.picklist(LEVELS);
const personality = v.optional(v.picklist(PERSONALITIES));
const hex = v.pipe(text, v.regex(/^[0-9a-f]{64}$/));
const seed = hex;
const seal = v.optional(hex);
const someone = v.strictObject({ user: text, name: text });

const chair = v.variant('type', [
  v.strictObject({ type: v.literal('empty') }),
  v.strictObject({ type: v.literal('bot'), name: text, level, personality }),
  v.strictObject({ type: v.literal('person'), user: text, name: text, isReady: flag, isBot: isTrue, seal }),
]);

const input = v.variant('type', [
  v.strictObject({
    type: v.literal('move'),
    at: count,
    seat,
    /** Anything until the game has read it. */
    move: v.optional(v.unknown()),
    reaction: v.optional(count),
    answers: v.optional(finite),
  }),
  v.strictObject({ type: v.literal('timer'), at: count, id: count }),
  v.strictObject({ type: v.literal('lag'), at: count, seat, roundTrip: v.union([v.literal('local'), count]) }),
  v.strictObject({ type: v.literal('leave'), at: count, seat }),
  v.strictObject({ type: v.literal('return'), at: count, seat }),
]);

const optionValues = v.array(v.union([text, flag, finite]));
/** `v.record` takes lists too, and skips the name `constructor`. */
const options = v.custom<Readonly<Record<string, string | number | boolean>>>(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && v.is(optionValues, Object.values(value)),
);

const redeal = v.strictObject({ after: count, seat, seed });
/** Only what a replay needs: what else a recording carries stays with it. */
const before = v.strictObject({
  recording: v.strictObject({
    game: text,
    rulesVersion: count,
    options,
    seats: count,
    seed,
    inputs: v.array(input),
    names: v.optional(v.array(text)),
    redeals: v.optional(v.array(redeal)),
  }),
  redeal,
  replay: v.pipe(text, v.regex(/^\/replay[/a-z0-9]*(#[a-z0-9-]*)?$/)),
});

/** The fields of each change. */
const CHANGES = {
  opened: {
    table: text,
    seed,
    game: text,
    rulesVersion: count,
    options,
    title: text,
    isPrivate: flag,
    watching: v.strictObject({ isAllowed: flag, delay: count }),
    host: someone,
    chairs: v.array(chair),
    hints: v.optional(v.picklist(HINTS)),
    standIn: v.optional(level),
    outsideBots: v.optional(v.picklist(OUTSIDE_BOTS)),
    isRated: isTrue,
    clock: v.optional(v.picklist(['always', 'never'])),
    before: v.optional(before),
    duplicate: v.optional(v.strictObject({ of: text, bots: seed, standIn: seed })),
    tournament: v.optional(v.strictObject({ id: text, startBy: count, endBy: count })),
    match: v.optional(v.strictObject({ startBy: count })),
  },
  sat: { seat, user: text, name: text, isBot: isTrue, seal },
  stood: { seat },
  'bot-seated': { seat, name: text, level, personality },
  cleared: { seat },
  readied: { seat, isReady: flag },
  renamed: { user: text, name: text },
  hosted: { user: text, name: text },
  'seat-asked': { seat, user: text, name: text },
  'seat-answered': { isAgreed: flag },
  'rules-set': { options, seats: count, game: v.optional(text), rulesVersion: v.optional(count) },
  'races-sealed': {},
  'watching-set': { isAllowed: flag, delay: count },
  came: { user: text },
  went: { user: text },
  settled: {},
  showed: { seat, share: hex },
  dealt: {},
  input: { input },
  'idle-asked': { seat },
  'idle-answered': { seat },
  'stood-in': { seat, why: v.optional(v.picklist(['away', 'late', 'idle', 'round-over'])) },
  'took-back': { seat },
  said: { name: text, seat: v.optional(seat), to: v.optional(v.array(seat)), text },
  waved: { name: text, seat: v.optional(seat), emote: v.picklist(EMOTES) },
  commented: { name: text, seat: v.optional(seat), step: count, text },
  'undo-asked': { seat },
  'undo-answered': { seat, isAgreed: flag },
  undone: {},
  'rematch-agreed': { seat, seal },
  'went-on': { next: text },
} satisfies Readonly<Record<Change['type'], v.ObjectEntries>>;

const cause = v.strictObject({ user: text, id: text });
const SCHEMAS = new Map(
  Object.entries(CHANGES).map(([type, fields]) => [
    type,
    v.strictObject({ type: v.literal(type), ...fields, at: count, by: v.optional(cause) }),
  ]),
);

function isEntry(value: unknown): value is Entry {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  const schema = typeof type === 'string' ? SCHEMAS.get(type) : undefined;
  return schema !== undefined && v.is(schema, value);
}

/** Reads an entry that a store has kept. A store that hands out anything else is broken. */
export function readEntry(value: unknown): Entry {
  if (!isEntry(value)) throw new Error(`Cannot read an entry: ${JSON.stringify(value)?.slice(0, 200)} isn't one`);
  return value;
}
