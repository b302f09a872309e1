import { type MoveList, type Offer, type OfferNews, textOf } from '@saloon/protocol';
import { partsOf } from './move-parts.ts';

/** So many lists a client keeps, unless one offer alone has more. */
const SLOTS = 6;

/** Which lists lie in which places of a viewer's clients: see `OfferBook`, their side of it. */
export class OfferSlots {
  readonly #parts: string[] = [];
  /** When each place was used last. */
  readonly #used: number[] = [];
  #offers = 0;

  /** Forgets what is in the places: not all clients have the same there. */
  clear(): void {
    this.#parts.length = 0;
    this.#used.length = 0;
  }

  /** The whole of an offer, as those are told who have nothing. */
  whole(offer: Offer): OfferNews {
    this.clear();
    const use = this.#lay(offer.moves);
    const put = Object.fromEntries(use.map((slot) => [slot, JSON.parse(this.#parts[slot] ?? '[]') as MoveList]));
    const hasQuestions = Object.keys(offer.questions).length > 0;
    return { use, ...(use.length > 0 ? { put } : {}), ...(hasQuestions ? { questions: offer.questions } : {}) };
  }

  /** The same as JSON, with only what the clients do not have. */
  news(offer: Offer): string {
    const laid: number[] = [];
    const use = this.#lay(offer.moves, laid);
    let put = '';
    for (const slot of laid) put += `${put === '' ? '' : ','}"${slot}":${this.#parts[slot]}`;
    let questions = '';
    for (const kind in offer.questions) {
      questions += `${questions === '' ? '' : ','}${textOf(kind)}:${offer.questions[kind]}`;
    }
    const lists = put === '' ? '' : `,"put":{${put}}`;
    return `{"use":[${use.join(',')}]${lists}${questions === '' ? '' : `,"questions":{${questions}}`}}`;
  }

  /** Lays the parts of a list into places, where they are not in one already; answers which. `laid` gets the new ones. */
  #lay(moves: readonly unknown[], laid: number[] = []): readonly number[] {
    this.#offers += 1;
    const parts = partsOf(moves);
    const use = parts.map((part) => this.#parts.indexOf(part));
    for (const slot of use) if (slot >= 0) this.#used[slot] = this.#offers;
    for (let i = 0; i < parts.length; i++) {
      if (use[i] !== -1) continue;
      const slot = this.#oldest();
      use[i] = slot;
      this.#parts[slot] = parts[i] ?? '';
      this.#used[slot] = this.#offers;
      laid.push(slot);
    }
    return use;
  }

  /** A place that this offer does not use: a free one, or the one not used for longest. */
  #oldest(): number {
    if (this.#parts.length < SLOTS) return this.#parts.length;
    let oldest = this.#parts.length;
    for (let slot = 0; slot < this.#used.length; slot++) {
      const used = this.#used[slot] ?? this.#offers;
      if (used < this.#offers && used < (this.#used[oldest] ?? this.#offers)) oldest = slot;
    }
    return oldest;
  }
}
