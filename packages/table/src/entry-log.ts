import type { Millis } from '@saloon/kernel';
import type { UserId, Version } from '@saloon/protocol';
import { checked } from './commands/judge-move.ts';
import type { Refused } from './contract.ts';
import { Answered, type SavedAnswers } from './log/answered.ts';
import type { Cause, Change, Entry, OpenedEntry } from './log/entry.ts';
import type { Scene } from './scene/scene.ts';
import type { Watchers } from './watching/watchers.ts';

/** Every change of a table goes through here: new entries, and those read from its log. */
export class EntryLog {
  readonly opened: OpenedEntry;
  readonly #scene: Scene;
  readonly #watchers: Watchers;
  readonly #answered: Answered<Version>;
  /**
   * Refusals aren't in the log: no connection outlives the process. A refused command stays refused, because a copy of
   * it may arrive later, when it would be legal.
   */
  readonly #refused: Answered<Refused>;
  #new: Entry[];

  constructor(scene: Scene, watchers: Watchers, opened: OpenedEntry) {
    const isSeated = (user: UserId) => scene.seatOf(user) !== undefined;
    this.#scene = scene;
    this.#watchers = watchers;
    this.#answered = new Answered(isSeated);
    this.#refused = new Answered(isSeated);
    this.opened = opened;
    this.#new = [opened];
  }

  /** How many entries wait to be taken. */
  get waiting(): number {
    return this.#new.length;
  }

  take(): readonly Entry[] {
    const entries = this.#new;
    this.#new = [];
    return entries;
  }

  append(change: Change, at: Millis, by?: Cause): void {
    const entry: Entry = by === undefined ? { ...change, at } : { ...change, at, by };
    this.#new.push(entry);
    this.#accept(entry);
  }

  /** Applies the entries of a log. Afterwards there is nothing to store or to send. */
  replay(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.#watchers.releaseDelayed(entry.at);
      this.#accept(checked(this.#scene, entry));
    }
    this.#watchers.reset();
    this.#new = [];
  }

  #accept(entry: Entry): void {
    const { by } = entry;
    const isWatching = by !== undefined && this.#scene.seatOf(by.user) === undefined;
    this.#watchers.apply(entry);
    if (by === undefined) return;
    const told = isWatching ? this.#watchers.delay?.scene : undefined;
    this.#answered.add(by, (told ?? this.#scene).version);
  }

  /** The version after this command was carried out, if it was. */
  answerTo(user: UserId, id: string): Version | undefined {
    return this.#answered.find(user, id);
  }

  refusalOf(user: UserId, id: string): Refused | undefined {
    return this.#refused.find(user, id);
  }

  refuse(by: Cause, refused: Refused): void {
    this.#refused.add(by, refused);
  }

  saveAnswers(): SavedAnswers<Version> {
    return this.#answered.save();
  }

  restoreAnswers(saved: SavedAnswers<Version>): void {
    this.#answered.restore(saved);
  }
}
