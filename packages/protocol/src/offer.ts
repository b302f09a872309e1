/** The moves a viewer may make now, and the number each kind of move has to carry in `answers`. */
export type Offer = { readonly moves: readonly unknown[]; readonly questions: Readonly<Record<string, number>> };

/**
 * Some moves as they are sent: written out, or, where they differ in one field only, that field of each and in `of` what
 * they share.
 */
export type MoveList =
  | readonly unknown[]
  | { readonly of: Readonly<Record<string, unknown>>; readonly each: string; readonly are: readonly unknown[] };

/**
 * An offer as it is sent. Lists of moves come again and again, so a client keeps them in numbered slots: `put` fills slots,
 * replacing what was there, and the lists in the slots of `use`, one after another, are the moves of the offer.
 */
export type OfferNews = {
  readonly use: readonly number[];
  readonly put?: Readonly<Record<string, MoveList>>;
  readonly questions?: Readonly<Record<string, number>>;
};

const NO_QUESTIONS: Offer['questions'] = Object.freeze({});

/** A client's slots at one table. Each `sync` starts a new one, with empty slots. */
export class OfferBook {
  readonly #slots: (readonly unknown[] | undefined)[] = [];

  /** The offer that the news is about. */
  read({ use, put = {}, questions = NO_QUESTIONS }: OfferNews): Offer {
    for (const [slot, list] of Object.entries(put)) this.#slots[Number(slot)] = movesOf(list);
    const lists = use.map((slot) => {
      const list = this.#slots[slot];
      if (list === undefined) throw new Error(`Cannot read an offer: there is no list in slot ${slot}`);
      return list;
    });
    const [first = []] = lists;
    return { moves: lists.length <= 1 ? first : lists.flat(), questions };
  }
}

/** The moves of a list, each written out. */
export function movesOf(list: MoveList): readonly unknown[] {
  if (isWrittenOut(list)) return list;
  const { of, each, are } = list;
  return are.map((value) => ({ ...of, [each]: value }));
}

const isWrittenOut = (list: MoveList): list is readonly unknown[] => Array.isArray(list);
