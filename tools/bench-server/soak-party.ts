import { below, choose, type Rng } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import { atEveryGame, type Party, party } from '../chaos/parties.ts';
import { BenchClient, newSecret } from './bench-client.ts';
import type { Diary } from './diary.ts';

/** Bots take their time like people, so few games with them are played to the end. */
const PLAYED_ALONE = atEveryGame(3, 0);
const GAMES: readonly Party[] = [
  ...PLAYED_ALONE,
  ...PLAYED_ALONE,
  // Races with bots depend on milliseconds, so no two games would be alike: bots play a game without races.
  party('bang-duel', 1, 1),
  party('colt-express', 2, 1),
];

/** Milliseconds between two rounds of moves. */
const BREATH = 40;
/** After this many rounds without a move, the game is stuck. */
const MOST_IDLE = 400;
const PERCENT = 100;
/** Varies which of the offered moves is taken from one move to the next. */
const STRIDE = 7;
/** Per hundred rounds: someone chats, loses the connection, or looks away for a moment. */
const [SPEAKS, LOSES_LINE, LOOKS_AWAY] = [6, 2, 2] as const;
/** Per hundred games: everyone leaves in the middle; after a finished game, they want another one. */
const [ABANDONED, WANTED_AGAIN] = [10, 50] as const;
/** Rounds after which they leave a game that they don't play to the end. */
const MOST_ROUNDS_LEFT = 60;
/** The longest game: a table's memory grows with its log, and that is not a leak. */
const MOST_ROUNDS = 400;
/** Milliseconds within which everyone hears of the next table. */
const NEXT_WITHIN = 3000;

/** People who play together again and again. Each is a client that may reconnect. */
export class SoakParty {
  readonly #port: number;
  readonly #rng: Rng;
  readonly #diary: Diary;
  readonly #secrets: readonly string[];
  #people: BenchClient[] = [];
  /** How often one of them connected. */
  #comings = 0;
  /** The last version each received. */
  #versions: number[] = [];
  /** Moves of this game so far. */
  #played = 0;
  #isOver = false;
  #next: TableId | undefined;

  constructor(port: number, rng: Rng, diary: Diary) {
    this.#port = port;
    this.#rng = rng;
    this.#diary = diary;
    const most = Math.max(...GAMES.map(({ people }) => people));
    this.#secrets = Array.from({ length: most }, newSecret);
  }

  /** Plays one game after another until it is time to leave. */
  async live(): Promise<void> {
    while (!this.#diary.isOver) {
      await this.#evening(choose(this.#rng, GAMES));
      await this.#diary.pause(below(this.#rng, 10 * BREATH));
    }
  }

  async #evening(party: Party): Promise<void> {
    for (let i = 0; i < party.people; i++) this.#people.push(await this.#come(i));
    let table = await this.#open(party);
    for (;;) {
      const isFinished = await this.#play(table);
      const next = isFinished && this.#chance(WANTED_AGAIN) ? await this.#rematch(table) : undefined;
      for (const person of this.#people) person.unjoin(table);
      this.#diary.left(table);
      if (next === undefined) break;
      table = next;
      for (const [i] of this.#people.entries()) await this.#join(i, table);
    }
    if (this.#chance(WANTED_AGAIN)) await this.#takeUp();
    for (const person of this.#people.splice(0)) this.#go(person);
  }

  async #come(i: number): Promise<BenchClient> {
    this.#diary.note('comings');
    this.#comings += 1;
    return BenchClient.connect(this.#port, `Soak ${i}`, this.#secrets[i], `b${this.#comings}n`);
  }

  #go(person: BenchClient): void {
    this.#diary.note('goings');
    if (this.#chance(WANTED_AGAIN)) person.close();
    else person.cut();
  }

  async #open({ game, people, bots, options }: Party): Promise<TableId> {
    const [host] = this.#people;
    if (host === undefined) throw new Error('Cannot play: nobody is there');
    const table = await host.open(
      [
        { type: 'me' },
        ...Array.from({ length: people - 1 }, () => ({ type: 'open' }) as const),
        ...Array.from({ length: bots }, () => ({ type: 'bot', level: 'easy' }) as const),
      ],
      { game, options, standIn: 'easy' },
    );
    for (let i = 0; i < people; i++) {
      await this.#join(i, table);
      if (i > 0) await this.#people[i]?.order(table, { type: 'sit', seat: i });
    }
    await host.order(table, { type: 'start' });
    return table;
  }

  async #join(i: number, table: TableId, since?: number): Promise<void> {
    const person = this.#people[i];
    if (person === undefined) return;
    this.#diary.present.add(table);
    if (since === undefined) {
      this.#played = 0;
      this.#versions[i] = 0;
      this.#isOver = false;
      this.#next = undefined;
    }
    person.onStep = (version) => {
      this.#versions[i] = version;
    };
    person.onOver = () => {
      this.#isOver = true;
    };
    person.onNext = (next) => {
      this.#next = next;
    };
    await person.join(table, since);
  }

  /** Returns whether the game was played to its end. */
  async #play(table: TableId): Promise<boolean> {
    const isAbandoned = this.#chance(ABANDONED);
    const rounds = isAbandoned ? below(this.#rng, MOST_ROUNDS_LEFT) : MOST_ROUNDS;
    let idle = 0;
    for (let round = 0; !this.#isOver; round++) {
      if (this.#diary.isOver || round >= rounds || idle > MOST_IDLE) {
        this.#diary.note('games abandoned');
        return false;
      }
      idle = (await this.#round(table)) ? 0 : idle + 1;
      await this.#diary.pause(BREATH);
    }
    this.#diary.note('games finished');
    return true;
  }

  /** Everyone who has to move plays one move. Returns whether anyone did. */
  async #round(table: TableId): Promise<boolean> {
    let hasMoved = false;
    for (const [i, person] of this.#people.entries()) {
      // Depends on the moves so far, not on chance: the same deal is then played in much the same way, and caches
      // don't grow.
      const command = person.choose((moves) => (this.#played * STRIDE + i) % Math.max(1, moves));
      if (command === undefined) continue;
      const answer = await person.order(table, command);
      this.#diary.note(answer.type === 'done' ? 'moves' : 'refusals');
      if (answer.type !== 'done') continue;
      hasMoved = true;
      this.#played += 1;
      await this.#told(answer.version);
    }
    const who = below(this.#rng, this.#people.length);
    if (this.#chance(SPEAKS)) await this.#speak(who, table);
    if (this.#chance(LOSES_LINE)) await this.#loseLine(who, table);
    if (this.#chance(LOOKS_AWAY)) await this.#lookAway(who, table);
    return hasMoved;
  }

  /** Before everyone received a move, the next moves are unknown, and the same deal would be played differently. */
  async #told(version: number): Promise<void> {
    const SHORT = 2;
    const isTold = () => this.#people.every((_, i) => (this.#versions[i] ?? 0) >= version);
    for (let waited = 0; waited < NEXT_WITHIN && !isTold(); waited += SHORT) {
      await this.#diary.pause(SHORT);
      if (this.#diary.isOver) return;
    }
  }

  async #speak(i: number, table: TableId): Promise<void> {
    const answer = await this.#people[i]?.order(table, { type: 'chat', text: 'This town is not big enough' });
    this.#diary.note(answer?.type === 'done' ? 'words' : 'refusals');
  }

  async #loseLine(i: number, table: TableId): Promise<void> {
    this.#people[i]?.cut();
    this.#people[i] = await this.#come(i);
    this.#diary.note('reconnects');
    await this.#join(i, table, this.#versions[i] ?? 0);
  }

  async #lookAway(i: number, table: TableId): Promise<void> {
    this.#people[i]?.unjoin(table);
    await this.#diary.pause(BREATH);
    await this.#join(i, table, this.#versions[i] ?? 0);
  }

  async #rematch(table: TableId): Promise<TableId | undefined> {
    for (const person of this.#people) await person.order(table, { type: 'rematch' });
    for (let waited = 0; waited < NEXT_WITHIN && this.#next === undefined; waited += BREATH) {
      await this.#diary.pause(BREATH);
      if (this.#diary.isOver) return undefined;
    }
    if (this.#next !== undefined) this.#diary.note('rematches');
    return this.#next;
  }

  /** Someone visits a table that was left, and chats there. */
  async #takeUp(): Promise<void> {
    const [person] = this.#people;
    const { past } = this.#diary;
    if (person === undefined || past.length === 0) return;
    const table = choose(this.#rng, past);
    const answer = await person.join(table);
    if (answer.type !== 'sync') return this.#diary.note('refusals');
    this.#diary.note('tables taken up again');
    await person.order(table, { type: 'chat', text: 'Quiet here' });
    person.unjoin(table);
  }

  #chance(percent: number): boolean {
    return below(this.#rng, PERCENT) < percent;
  }
}
