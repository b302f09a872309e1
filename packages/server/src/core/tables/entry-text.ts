import { jsonText } from '@saloon/protocol';
import type { Entry } from '@saloon/table';

/** An entry as JSON. Nearly all are moves, which are built by hand from parts that need no quoting. */
export function entryText(entry: Entry): string {
  if (entry.type !== 'input' || entry.input.type !== 'move') return jsonText(entry);
  const { at, seat, move, reaction, answers } = entry.input;
  const late = reaction === undefined ? '' : `,"reaction":${reaction}`;
  const asked = answers === undefined ? '' : `,"answers":${answers}`;
  const input = `{"type":"move","at":${at},"seat":${seat},"move":${moveText(move)}${late}${asked}}`;
  const { by } = entry;
  // Ids of users and commands are letters and digits.
  const cause = by === undefined ? '' : `,"by":{"user":"${by.user}","id":"${by.id}"}`;
  return `{"type":"input","input":${input},"at":${entry.at}${cause}}`;
}

/** Frozen moves are shared, so each is serialized once. */
const texts = new WeakMap<object, string>();

function moveText(move: unknown): string {
  if (typeof move !== 'object' || move === null) return jsonText(move);
  const known = texts.get(move);
  if (known !== undefined) return known;
  const text = jsonText(move);
  if (Object.isFrozen(move)) texts.set(move, text);
  return text;
}
