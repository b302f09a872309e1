import { type MoveList, type Offer, type OfferNews, textOf } from '@saloon/protocol';
import { partsOf } from './move-parts.ts';

/** How many lists a client stores, unless one offer alone needs more. */
const SLOTS = 6;

/** Which list is in which slot of a viewer's clients. `OfferBook` is their side of it. */
export class OfferSlots {
  readonly #parts: string[] = [];
  /** When each slot was last used. */
  readonly #used: number[] = [];
  #offers = 0;

  /** Forgets the slots: the clients don't all have the same lists. */
  clear(): void {
    this.#parts.length = 0;
    this.#used.length = 0;
  }

  /** The whole offer, for a client without any list. */
  whole(offer: Offer): OfferNews {
    this.clear();
    const use = this.#lay(offer.moves);
    const put = Object.fromEntries(use.map((slot) => [slot, JSON.parse(this.#parts[slot] ?? '[]') as MoveList]));
    const hasQuestions = Object.keys(offer.questions).length > 0;
    return { use, ...(use.length > 0 ? { put } : {}), ...(hasQuestions ? { questions: offer.questions } : {}) };
  }

  /** The offer as JSON, with only the lists that the clients lack. */
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

  /**
   * Puts the parts of a list into slots, unless they are in one. Returns their slots; adds the newly filled ones to
   * `laid`.
   */
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

  /** A slot that this offer doesn't use: an empty one, or the least recently used. */
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
