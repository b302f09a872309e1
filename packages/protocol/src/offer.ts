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
 * An offer as it is sent. Lists of moves come again and again, so a client keeps them in numbered places: `put` lays lists
 * into places, over what was there, and the lists in the places of `use`, one after another, are the moves of the offer.
 */
export type OfferNews = {
  readonly use: readonly number[];
  readonly put?: Readonly<Record<string, MoveList>>;
  readonly questions?: Readonly<Record<string, number>>;
};

const NO_QUESTIONS: Offer['questions'] = Object.freeze({});

/** A client's places at one table. A new one with every `sync`, which begins with empty places. */
export class OfferBook {
  readonly #places: (readonly unknown[] | undefined)[] = [];

  /** The offer that the news is about. */
  read({ use, put = {}, questions = NO_QUESTIONS }: OfferNews): Offer {
    for (const [place, list] of Object.entries(put)) this.#places[Number(place)] = movesOf(list);
    const lists = use.map((place) => {
      const list = this.#places[place];
      if (list === undefined) throw new Error(`Cannot read an offer: there is no list in place ${place}`);
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
