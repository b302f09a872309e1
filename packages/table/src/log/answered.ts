import type { UserId } from '@saloon/protocol';
import type { Cause } from './entry.ts';

/** How many commands of each person are remembered, and for how many people. */
const COMMANDS = 32;
const PEOPLE = 64;

type Memory<Answer> = { readonly ids: string[]; readonly answers: Answer[]; next: number };

/** As plain JSON, in the order in which people are forgotten. */
export type SavedAnswers<Answer> = readonly (readonly [UserId, Memory<Answer>])[];

/** The replies to each person's last commands, so that a retry is never carried out twice. */
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

  /** People with a seat are never forgotten, so a retry of theirs is never played twice. */
  #forgetOne(): void {
    for (const user of this.#people.keys()) {
      if (this.#isSeated(user)) continue;
      this.#people.delete(user);
      return;
    }
  }
}
