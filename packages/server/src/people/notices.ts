import { wordFilter, wordsIn } from '@saloon/people';
import { SerialQueue } from '../serial-queue.ts';
import type { SafetyRecords } from './safety-records.ts';

export type NoticesDeps = {
  readonly safety: SafetyRecords;
  readonly wall: () => number;
  /** Shows the announcement on every page, on this server. */
  readonly show: (announcement: string) => void;
  /** Tells the other servers that a notice has changed. */
  readonly publish: () => void;
};

/** The operators' announcement and the words they mask, in memory. */
export class Notices {
  readonly #deps: NoticesDeps;
  readonly #reads = new SerialQueue();
  #announcement = '';
  #words = '';
  #filter = (text: string): string => text;

  constructor(deps: NoticesDeps) {
    this.#deps = deps;
  }

  get announcement(): string {
    return this.#announcement;
  }

  get words(): string {
    return this.#words;
  }

  /** Masks the listed words. */
  clean(text: string): string {
    return this.#filter(text);
  }

  /** Reads both: at the start, and when another server has changed one. */
  read(): Promise<void> {
    // In order: an older read could end last.
    return this.#reads.run(() => this.#read());
  }

  async #read(): Promise<void> {
    const { safety, show } = this.#deps;
    const [announcement, words] = await Promise.all([safety.notice('announcement'), safety.notice('words')]);
    this.#words = words;
    this.#filter = wordFilter(wordsIn(words));
    if (announcement === this.#announcement) return;
    this.#announcement = announcement;
    show(announcement);
  }

  async setAnnouncement(text: string): Promise<void> {
    await this.#deps.safety.setNotice('announcement', text, this.#deps.wall());
    await this.read();
    this.#deps.publish();
  }

  async setWords(text: string): Promise<void> {
    await this.#deps.safety.setNotice('words', text, this.#deps.wall());
    await this.read();
    this.#deps.publish();
  }
}
