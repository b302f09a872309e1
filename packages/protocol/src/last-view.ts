import type { CommonPart } from './common-part.ts';
import { type Branch, EMPTY, type Flat, flatten } from './flat.ts';
import { inOnePiece } from './json-text.ts';
import { PatchCursor, SHORT, shorter, whole } from './patch-cursor.ts';
import { Shape, shapeOf } from './shape.ts';

/**
 * The last view that a viewer was sent, and the patch (see `Patch`) from it to the next one, as JSON. Fields that all views
 * share (`Commons`) are not stored here.
 */
export class LastView {
  readonly #flat: Flat = [];
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
    const areNew = missed === 1;
    const cursor = new PatchCursor(this.#flat, commons?.parts ?? NO_PARTS, areNew);
    const isPatched = commons !== undefined && shared !== undefined && shape instanceof Shape;
    const text = isPatched ? viewPart(cursor, shape, own as Branch, areNew ? commons : NO_NEWS) : cursor.part(own);
    if (text === '') return undefined;
    return text.length < SHORT ? text : shorter(text, together(shared, own));
  }

  #fill(own: unknown): void {
    this.#flat.length = 0;
    flatten(own, this.#flat, this.#commons?.parts ?? NO_PARTS);
  }
}

/** What several views had in common last: all of it lies in one list, where each part has its place for good. */
export class LastCommons {
  readonly #flat: Flat = [shapeOf([]), EMPTY];

  /** Gives everything in common the patch from its last value to the one it has now, or `''` for none. */
  update(commons: InCommon): void {
    const cursor = new PatchCursor(this.#flat, NO_PARTS, false);
    cursor.fieldsNews(this.#flat[0] as Shape, commons.shared ?? {}, '', '');
    commons.changed = inOnePiece(cursor.changed);
    commons.gone = cursor.gone;
    commons.patch = cursor.fieldsText();
    for (const one of commons.parts) {
      const text = cursor.lastPart(one.value);
      one.patch = text === '' ? '' : shorter(text, one.value);
    }
  }
}

/** What is new of the fields that all see alike. */
type News = { changed: string; gone: string; patch: string };
const NO_NEWS: News = { changed: '', gone: '', patch: '' };

/** As much of `Commons` as a view needs. */
type InCommon = News & { readonly parts: readonly CommonPart[]; readonly step: number; shared: Branch | undefined };

const NO_PARTS: readonly CommonPart[] = [];

/** A whole view: the fields that all see alike, and one's own. */
const together = (shared: Branch | undefined, own: unknown): unknown =>
  shared === undefined ? own : { ...shared, ...(own as Branch) };

/** The patch to a whole view from its own fields and what is new of the others; the very same one for all who see no more. */
function viewPart(cursor: PatchCursor, shape: Shape, own: Branch, news: News): string {
  cursor.fieldsNews(shape, own, news.changed, news.gone);
  return cursor.changed === news.changed && cursor.gone === news.gone ? news.patch : cursor.fieldsText();
}
