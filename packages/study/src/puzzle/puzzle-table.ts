import { SeatInformationSet } from '@saloon/bots';
import { type AnyGame, deriveSeed, isLegal, rngFrom, type Seat, type Seed } from '@saloon/kernel';
import { type ServerMessage, type TableCommand, tableId, userId } from '@saloon/protocol';
import type { Recording } from '@saloon/recording';
import {
  type Answer,
  type Broadcast,
  differing,
  type HostClock,
  HostedTable,
  openTable,
  type Reason,
  reasonsFor,
  type Table,
  type Thinkers,
  whatIfOpening,
} from '@saloon/table';
import { foresee } from '../coach/foresee.ts';

const SOLVER = userId('solver');
const NO_CLOCK: HostClock = { now: () => 0, after: () => () => {} };
/** The others never move: a puzzle is one decision. */
const NOBODY: Thinkers = { ask: () => 'later' };
const NOT_ASKED = { ok: false, code: 'lesson-not-asked' } as const;

/** A decision in a recorded game: after this many inputs, in this seat. */
export type PuzzlePosition = {
  readonly game: AnyGame;
  readonly recording: Recording<unknown, unknown>;
  readonly after: number;
  readonly seat: Seat;
};

/** What speaks for a move and not for the other, and what against the other and not against the move. */
export type Compared = { readonly good: readonly Reason[]; readonly bad: readonly Reason[] };

/**
 * A table that stands still at a decision of a recorded game. The solver may make one move. What the seat can't know is
 * dealt again, as in every continued game, so the table has no secrets of the recording.
 */
export class PuzzleTable {
  readonly #position: PuzzlePosition;
  readonly #seed: Seed;
  readonly #host: HostedTable<Table>;
  /** The state before the move. */
  readonly #state: unknown;
  #messages: Broadcast[] = [];
  #move: unknown;

  constructor(position: PuzzlePosition, { name, seed }: { readonly name: string; readonly seed: Seed }) {
    this.#position = position;
    this.#seed = seed;
    const { recording, after, seat } = position;
    const opening = whatIfOpening(
      { recording, after, seat, level: 'hard', replay: '' },
      {
        id: tableId('puzzle'),
        seed,
        redealSeed: deriveSeed(seed, 'redeal'),
        host: { user: SOLVER, name },
        request: 'puzzle',
      },
    );
    const request = { ...opening.request, hints: 'off' } as const;
    const opened = openTable({ ...opening, request }, NOBODY);
    if (!opened.ok) throw new Error(`Cannot lay the table of a puzzle: ${opened.code} (${opened.at})`);
    const { table } = opened;
    this.#host = new HostedTable(table, NO_CLOCK, {
      commit: () => {},
      send: (message) => void (message.to === table.viewerOf(SOLVER) && this.#messages.push(message)),
      resubscribe: () => {},
    });
    table.lag(SOLVER, 0, table.now);
    table.presence(SOLVER, true, table.now);
    this.#state = position.game.clone(table.state);
  }

  /** The move that was made, or undefined. */
  get move(): unknown {
    return this.#move;
  }

  /** The whole table as the solver sees it. */
  sync(): ServerMessage {
    this.#host.flush();
    this.#messages = [];
    return this.#table.attach(SOLVER, this.#table.now);
  }

  /** The messages for the solver's page since the last call. */
  takeMessages(): readonly Broadcast[] {
    const messages = this.#messages;
    this.#messages = [];
    return messages;
  }

  /** A command of the solver. Only the first legal move is played. */
  command(id: string, command: TableCommand): Answer {
    if (command.type !== 'move' || this.#move !== undefined) return NOT_ASKED;
    const { game, seat } = this.#position;
    const move = game.parseMove(command.move);
    const isMade = move !== undefined && isLegal(game, this.#state, seat, move);
    const answer = this.#host.run((table, at) => table.command(SOLVER, '', id, command, at));
    if (answer.ok && isMade) this.#move = move;
    return answer;
  }

  /** Makes a move for a solver who wants to see it. */
  show(move: unknown): void {
    const answers = this.#position.game.question(this.#state, move);
    this.command('show', { type: 'move', move, ...(answers === undefined ? {} : { answers }) });
  }

  /** Reasons that tell two moves apart, as far as the seat can know. */
  compare(better: unknown, other: unknown): Compared {
    const rng = rngFrom(deriveSeed(this.#seed, 'reasons'));
    const info = this.information();
    const reasons = (move: unknown) => reasonsFor(this.#position.game, info, move, rng);
    return differing(reasons(better), better === other ? [] : reasons(other));
  }

  /** What tends to follow one move rather than the other. Takes ten times as long as `compare`. */
  foresee(better: unknown, other: unknown): readonly Reason[] {
    const rng = rngFrom(deriveSeed(this.#seed, 'prospects'));
    return foresee(this.#position.game, this.information(), [better, other], rng);
  }

  /** What the seat knows before the move. */
  information(): SeatInformationSet<unknown, unknown> {
    const { game, seat } = this.#position;
    const info = new SeatInformationSet(game, seat, this.#state, rngFrom(deriveSeed(this.#seed, 'information')));
    info.renew(true);
    return info;
  }

  get #table(): Table {
    return this.#host.actor;
  }
}
