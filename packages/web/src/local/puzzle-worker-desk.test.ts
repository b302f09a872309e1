import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { AnyGame } from '@saloon/kernel';
import type { TableCommand } from '@saloon/protocol';
import type { PuzzleFile } from '@saloon/puzzles';
import { puzzleId } from '@saloon/puzzles/file';
import { findGame } from '@saloon/table';
import { describe, expect, test } from 'vitest';
import type { PuzzleReply } from './puzzle-worker-contract.ts';
import { PuzzleDesk } from './puzzle-worker-desk.ts';

const fileOf = (game: string): PuzzleFile =>
  JSON.parse(readFileSync(new URL(`../../../puzzles/positions/${game}.json`, import.meta.url), 'utf8'));

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`Cannot find ${id}`);
  return game;
}

/** A desk and what it has said. */
function desk(load: (game: string) => Promise<PuzzleFile> = async (game) => fileOf(game), breathe = async () => {}) {
  const said: PuzzleReply[] = [];
  const one = new PuzzleDesk({ say: (reply) => said.push(reply), load, breathe });
  const last = <Type extends PuzzleReply['type']>(type: Type) =>
    said.findLast((reply): reply is PuzzleReply & { type: Type } => reply.type === type);
  return { said, last, hear: one.hear.bind(one) };
}

const nameOf = (file: PuzzleFile, game = 0, puzzle = 0) => {
  const stored = file.games[game];
  const one = stored?.puzzles[puzzle];
  if (stored === undefined || one === undefined) throw new Error('Cannot find the puzzle');
  return { id: puzzleId(stored, one), ...one };
};

/** The move as a page sends it, with the number of the question. */
function commandOf(game: AnyGame, notation: string, opened: PuzzleReply & { type: 'opened' }): TableCommand {
  const move = game.parseMove(notation) as { readonly type: string };
  const questions = 'offer' in opened.sync ? opened.sync.offer?.questions : undefined;
  const answers = questions?.[move.type];
  return { type: 'move', move, ...(answers === undefined ? {} : { answers }) };
}

describe.each(['colt-express', 'bang-duel', 'wright-brothers', 'caliber-45'])('puzzles of %s at the table', (id) => {
  const file = fileOf(id);
  const game = gameOf(id);

  test('each opens at its step, and its best move can be made there', async () => {
    // The next puzzle opens before the desk has found what follows from the last one.
    const { hear, last } = desk(async () => file, setImmediate);
    let n = 0;
    for (const stored of file.games) {
      for (const puzzle of stored.puzzles) {
        n += 1;
        await hear({ type: 'open', n, game: id, id: puzzleId(stored, puzzle), name: 'Ann' });
        const opened = last('opened');
        const command = commandOf(game, puzzle.answers[0]?.[0] ?? '', opened ?? expect.fail());
        void hear({ type: 'do', n, id: n, command });
        expect(last('answered'), puzzleId(stored, puzzle)).toMatchObject({ n, answer: { ok: true } });
        expect(last('verdict')).toMatchObject({ n, verdict: { type: 'right', theme: puzzle.theme } });
      }
    }
  });

  test('a worse move is wrong, the second move is refused, and the best one can be shown', async () => {
    const { hear, last } = desk(async () => file);
    const puzzle = nameOf(file);
    await hear({ type: 'open', n: 1, game: id, id: puzzle.id, name: 'Ann' });
    const command = commandOf(game, puzzle.answers[1]?.[0] ?? '', last('opened') ?? expect.fail());
    await hear({ type: 'do', n: 1, id: 1, command });
    const { verdict } = last('verdict') ?? expect.fail();
    expect(verdict).toMatchObject({ type: 'wrong', isPartial: false });
    expect(verdict.good.length).toBeGreaterThan(0);
    const shares = verdict.answers.map(({ mean }) => mean);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(verdict.answers.filter(({ isYours }) => isYours)).toMatchObject([
      { move: game.parseMove(puzzle.answers[1]?.[0]), mean: (puzzle.answers[1]?.[1] ?? 0) / 10_000 },
    ]);
    await hear({ type: 'do', n: 1, id: 2, command });
    expect(last('answered')).toMatchObject({ id: 2, answer: { ok: false, code: 'lesson-not-asked' } });
    await hear({ type: 'show', n: 2 });
    expect(last('opened')?.messages.join()).toContain('"type":"step"');
  });
});

test('what the worker sends before the move has neither the answers nor what the seat cannot see', async () => {
  const file = fileOf('wright-brothers');
  const { hear, last, said } = desk(async () => file);
  const puzzle = nameOf(file);
  await hear({ type: 'open', n: 1, game: 'wright-brothers', id: puzzle.id, name: 'Ann' });
  const { sync } = last('opened') ?? expect.fail();
  expect(said).toHaveLength(1);
  const view = ('view' in sync ? sync.view : undefined) as { readonly players: readonly { readonly hand?: unknown }[] };
  const hands = view.players.map(({ hand }) => Array.isArray(hand));
  expect(hands).toEqual(hands.map((_, seat) => seat === puzzle.seat));
  expect(JSON.stringify(sync)).not.toContain(file.games[0]?.seed);
});

test('the desk plays out a move that has no odds, then judges it', async () => {
  const file = fileOf('colt-express');
  const game = gameOf('colt-express');
  // The answers of this copy lack the second best move.
  const [first] = file.games;
  const puzzle = nameOf(file);
  const second = puzzle.answers[1]?.[0] ?? '';
  const fewer = {
    ...file,
    games: [{ ...first, puzzles: [{ ...puzzle, answers: puzzle.answers.filter(([move]) => move !== second) }] }],
  } as PuzzleFile;
  const { hear, said, last } = desk(async () => fewer);
  await hear({ type: 'open', n: 1, game: 'colt-express', id: puzzle.id, name: 'Ann' });
  await hear({ type: 'do', n: 1, id: 1, command: commandOf(game, second, last('opened') ?? expect.fail()) });
  const verdicts = said.flatMap((reply) => (reply.type === 'verdict' ? [reply.verdict] : []));
  expect(verdicts.map(({ type }) => type)).toEqual(['open', 'wrong', 'wrong']);
  expect(verdicts.map(({ isPartial }) => isPartial)).toEqual([true, true, false]);
  const own = verdicts[1]?.answers.find(({ isYours }) => isYours);
  expect(own?.mean).toBeLessThan((puzzle.answers[0]?.[1] ?? 0) / 10_000);
  expect(own?.error).toBeGreaterThan(0);
});

test('the hint names the theme, and the recording is given for playing on', async () => {
  const { hear, last } = desk();
  const puzzle = nameOf(fileOf('colt-express'));
  await hear({ type: 'open', n: 1, game: 'colt-express', id: puzzle.id, name: 'Ann' });
  await hear({ type: 'hint', n: 1 });
  expect(last('hint')).toMatchObject({ theme: puzzle.theme });
  await hear({ type: 'recording', n: 1 });
  expect(last('recording')).toMatchObject({ after: puzzle.after, seat: puzzle.seat });
  expect(last('recording')?.file).toContain('colt-express');
});

test('puzzles that were loaded ahead are not loaded again', async () => {
  let loads = 0;
  const { hear, last, said } = desk(async (game) => {
    loads += 1;
    return fileOf(game);
  });
  await hear({ type: 'load', game: 'colt-express' });
  expect(said).toEqual([]);
  const { id } = nameOf(fileOf('colt-express'));
  await hear({ type: 'open', n: 1, game: 'colt-express', id, name: 'Ann' });
  expect([last('opened')?.n, loads]).toEqual([1, 1]);
});

test('an unknown puzzle is missing, and the desk tries again to load a file', async () => {
  let tries = 0;
  const { hear, said } = desk(async (game) => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return fileOf(game);
  });
  await hear({ type: 'open', n: 1, game: 'colt-express', id: 'ffffffff-1', name: '' });
  await hear({ type: 'open', n: 2, game: 'colt-express', id: 'ffffffff-1', name: '' });
  await hear({ type: 'open', n: 3, game: 'no-such', id: 'ffffffff-1', name: '' });
  expect(said.map(({ type }) => type)).toEqual(['unreachable', 'missing', 'missing']);
});

test('a puzzle whose file comes late does not replace the one that was opened after it', async () => {
  const late = Promise.withResolvers<PuzzleFile>();
  const { said, hear, last } = desk((id) => (id === 'bang-duel' ? late.promise : Promise.resolve(fileOf(id))));
  const first = hear({ type: 'open', n: 1, game: 'bang-duel', id: nameOf(fileOf('bang-duel')).id, name: 'Ann' });
  const puzzle = nameOf(fileOf('colt-express'));
  await hear({ type: 'open', n: 2, game: 'colt-express', id: puzzle.id, name: 'Ann' });
  late.resolve(fileOf('bang-duel'));
  await first;
  expect(said.map(({ type, n }) => [type, n])).toEqual([['opened', 2]]);
  const command = commandOf(gameOf('colt-express'), puzzle.answers[0]?.[0] ?? '', last('opened') ?? expect.fail());
  await hear({ type: 'do', n: 2, id: 1, command });
  expect(last('answered')).toMatchObject({ n: 2, answer: { ok: true } });
});
