import type { UserId, Version } from '@saloon/protocol';
import type { Cause } from './entry.ts';

/** So many commands of a person are remembered, and so many people's. */
const COMMANDS = 16;
const PEOPLE = 64;

type Memory = { readonly ids: string[]; readonly versions: Version[]; next: number };

/** What was answered to the last commands of each person, so that a retry is never played twice. */
export class Answered {
  readonly #people = new Map<UserId, Memory>();

  find(user: UserId, id: string): Version | undefined {
    const memory = this.#people.get(user);
    if (memory === undefined) return undefined;
    const place = memory.ids.indexOf(id);
    return place < 0 ? undefined : memory.versions[place];
  }

  add({ user, id }: Cause, version: Version): void {
    const memory = this.#people.get(user) ?? this.#meet(user);
    memory.ids[memory.next] = id;
    memory.versions[memory.next] = version;
    memory.next = (memory.next + 1) % COMMANDS;
  }

  #meet(user: UserId): Memory {
    if (this.#people.size >= PEOPLE) {
      const [first] = this.#people.keys();
      if (first !== undefined) this.#people.delete(first);
    }
    const memory: Memory = { ids: [], versions: [], next: 0 };
    this.#people.set(user, memory);
    return memory;
  }
}
