import type { UserId } from '@saloon/protocol';
import type { Cause } from './entry.ts';

/** So many commands of a person are remembered, and so many people's who do not sit at the table. */
const COMMANDS = 32;
const PEOPLE = 64;

type Memory<Answer> = { readonly ids: string[]; readonly answers: Answer[]; next: number };

/** The same as plain JSON, in the order in which people are forgotten. */
export type SavedAnswers<Answer> = readonly (readonly [UserId, Memory<Answer>])[];

/** What was answered to the last commands of each person, so that a retry is never played twice. */
export class Answered<Answer> {
  readonly #people = new Map<UserId, Memory<Answer>>();
  readonly #isSeated: (user: UserId) => boolean;

  constructor(isSeated: (user: UserId) => boolean) {
    this.#isSeated = isSeated;
  }

  find(user: UserId, id: string): Answer | undefined {
    const memory = this.#people.get(user);
    if (memory === undefined) return undefined;
    const place = memory.ids.indexOf(id);
    return place < 0 ? undefined : memory.answers[place];
  }

  add({ user, id }: Cause, answer: Answer): void {
    const memory = this.#people.get(user) ?? this.#meet(user);
    memory.ids[memory.next] = id;
    memory.answers[memory.next] = answer;
    memory.next = (memory.next + 1) % COMMANDS;
  }

  save(): SavedAnswers<Answer> {
    return [...this.#people];
  }

  restore(saved: SavedAnswers<Answer>): void {
    for (const [user, memory] of saved) this.#people.set(user, memory);
  }

  #meet(user: UserId): Memory<Answer> {
    if (this.#people.size >= PEOPLE) this.#forgetOne();
    const memory: Memory<Answer> = { ids: [], answers: [], next: 0 };
    this.#people.set(user, memory);
    return memory;
  }

  /** However many come and talk: what somebody who plays has done is not done again. */
  #forgetOne(): void {
    for (const user of this.#people.keys()) {
      if (this.#isSeated(user)) continue;
      this.#people.delete(user);
      return;
    }
  }
}
