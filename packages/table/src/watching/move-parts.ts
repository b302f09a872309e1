import { typeOf } from '@saloon/kernel';
import { jsonText } from '@saloon/protocol';
import { isSameList } from '../same-list.ts';

/** Moves of one kind are a part of their own when there are so many; what is between such runs is one, too. */
const MANY = 4;
/** Parts are remembered for as long as their lists, which games share: they come again and again. */
let kept = new WeakMap<readonly unknown[], readonly string[]>();
/** The cache's size in characters, and the overhead counted per text. */
const MOST_KEPT = 24_000_000;
const PLACE = 50;
let size = 0;
/** Runs that were put into words, each by its last move: a part of one list is often a part of the next. */
const runs = new Map<unknown, Run>();
type Run = { readonly moves: readonly unknown[]; readonly text: string };

/**
 * A list of moves in parts, each as it is sent (see `MoveList`). Who begins a turn with the same hand as before may do what
 * they could, and more: the client has most of it already.
 */
export function partsOf(moves: readonly unknown[]): readonly string[] {
  const known = kept.get(moves);
  if (known !== undefined) return known;
  if (size >= MOST_KEPT) {
    kept = new WeakMap();
    runs.clear();
    size = 0;
  }
  // Of a copy: games freeze their lists, and a frozen one is read slowly and cut slower still.
  const parts = runsOf([...moves]).map(textOfRun);
  kept.set(moves, parts);
  return parts;
}

function runsOf(moves: readonly unknown[]): readonly (readonly unknown[])[] {
  const runs: (readonly unknown[])[] = [];
  /** Where the moves begin that are in no run yet. */
  let rest = 0;
  for (let from = 0, to = 0; from < moves.length; from = to) {
    const kind = typeOf(moves[from]);
    for (to = from + 1; to < moves.length && typeOf(moves[to]) === kind; ) to += 1;
    if (to - from < MANY) continue;
    if (rest < from) runs.push(moves.slice(rest, from));
    runs.push(from === 0 && to === moves.length ? moves : moves.slice(from, to));
    rest = to;
  }
  if (rest < moves.length) runs.push(rest === 0 ? moves : moves.slice(rest));
  return runs;
}

function textOfRun(moves: readonly unknown[]): string {
  const last = moves[moves.length - 1];
  const known = runs.get(last);
  if (known !== undefined && isSameList(known.moves, moves)) return known.text;
  const text = shortText(moves) ?? longText(moves);
  if (Object.isFrozen(last)) {
    runs.set(last, { moves, text });
    size += text.length + PLACE;
  }
  return text;
}

const longText = (moves: readonly unknown[]): string => `[${moves.map(textOfShared).join(',')}]`;

/** The short form, where all but one field is the same in all of them. */
function shortText(moves: readonly unknown[]): string | undefined {
  const [first, second] = moves;
  if (moves.length < MANY || !isFields(first) || !isFields(second)) return undefined;
  const names = Object.keys(first);
  const each = names.find((name) => first[name] !== second[name]);
  if (each === undefined) return undefined;
  const are: string[] = [];
  for (const move of moves) {
    if (!isFields(move) || move[each] === undefined) return undefined;
    let count = 0;
    for (const name in move) {
      if (name !== each && move[name] !== first[name]) return undefined;
      count += 1;
    }
    if (count !== names.length) return undefined;
    are.push(textOfShared(move[each]));
  }
  const { [each]: _, ...of } = first;
  return [`{"of":${jsonText(of)},"each":${jsonText(each)},"are":[`, are.join(','), ']}'].join('');
}

/** Moves and the cards in them are shared as lists are: each is put into words once. */
const texts = new WeakMap<object, string>();
function textOfShared(value: unknown): string {
  if (!isFields(value)) return jsonText(value);
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = jsonText(value);
  if (Object.isFrozen(value)) texts.set(value, text);
  return text;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
