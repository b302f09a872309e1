import { below, forkRng, type Rng } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import { nap, until } from './nap.ts';
import { type Party, seatParty } from './parties.ts';
import { Person } from './person.ts';

const PATIENCE = 30_000;
/** The longest pause before a player's next move, in milliseconds. */
const THOUGHT = 250;

/** All players of a run: they open tables, play random moves, chat, and play again. */
export class Crowd {
  readonly people: readonly Person[];
  /** Who waited longest in the last probe, and their state. */
  slowest = '';
  /** How many games were played to the end. */
  finished = 0;
  readonly #parties: readonly (readonly Person[])[];
  #isPlaying = false;
  #loops: Promise<void>[] = [];

  private constructor(parties: readonly (readonly Person[])[]) {
    this.#parties = parties;
    this.people = parties.flat();
  }

  /** Connects everyone, seats them, and starts the games. */
  static async gather(
    parties: readonly Party[],
    rng: Rng,
    url: (attempt: number, person: number) => string,
  ): Promise<Crowd> {
    let count = 0;
    const gathered = await Promise.all(
      parties.map((one) => {
        const people = Array.from({ length: one.people }, () => {
          count += 1;
          const no = count;
          return new Person(`Chaos ${no}`, forkRng(rng), `198.51.100.${no}`, (attempt) => url(attempt, no));
        });
        return seatParty(one, people);
      }),
    );
    return new Crowd(gathered);
  }

  get tables(): readonly TableId[] {
    return [
      ...new Set(this.people.flatMap(({ journal }) => [...journal.opened, ...journal.told.map((one) => one.table)])),
    ];
  }

  get moves(): number {
    return this.people.reduce((sum, { journal }) => sum + journal.acknowledged, 0);
  }

  /** Totals for the report. */
  get figures(): Readonly<Record<string, number>> {
    const views = this.people.reduce((sum, { journal }) => sum + journal.told.length, 0);
    return { moves: this.moves, games: this.finished, tables: this.tables.length, views };
  }

  play(): void {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    this.#loops = this.#parties.flatMap((people) => people.map((one) => this.#playOn(one)));
  }

  /** Nobody starts anything new. Pending commands may still be answered. */
  async pause(): Promise<void> {
    this.#isPlaying = false;
    await Promise.race([Promise.all(this.#loops), nap(PATIENCE)]);
  }

  /** Marks every connection as about to be lost. */
  expectLoss(): void {
    for (const person of this.people) person.syncedAt = undefined;
  }

  /** Waits until everyone has received their table again. Returns the longest time after `since`. */
  async allBack(since: number): Promise<number> {
    await until(() => this.people.every(({ syncedAt }) => syncedAt !== undefined), PATIENCE);
    const times = this.people.map(({ syncedAt }) => (syncedAt === undefined ? PATIENCE : syncedAt - since));
    return Math.max(0, ...times);
  }

  /** Each of these people sends a command. Returns the longest time until one was acknowledged. */
  async probe(most: number, people: readonly Person[] = this.people): Promise<number> {
    const times = await Promise.all(people.map(async (person) => (await person.wave(most)) ?? most));
    const longest = Math.max(0, ...times);
    const last = people[times.indexOf(longest)];
    this.slowest = `${last?.name} (connection ${last?.connection.status.type}, wave ${last?.lastWave}, errors ${last?.errors.slice(-3).join() || 'none'})`;
    return longest;
  }

  /** Waits until no message has come for `millis`. */
  async quiet(millis = 600): Promise<void> {
    const told = () => this.people.reduce((sum, { journal }) => sum + journal.told.length, 0);
    for (let before = -1; before !== told(); ) {
      before = told();
      await nap(millis);
    }
  }

  close(): void {
    this.#isPlaying = false;
    for (const person of this.people) person.close();
  }

  async #playOn(person: Person): Promise<void> {
    const { rng } = person;
    while (this.#isPlaying) {
      await nap(below(rng, THOUGHT));
      const { state } = person;
      if (!this.#isPlaying || state === undefined) continue;
      const { info, you } = state;
      const { seat } = you;
      if (info.phase === 'over') await this.#again(person);
      else if (info.phase === 'waiting' || seat === undefined) continue;
      else if (info.undo !== undefined && !info.undo.agreed.includes(seat))
        await person.do({ type: 'answer-undo', isAgreed: below(rng, 4) > 0 });
      else await this.#act(person);
    }
  }

  /** A move nearly always; sometimes a chat message, or a request to undo a move. */
  async #act(person: Person): Promise<void> {
    const { rng } = person;
    const chance = below(rng, 60);
    if (chance === 0) await person.do({ type: 'chat', text: `Line ${below(rng, 1000)}` });
    else if (chance === 1) await person.do({ type: 'ask-undo' });
    else await person.move();
  }

  /** After the end everyone asks for a rematch, and moves to the new table when all have. */
  async #again(person: Person): Promise<void> {
    const { state } = person;
    if (state?.info.phase !== 'over') return;
    const { next, rematch } = state.info;
    const { seat } = state.you;
    if (next !== undefined) {
      if (state.you.isHost) this.finished += 1;
      person.go(next);
    } else if (seat !== undefined && rematch?.agreed.includes(seat) !== true) await person.do({ type: 'rematch' });
  }
}
