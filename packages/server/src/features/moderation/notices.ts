import { wordFilter, wordsIn } from '@saloon/people';
import { type RunSql, runOne } from '../../core/store/shared-sql.ts';
import { SerialQueue } from '../../core/time/serial-queue.ts';

export type NoticesDeps = {
  readonly records: NoticeRecords;
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
    const { records, show } = this.#deps;
    const [announcement, words] = await Promise.all([records.of('announcement'), records.of('words')]);
    this.#words = words;
    this.#filter = wordFilter(wordsIn(words));
    if (announcement === this.#announcement) return;
    this.#announcement = announcement;
    show(announcement);
  }

  async setAnnouncement(text: string): Promise<void> {
    await this.#set('announcement', text);
  }

  async setWords(text: string): Promise<void> {
    await this.#set('words', text);
  }

  async #set(name: NoticeName, text: string): Promise<void> {
    const { records, wall, publish } = this.#deps;
    await records.set(name, text, wall());
    await this.read();
    publish();
  }
}

/** What operators write for everybody: an announcement, and the words that are masked. */
export type NoticeName = 'announcement' | 'words';

export class NoticeRecords {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  async of(name: NoticeName): Promise<string> {
    const [row] = await runOne(this.#run, 'SELECT body FROM notices WHERE name = $1', name);
    return row === undefined ? '' : String(row.body);
  }

  async set(name: NoticeName, text: string, at: number): Promise<void> {
    await runOne(
      this.#run,
      `INSERT INTO notices (name, body, at) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO UPDATE SET body = excluded.body, at = excluded.at`,
      name,
      text,
      Math.round(at),
    );
  }
}
