import { LEVELS, PERSONALITIES } from '@saloon/kernel';
import { EMOTES, HINTS, OUTSIDE_BOTS } from '@saloon/protocol';
import type { Change, Entry } from './entry.ts';

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isTrue: Check = (value) => value === true;
const isOption: Check = (value) => isText(value) || isFlag(value) || Number.isFinite(value);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value);
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) &&
    Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, check]) => check(value[name]));
/** One of several shapes, told apart by `type`. */
const oneShape =
  (shapes: Readonly<Record<string, Readonly<Record<string, Check>>>>): Check =>
  (value) => {
    if (!isObject(value) || typeof value.type !== 'string' || !Object.hasOwn(shapes, value.type)) return false;
    return shape({ type: isText, ...shapes[value.type] })(value);
  };

const level = oneOf(LEVELS);
const personality = maybe(oneOf(PERSONALITIES));
const isHex: Check = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const someone = shape({ user: isText, name: isText });
const chair = oneShape({
  empty: {},
  bot: { name: isText, level, personality },
  person: { user: isText, name: isText, isReady: isFlag, isBot: maybe(isTrue), seal: maybe(isHex) },
});
const input = oneShape({
  move: { at: isCount, seat: isCount, move: () => true, reaction: maybe(isCount), answers: maybe(Number.isFinite) },
  timer: { at: isCount, id: isCount },
  lag: { at: isCount, seat: isCount, roundTrip: (value) => value === 'local' || isCount(value) },
  leave: { at: isCount, seat: isCount },
  return: { at: isCount, seat: isCount },
});
const seat = isCount;
const isSeats: Check = (value) => Array.isArray(value) && value.every(isCount);

const isSeed = isHex;
const isOptions: Check = (value) => isObject(value) && Object.values(value).every(isOption);
const redeal = shape({ after: isCount, seat, seed: isSeed });
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
/** Only what a replay needs: what else a recording carries stays with it. */
const before = shape({
  recording: shape({
    game: isText,
    rulesVersion: isCount,
    options: isOptions,
    seats: isCount,
    seed: isSeed,
    inputs: listOf(input),
    names: maybe(listOf(isText)),
    redeals: maybe(listOf(redeal)),
  }),
  redeal,
  replay: (value) => typeof value === 'string' && /^\/replay[/a-z0-9]*(#[a-z0-9-]*)?$/.test(value),
});

const CHANGES = {
  opened: {
    table: isText,
    seed: isSeed,
    game: isText,
    rulesVersion: isCount,
    options: isOptions,
    title: isText,
    isPrivate: isFlag,
    watching: shape({ isAllowed: isFlag, delay: isCount }),
    host: someone,
    chairs: (value) => Array.isArray(value) && value.every(chair),
    hints: maybe(oneOf(HINTS)),
    standIn: maybe(level),
    outsideBots: maybe(oneOf(OUTSIDE_BOTS)),
    isRated: maybe(isTrue),
    clock: maybe(oneOf(['always', 'never'])),
    before: maybe(before),
    duplicate: maybe(shape({ of: isText, bots: isSeed, standIn: isSeed })),
    tournament: maybe(shape({ id: isText, startBy: isCount, endBy: isCount })),
    match: maybe(shape({ startBy: isCount })),
  },
  sat: { seat, user: isText, name: isText, isBot: maybe(isTrue), seal: maybe(isHex) },
  stood: { seat },
  'bot-seated': { seat, name: isText, level, personality },
  cleared: { seat },
  readied: { seat, isReady: isFlag },
  renamed: { user: isText, name: isText },
  hosted: { user: isText, name: isText },
  'seat-asked': { seat, user: isText, name: isText },
  'seat-answered': { isAgreed: isFlag },
  'rules-set': { options: isOptions, seats: isCount, game: maybe(isText), rulesVersion: maybe(isCount) },
  'races-sealed': {},
  'watching-set': { isAllowed: isFlag, delay: isCount },
  came: { user: isText },
  went: { user: isText },
  settled: {},
  showed: { seat, share: isHex },
  dealt: {},
  input: { input },
  'idle-asked': { seat },
  'idle-answered': { seat },
  'stood-in': { seat, why: maybe(oneOf(['away', 'late', 'idle', 'round-over'])) },
  'took-back': { seat },
  said: { name: isText, seat: maybe(seat), to: maybe(isSeats), text: isText },
  waved: { name: isText, seat: maybe(seat), emote: oneOf(EMOTES) },
  commented: { name: isText, seat: maybe(seat), step: isCount, text: isText },
  'undo-asked': { seat },
  'undo-answered': { seat, isAgreed: isFlag },
  undone: {},
  'rematch-agreed': { seat, seal: maybe(isHex) },
  'went-on': { next: isText },
} as const satisfies Readonly<Record<Change['type'], Readonly<Record<string, Check>>>>;

const isEntry = oneShape(
  Object.fromEntries(
    Object.entries(CHANGES).map(([type, fields]) => [
      type,
      { ...fields, at: isCount, by: maybe(shape({ user: isText, id: isText })) },
    ]),
  ),
);

/** Reads an entry that a store has kept. A store that hands out anything else is broken. */
export function readEntry(value: unknown): Entry {
  if (!isEntry(value)) throw new Error(`Cannot read an entry: ${JSON.stringify(value)?.slice(0, 200)} is none`);
  return value as Entry;
}
