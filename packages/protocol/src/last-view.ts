import { CommonPart } from './common-part.ts';
import { inOnePiece, jsonText, textOf } from './json-text.ts';
import { Shape, shapeOf } from './shape.ts';

/**
 * The last view that a viewer was sent, and the patch (see `Patch`) from it to the next one. Servers spend most of
 * their time here, so the view is stored as one flat list instead of dozens of small objects, and the patch is written
 * directly as JSON. Fields that all views share (`Commons`) are not stored here.
 */
export class LastView {
  readonly #flat: unknown[] = [];
  /** The parts it shares with other views, and their step when it was last updated. */
  readonly #commons: InCommon | undefined;
  #step: number;

  constructor(own: unknown, commons?: InCommon) {
    this.#commons = commons;
    this.#step = commons?.step ?? 0;
    this.#fill(own);
  }

  /**
   * The patch to this view, as JSON, or all of it where that is shorter; `undefined` when it is the same. From then on it is
   * the last one. A field that is `undefined` counts as not there, as in JSON.
   */
  update(own: unknown): string | undefined {
    const commons = this.#commons;
    const missed = commons === undefined ? 0 : commons.step - this.#step;
    if (commons !== undefined) this.#step = commons.step;
    const shared = commons?.shared;
    const shape = this.#flat[0];
    if (missed > 1 || (shared !== undefined && !(shape instanceof Shape))) {
      this.#fill(own);
      return whole(together(shared, own));
    }
    common = commons?.parts ?? NO_PARTS;
    areNew = missed === 1;
    flat = this.#flat;
    at = 0;
    const isPatched = commons !== undefined && shared !== undefined && shape instanceof Shape;
    const text = isPatched ? viewPart(shape, own as Branch, areNew ? commons : NO_NEWS) : part(own);
    common = NO_PARTS;
    if (text === '') return undefined;
    return text.length < SHORT ? text : shorter(text, together(shared, own));
  }

  #fill(own: unknown): void {
    common = this.#commons?.parts ?? NO_PARTS;
    this.#flat.length = 0;
    flatten(own, this.#flat);
    common = NO_PARTS;
  }
}

/** What several views had in common last: all of it lies in one list, where each part has its place for good. */
export class LastCommons {
  readonly #flat: unknown[] = [shapeOf([]), EMPTY];

  /** Gives everything in common the patch from its last value to the one it has now, or `''` for none. */
  update(commons: InCommon): void {
    flat = this.#flat;
    at = 0;
    fieldsNews(flat[0] as Shape, commons.shared ?? {}, '', '');
    commons.changed = inOnePiece(changed);
    commons.gone = gone;
    commons.patch = fieldsText(changed, gone);
    for (const one of commons.parts) {
      // A place of its own for one that is new.
      if (at === flat.length) flat.push(undefined);
      const text = part(one.value);
      one.patch = text === '' ? '' : shorter(text, one.value);
    }
  }
}

/** What is new of the fields that all see alike: see `fieldsNews`. */
type News = { changed: string; gone: string; patch: string };
const NO_NEWS: News = { changed: '', gone: '', patch: '' };

/** As much of `Commons` as a view needs. */
type InCommon = News & { readonly parts: readonly CommonPart[]; readonly step: number; shared: Branch | undefined };

const NO_PARTS: readonly CommonPart[] = [];
/** The parts that the current view may share with others, and whether their patches are new to its viewer. */
let common = NO_PARTS;
let areNew = false;

/** Below this a patch is sent without comparing: hardly any view is so short. */
const SHORT = 600;
/** `{"=":}` around a value, `"":,` around a field. */
const WHOLE = 6;
const FIELD = 4;

const LIST = Object.freeze({});
/** The number of places that an object without fields takes. */
const EMPTY = 2;

/**
 * A value flat: a leaf is itself; an object is its shape, how many places it takes in all, and its fields; a list is `LIST`,
 * how many places it takes, how long it is, and its items; what others have as well is a `CommonPart`. The list at hand is
 * brought up to date where it is, on the way: `at` is the place of the old value, and then the one behind the new.
 */
let flat: unknown[] = [];
let at = 0;

/** The patch from the value in this list to another, which is in it from then on. */
function partIn(list: unknown[], to: unknown): string {
  const [outer, place] = [flat, at];
  flat = list;
  at = 0;
  const patch = part(to);
  flat = outer;
  at = place;
  return patch;
}

/** A patch, or the whole value where that is shorter. */
const shorter = (patch: string, value: unknown): string =>
  patch.length < SHORT || patch.length <= WHOLE + lengthOf(value, patch.length) ? patch : whole(value);

/** A whole view: the fields that all see alike, and one's own. */
const together = (shared: Branch | undefined, own: unknown): unknown =>
  shared === undefined ? own : { ...shared, ...(own as Branch) };

const whole = (value: unknown): string => `{"=":${jsonText(value)}}`;

/** The patch from the value at `at` to this one, or `''` for none. */
function part(to: unknown): string {
  const before = flat[at];
  if (!isBranch(to)) {
    if (before !== to) return instead(to);
    at += 1;
    return '';
  }
  if (before instanceof CommonPart) {
    if (before.value !== to) return instead(to);
    at += 1;
    return areNew ? before.patch : '';
  }
  if (Array.isArray(to)) return before === LIST ? listPart(to) : instead(to);
  return before instanceof Shape ? fieldsPart(before, to) : instead(to);
}

function instead(to: unknown): string {
  put(to);
  return whole(to);
}

/** Puts a value in the place of the one at `at`. */
function put(to: unknown): void {
  const size = sizeAt(at);
  if (size === 1 && !isBranch(to)) {
    flat[at] = to;
    at += 1;
    return;
  }
  const fresh: unknown[] = [];
  flatten(to, fresh);
  flat.splice(at, size, ...fresh);
  at += fresh.length;
}

function sizeAt(place: number): number {
  const value = flat[place];
  return isBranch(value) && !(value instanceof CommonPart) ? Number(flat[place + 1]) : 1;
}

/** The patch to a whole view from its own fields and what is new of the others; the very same one for all who see no more. */
function viewPart(shape: Shape, own: Branch, news: News): string {
  fieldsNews(shape, own, news.changed, news.gone);
  return changed === news.changed && gone === news.gone ? news.patch : fieldsText(changed, gone);
}

function fieldsPart(shape: Shape, to: Branch): string {
  fieldsNews(shape, to, '', '');
  return fieldsText(changed, gone);
}

/** What is left by `fieldsNews`: the fields that changed, as they stand in a patch, and the names of those that are gone. */
let changed = '';
let gone = '';

/** Compares an object field by field. What it finds is added to these two texts. */
function fieldsNews(shape: Shape, to: Branch, changedBefore: string, goneBefore: string): void {
  const { names, heads } = shape;
  const start = at;
  at += 2;
  let nowChanged = changedBefore;
  let nowGone = goneBefore;
  let count = 0;
  for (const name in to) {
    if (names[count] !== name) return unlikeFields(shape, to, start, count, nowChanged, nowGone);
    const value = to[name];
    if (value === flat[at]) at += 1;
    else if (value === undefined) {
      put(value);
      nowGone = listed(nowGone, textOf(name));
    } else {
      const patch = part(value);
      if (patch !== '') nowChanged = listed(nowChanged, heads[count] + patch);
    }
    count += 1;
  }
  if (count !== names.length) return unlikeFields(shape, to, start, count, nowChanged, nowGone);
  flat[start + 1] = at - start;
  changed = nowChanged;
  gone = nowGone;
}

/**
 * The same for an object with other fields than the old one from the one numbered `from` on, or in another order. The two
 * texts tell of those before it.
 */
function unlikeFields(
  { names }: Shape,
  to: Branch,
  start: number,
  from: number,
  changedBefore: string,
  goneBefore: string,
): void {
  let nowChanged = changedBefore;
  let nowGone = goneBefore;
  const rest = at;
  const old = new Map<string, unknown[]>();
  for (const name of names.slice(from)) {
    const end = at + sizeAt(at);
    old.set(name, flat.slice(at, end));
    at = end;
  }
  const fresh: unknown[] = [];
  const now = Object.keys(to);
  for (const name of now.slice(from)) {
    const before = old.get(name) ?? NOTHING;
    old.delete(name);
    const value = to[name];
    if (before[0] === undefined) {
      flatten(value, fresh);
      if (value !== undefined) nowChanged = listed(nowChanged, `${textOf(name)}:${whole(value)}`);
    } else if (value === undefined) {
      fresh.push(value);
      nowGone = listed(nowGone, textOf(name));
    } else {
      const patch = partIn(before, value);
      fresh.push(...before);
      if (patch !== '') nowChanged = listed(nowChanged, `${textOf(name)}:${patch}`);
    }
  }
  for (const [name, [value]] of old) if (value !== undefined) nowGone = listed(nowGone, textOf(name));
  flat.splice(rest, at - rest, ...fresh);
  at = rest + fresh.length;
  flat[start] = shapeOf(now);
  flat[start + 1] = at - start;
  changed = nowChanged;
  gone = nowGone;
}
const NOTHING: unknown[] = [];

function fieldsText(changed: string, gone: string): string {
  if (gone === '') return changed === '' ? '' : `{"+":{${changed}}}`;
  return changed === '' ? `{"-":[${gone}]}` : `{"+":{${changed}},"-":[${gone}]}`;
}

/** One more in a list of texts. */
const listed = (texts: string, text: string): string => (texts === '' ? text : `${texts},${text}`);

/** A list that grew or shrank is sent by its items that are new; one whose items mostly changed, whole. */
function listPart(to: readonly unknown[]): string {
  const start = at;
  const length = Number(flat[at + 2]);
  at += 3;
  let items = '';
  let count = 0;
  for (let i = 0; i < length && i < to.length; i++) {
    const value = to[i];
    if (value === flat[at]) {
      at += 1;
      continue;
    }
    const patch = part(value);
    if (patch === '') continue;
    items = listed(items, `[${i},${patch}]`);
    count += 1;
  }
  for (let i = length; i < to.length; i++) {
    // A place of its own, which `put` then fills.
    flat.splice(at, 0, undefined);
    items = listed(items, `[${i},${instead(to[i])}]`);
    count += 1;
  }
  if (length > to.length) cut(length - to.length);
  flat[start + 1] = at - start;
  flat[start + 2] = to.length;
  if (2 * count > to.length && items.length > lengthOf(to, items.length)) return whole(to);
  if (length === to.length) return count === 0 ? '' : `{"*":[${items}]}`;
  return count === 0 ? `{"#":${to.length}}` : `{"*":[${items}],"#":${to.length}}`;
}

/** Removes `count` values. */
function cut(values: number): void {
  let end = at;
  for (let i = 0; i < values; i++) end += sizeAt(end);
  flat.splice(at, end - at);
}

/** Adds a value to a list. */
function flatten(value: unknown, into: unknown[]): void {
  if (!isBranch(value)) {
    into.push(value);
    return;
  }
  for (const part of common) {
    if (part.value !== value) continue;
    into.push(part);
    return;
  }
  const start = into.length;
  if (Array.isArray(value)) {
    into.push(LIST, 0, value.length);
    for (const item of value) flatten(item, into);
  } else {
    const names = Object.keys(value);
    into.push(shapeOf(names), 0);
    for (const name of names) flatten(value[name], into);
  }
  into[start + 1] = into.length - start;
}

/** About how long the value is as JSON; stops counting beyond `most`. */
function lengthOf(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return value < 10 ? 1 : value < 1000 ? 3 : 6;
  if (!isBranch(value)) return 5;
  let length = 2;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && length <= most; i++) length += 1 + lengthOf(value[i], most);
    return length;
  }
  for (const name in value) {
    const field = value[name];
    if (field !== undefined) length += name.length + FIELD + lengthOf(field, most);
    if (length > most) break;
  }
  return length;
}

type Branch = Readonly<Record<string, unknown>>;
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
