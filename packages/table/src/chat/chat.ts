import type { Seat, Viewer } from '@saloon/kernel';
import type { ChatLine } from '@saloon/protocol';

/** Lines kept for people who join later. */
const KEPT = 40;

/** A chat line, and the seats that may see it; all viewers if undefined. */
export type Kept = { readonly line: ChatLine; readonly to: readonly Seat[] | undefined };

/** A chat as plain JSON. */
export type SavedChat = { readonly lines: readonly Kept[]; readonly count: number };

/** What was said lately. */
export class Chat {
  #lines: readonly Kept[] = [];
  /** How many lines there were in all. */
  count = 0;

  add(line: ChatLine, to: readonly Seat[] | undefined): void {
    this.#lines = [...this.#lines.slice(1 - KEPT), { line, to }];
    this.count += 1;
  }

  /** The lines after the first `count` that this viewer may see, as far as they are stored. */
  since(count: number, viewer: Viewer): readonly ChatLine[] {
    const fresh = Math.min(this.count - count, this.#lines.length);
    return this.#lines
      .slice(this.#lines.length - fresh)
      .flatMap(({ line, to }) => (to === undefined || (viewer !== 'spectator' && to.includes(viewer)) ? line : []));
  }

  save(): SavedChat {
    return { lines: this.#lines, count: this.count };
  }

  static restore({ lines, count }: SavedChat): Chat {
    const chat = new Chat();
    chat.#lines = lines;
    chat.count = count;
    return chat;
  }

  copy(): Chat {
    const copy = new Chat();
    copy.#lines = this.#lines;
    copy.count = this.count;
    return copy;
  }
}
