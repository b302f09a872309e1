import { type AnyGame, deriveSeed, rngFrom, seedOf } from '@saloon/kernel';
import { type OnePuzzle, type PuzzleFile, readPuzzle } from '@saloon/puzzles/file';
import { leadOf, meanOf, weighMoves } from '@saloon/puzzles/weigh';
import { formatRecording } from '@saloon/recording';
import { PuzzleTable } from '@saloon/study';
import { findGame } from '@saloon/table';
import type { PuzzleAsk, PuzzleReply, PuzzleVerdict, WeighedAnswer } from './puzzle-worker-contract.ts';

/** What the desk needs from its worker. */
export type DeskEnv = {
  say(reply: PuzzleReply): void;
  load(game: string): Promise<PuzzleFile>;
  /** Lets other messages through. */
  breathe(): Promise<void>;
};

/** Deals on which a move is weighed that the file has no odds for, and how many at a time. */
const DEALS = 240;
const AT_ONCE = 8;
/** A move counts as right if the best one leads by less than this many standard errors. */
const ERRORS = 2;

type Open = OnePuzzle & { readonly game: AnyGame; readonly table: PuzzleTable; readonly n: number };

/** Holds the table of one puzzle, judges the move that is made there and says why. */
export class PuzzleDesk {
  readonly #env: DeskEnv;
  readonly #files = new Map<string, Promise<PuzzleFile>>();
  #open: Open | undefined;
  /** The number of the table that was asked for last. */
  #wanted = 0;
  #name = '';

  constructor(env: DeskEnv) {
    this.#env = env;
  }

  async hear(ask: PuzzleAsk): Promise<void> {
    if (ask.type === 'load') return void (await this.#file(ask.game));
    if (ask.type === 'open') return this.#begin(ask);
    const open = this.#open;
    if (open === undefined) return;
    switch (ask.type) {
      case 'show':
        return this.#lay(open, ask.n, open.puzzle.answers[0]?.move);
      case 'do':
        return this.#do(open, ask);
      case 'hint': {
        const { n, table, puzzle, game } = open;
        const best = game.parseMove(puzzle.answers[0]?.move);
        return this.#env.say({ type: 'hint', n, theme: puzzle.theme, good: table.compare(best, best).good });
      }
      case 'recording': {
        const { n, puzzle, record, game } = open;
        const { after, seat } = puzzle;
        return this.#env.say({ type: 'recording', n, file: formatRecording(game, record), after, seat });
      }
    }
  }

  async #begin({ n, game: gameId, id, name }: PuzzleAsk & { type: 'open' }): Promise<void> {
    this.#wanted = n;
    this.#name = name;
    if (findGame(gameId) === undefined) return this.#env.say({ type: 'missing', n });
    const file = await this.#file(gameId);
    if (this.#wanted !== n) return;
    if (file === undefined) return this.#env.say({ type: 'unreachable', n });
    // A puzzle keeps the rules it was found with.
    const game = findGame(gameId, file.rulesVersion);
    const found = game && readPuzzle(game, file, id);
    if (game === undefined || found === undefined) return this.#env.say({ type: 'missing', n });
    this.#lay({ ...found, game }, n);
  }

  async #file(game: string): Promise<PuzzleFile | undefined> {
    const loading = this.#files.get(game) ?? this.#env.load(game);
    this.#files.set(game, loading);
    try {
      return await loading;
    } catch {
      this.#files.delete(game);
      return undefined;
    }
  }

  /** Lays a new table, with this move played already if there is one. */
  #lay({ game, record, puzzle }: Omit<Open, 'table' | 'n'>, n: number, shown?: string): void {
    const position = { game, recording: record, after: puzzle.after, seat: puzzle.seat };
    const table = new PuzzleTable(position, { name: this.#name, seed: deriveSeed(record.seed, puzzle.after) });
    const sync = table.sync();
    if (shown !== undefined) table.show(game.parseMove(shown));
    this.#open = { game, record, puzzle, table, n };
    this.#env.say({ type: 'opened', n, sync, messages: table.takeMessages().map(({ text }) => text) });
  }

  async #do(open: Open, { n, id, command }: PuzzleAsk & { type: 'do' }): Promise<void> {
    if (n !== open.n) return;
    const wasMade = open.table.move !== undefined;
    const answer = open.table.command(`do${id}`, command);
    const messages = open.table.takeMessages().map(({ text }) => text);
    this.#env.say({ type: 'answered', n, id, answer, messages });
    if (wasMade || open.table.move === undefined) return;
    const verdict = verdictOf(open);
    this.#env.say({ type: 'verdict', n, verdict });
    if (verdict.type === 'open') await this.#weigh(open, verdict);
    else await this.#foresee(open, verdict);
  }

  /** Adds what tends to follow the best move rather than the player's, or rather than the second best. */
  async #foresee(open: Open, verdict: PuzzleVerdict): Promise<void> {
    await this.#env.breathe();
    if (this.#open !== open) return;
    const [best, second] = verdict.answers;
    const rival = best?.isYours === true ? second : verdict.answers.find(({ isYours }) => isYours);
    const good = [...verdict.good, ...open.table.foresee(best?.move, rival?.move)];
    this.#env.say({ type: 'verdict', n: open.n, verdict: { ...verdict, good, isPartial: false } });
  }

  /** Plays games on after the best move and after a move that the file doesn't have, as the puzzle itself was made. */
  async #weigh(open: Open, verdict: PuzzleVerdict): Promise<void> {
    const { game, table, puzzle, n } = open;
    const rng = rngFrom(deriveSeed(seedOf(puzzle.after), 'weigh'));
    const moves = [game.parseMove(puzzle.answers[0]?.move), table.move];
    const info = table.information();
    const [best, own]: [number[], number[]] = [[], []];
    while (own.length < DEALS) {
      const [ofBest = [], ofOwn = []] = weighMoves(info, moves, AT_ONCE, rng);
      best.push(...ofBest);
      own.push(...ofOwn);
      await this.#env.breathe();
      if (this.#open !== open) return;
    }
    const lead = leadOf(best, own);
    // Measured together with the best move, so the odds are shown relative to the stored ones.
    const mean = Math.max(0, (verdict.answers[0]?.mean ?? 0) - lead.mean);
    const answers = verdict.answers.map((one) => (one.isYours ? { ...one, mean, error: meanOf(own).error } : one));
    const type = lead.mean < ERRORS * lead.error ? 'right' : 'wrong';
    const weighed = { ...verdict, answers, type, isPartial: type === 'wrong' } as const;
    this.#env.say({ type: 'verdict', n, verdict: weighed });
    if (type === 'wrong') await this.#foresee(open, weighed);
  }
}

function verdictOf({ game, table, puzzle }: Open): PuzzleVerdict {
  const own = game.formatMove(table.move);
  const answers = puzzle.answers
    .toSorted((a, b) => b.mean - a.mean)
    .map(
      ({ move, mean, error }): WeighedAnswer => ({ move: game.parseMove(move), mean, error, isYours: move === own }),
    );
  const best = answers[0]?.move;
  const isKnown = answers.some(({ isYours }) => isYours);
  const isBest = answers[0]?.isYours === true;
  // What speaks for the best move against the other one, or if both have it in common, what speaks for it at all.
  const { good, bad } = table.compare(best, isBest ? answers[1]?.move : table.move);
  return {
    type: isBest ? 'right' : isKnown ? 'wrong' : 'open',
    answers: isKnown ? answers : [...answers, { move: table.move, mean: 0, error: 0, isYours: true }],
    theme: puzzle.theme,
    good: good.length > 0 ? good : table.compare(best, best).good,
    bad,
    isPartial: true,
  };
}
