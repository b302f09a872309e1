import { CommonPart } from './common-part.ts';
import { type Branch, type Flat, flatten, isBranch, LIST, sizeAt } from './flat.ts';
import { jsonLength } from './json-length.ts';
import { jsonText, textOf } from './json-text.ts';
import { Shape, shapeOf } from './shape.ts';

/** Below this a patch is sent without comparing: hardly any view is so short. */
export const SHORT = 600;
/** `{"=":}` around a value. */
const WHOLE = 6;

const NOTHING: Flat = [];

export const whole = (value: unknown): string => `{"=":${jsonText(value)}}`;

/** A patch, or the whole value where that is shorter. */
export const shorter = (patch: string, value: unknown): string =>
  patch.length < SHORT || patch.length <= WHOLE + jsonLength(value, patch.length) ? patch : whole(value);

/** One more in a list of texts. */
const listed = (texts: string, text: string): string => (texts === '' ? text : `${texts},${text}`);

/**
 * Walks along a flat value and brings it up to date where it is. Returns the patches on the way, as JSON. Servers spend most
 * of their time here: what two results need goes through fields, since an object for each would cost more.
 */
export class PatchCursor {
  /** What is left by `fieldsNews`: the fields that changed, as they stand in a patch, and the names of those that are gone. */
  changed = '';
  gone = '';
  /** The place of the old value, and then the one behind the new. */
  #at = 0;
  readonly #flat: Flat;
  /** The parts that other views have as well, and whether their patches are new to this viewer. */
  readonly #common: readonly CommonPart[];
  readonly #areNew: boolean;

  constructor(flat: Flat, common: readonly CommonPart[], areNew: boolean) {
    this.#flat = flat;
    this.#common = common;
    this.#areNew = areNew;
  }

  /** The patch to the next value, or `''` for none. */
  part(to: unknown): string {
    const before = this.#flat[this.#at];
    if (!isBranch(to)) {
      if (before !== to) return this.#instead(to);
      this.#at += 1;
      return '';
    }
    if (before instanceof CommonPart) {
      if (before.value !== to) return this.#instead(to);
      this.#at += 1;
      return this.#areNew ? before.patch : '';
    }
    if (Array.isArray(to)) return before === LIST ? this.#listPart(to) : this.#instead(to);
    if (!(before instanceof Shape)) return this.#instead(to);
    this.fieldsNews(before, to, '', '');
    return this.fieldsText();
  }

  /** The patch to a part that is the last one in the list, or has no place there yet. */
  lastPart(to: unknown): string {
    if (this.#at === this.#flat.length) this.#flat.push(undefined);
    return this.part(to);
  }

  /** Compares an object field by field. What it finds is added to these two texts. */
  fieldsNews(shape: Shape, to: Branch, changedBefore: string, goneBefore: string): void {
    const { names, heads } = shape;
    const start = this.#at;
    this.#at += 2;
    let changed = changedBefore;
    let gone = goneBefore;
    let count = 0;
    for (const name in to) {
      if (names[count] !== name) return this.#unlikeFields(shape, to, start, count, changed, gone);
      const value = to[name];
      if (value === this.#flat[this.#at]) this.#at += 1;
      else if (value === undefined) {
        this.#put(value);
        gone = listed(gone, textOf(name));
      } else {
        const patch = this.part(value);
        if (patch !== '') changed = listed(changed, heads[count] + patch);
      }
      count += 1;
    }
    if (count !== names.length) return this.#unlikeFields(shape, to, start, count, changed, gone);
    this.#flat[start + 1] = this.#at - start;
    this.changed = changed;
    this.gone = gone;
  }

  /** What `fieldsNews` found, as a patch. */
  fieldsText(): string {
    const { changed, gone } = this;
    if (gone === '') return changed === '' ? '' : `{"+":{${changed}}}`;
    return changed === '' ? `{"-":[${gone}]}` : `{"+":{${changed}},"-":[${gone}]}`;
  }

  /**
   * The same for an object with other fields than the old one from the one numbered `from` on, or in another order. The two
   * texts tell of those before it.
   */
  #unlikeFields(
    { names }: Shape,
    to: Branch,
    start: number,
    from: number,
    changedBefore: string,
    goneBefore: string,
  ): void {
    const flat = this.#flat;
    let changed = changedBefore;
    let gone = goneBefore;
    const rest = this.#at;
    const old = new Map<string, Flat>();
    for (const name of names.slice(from)) {
      const end = this.#at + sizeAt(flat, this.#at);
      old.set(name, flat.slice(this.#at, end));
      this.#at = end;
    }
    const fresh: Flat = [];
    const now = Object.keys(to);
    for (const name of now.slice(from)) {
      const before = old.get(name) ?? NOTHING;
      old.delete(name);
      const value = to[name];
      if (before[0] === undefined) {
        flatten(value, fresh, this.#common);
        if (value !== undefined) changed = listed(changed, `${textOf(name)}:${whole(value)}`);
      } else if (value === undefined) {
        fresh.push(value);
        gone = listed(gone, textOf(name));
      } else {
        const patch = new PatchCursor(before, this.#common, this.#areNew).part(value);
        fresh.push(...before);
        if (patch !== '') changed = listed(changed, `${textOf(name)}:${patch}`);
      }
    }
    for (const [name, [value]] of old) if (value !== undefined) gone = listed(gone, textOf(name));
    flat.splice(rest, this.#at - rest, ...fresh);
    this.#at = rest + fresh.length;
    flat[start] = shapeOf(now);
    flat[start + 1] = this.#at - start;
    this.changed = changed;
    this.gone = gone;
  }

  /** A list that grew or shrank is sent by its items that are new; one whose items mostly changed, whole. */
  #listPart(to: readonly unknown[]): string {
    const flat = this.#flat;
    const start = this.#at;
    const length = Number(flat[start + 2]);
    this.#at += 3;
    let items = '';
    let count = 0;
    for (let i = 0; i < length && i < to.length; i++) {
      const value = to[i];
      if (value === flat[this.#at]) {
        this.#at += 1;
        continue;
      }
      const patch = this.part(value);
      if (patch === '') continue;
      items = listed(items, `[${i},${patch}]`);
      count += 1;
    }
    for (let i = length; i < to.length; i++) {
      // A place of its own, which `put` then fills.
      flat.splice(this.#at, 0, undefined);
      items = listed(items, `[${i},${this.#instead(to[i])}]`);
      count += 1;
    }
    if (length > to.length) this.#cut(length - to.length);
    flat[start + 1] = this.#at - start;
    flat[start + 2] = to.length;
    if (2 * count > to.length && items.length > jsonLength(to, items.length)) return whole(to);
    if (length === to.length) return count === 0 ? '' : `{"*":[${items}]}`;
    return count === 0 ? `{"#":${to.length}}` : `{"*":[${items}],"#":${to.length}}`;
  }

  #instead(to: unknown): string {
    this.#put(to);
    return whole(to);
  }

  /** Puts a value in the place of the one here. */
  #put(to: unknown): void {
    const flat = this.#flat;
    const size = sizeAt(flat, this.#at);
    if (size === 1 && !isBranch(to)) {
      flat[this.#at] = to;
      this.#at += 1;
      return;
    }
    const fresh: Flat = [];
    flatten(to, fresh, this.#common);
    flat.splice(this.#at, size, ...fresh);
    this.#at += fresh.length;
  }

  /** Removes the next values. */
  #cut(values: number): void {
    let end = this.#at;
    for (let i = 0; i < values; i++) end += sizeAt(this.#flat, end);
    this.#flat.splice(this.#at, end - this.#at);
  }
}
