import { type AnyGame, cleanTalk, cleanText, parseKeptOptions, type Redeal, seat, tableProblem } from '@saloon/kernel';
import { isHex, type Proof, parseShare, type SealedShare } from './fair.ts';
import type { RecordingProblem } from './problem.ts';
import type { RecordedComment, Recording } from './recording.ts';
import { isCount, isRow, isSeed, LONGEST_QUOTE, quoted, type Row } from './recording-input.ts';
import { readSignature, type Signed } from './recording-signature.ts';
import { RECORDING_LIMITS } from './recording-text.ts';

/** Finds a game by id, with the rules of this version if it still has them. */
export type FindRules = (id: string, rulesVersion?: number) => AnyGame | undefined;

export type ParsedRecording =
  | {
      readonly ok: true;
      readonly game: AnyGame;
      readonly recording: Recording<unknown, unknown>;
      /** The hash of the final state, according to the file. */
      readonly final: string;
      readonly lineOfInput: (index: number) => number;
      readonly lastLine: number;
      /** The original names, if they had to be cleaned. The shuffle's proof covers these. */
      readonly writtenNames?: readonly string[];
      /** The file's signature, if it has one. It hasn't been checked yet. */
      readonly signed?: Signed;
    }
  | { readonly ok: false; readonly line: number; readonly problem: RecordingProblem };

type ReadHead =
  | {
      readonly ok: true;
      readonly game: AnyGame;
      readonly head: Omit<Recording<unknown, unknown>, 'inputs'>;
      readonly written: { readonly writtenNames?: readonly string[] };
    }
  /** `field` is the wrong field. */
  | { readonly ok: false; readonly field: string; readonly problem: RecordingProblem };

/** Reads and checks everything but the inputs of a recording. It doesn't play any. */
export function readHead(row: Row, find: FindRules): ReadHead {
  const { game: id, rulesVersion, options, seats, seed, names } = row;
  const version = isCount(rulesVersion) ? rulesVersion : undefined;
  const game = typeof id === 'string' ? find(id, version) : undefined;
  if (game === undefined) return wrong('game', { code: 'unknown-game', found: quoted(id) });
  if (rulesVersion !== game.rulesVersion) {
    return wrong('rulesVersion', { code: 'other-rules', found: quoted(rulesVersion), known: game.rulesVersion });
  }
  const parsed = parseKeptOptions(game.options, options);
  if (!parsed.ok) {
    const { option, found, allowed } = parsed.problems[0];
    return wrong('options', {
      code: 'bad-option',
      option: option.slice(0, LONGEST_QUOTE),
      found: quoted(found),
      allowed,
    });
  }
  const { min, max } = game.seats(parsed.options);
  if (!isCount(seats) || seats < min || seats > max) {
    return wrong('seats', { code: 'bad-seats', found: quoted(seats), min, max });
  }
  const problem = tableProblem(game, parsed.options, seats);
  if (problem !== undefined) return wrong('options', { code: 'bad-table', problem });
  if (!isSeed(seed)) return wrong('seed', { code: 'bad-seed', found: quoted(seed) });
  if (names !== undefined && !isNames(names, seats)) return wrong('names', { code: 'bad-names' });
  const proof = row.proof === undefined ? undefined : readProof(row.proof, seats, names !== undefined);
  if (proof === 'broken') return wrong('proof', { code: 'bad-proof' });
  const redeals = row.redeals === undefined ? undefined : readRedeals(row.redeals, seats);
  if (redeals === 'broken') return wrong('redeals', { code: 'bad-redeals' });
  const comments = row.comments === undefined ? undefined : readComments(row.comments, seats);
  if (comments !== undefined && 'code' in comments) return wrong('comments', comments);
  const signature = row.signature === undefined ? undefined : readSignature(row.signature);
  if (row.signature !== undefined && signature === undefined) return wrong('signature', { code: 'bad-signature' });
  const clean = names?.map(cleanText);
  const isDirty = clean?.some((name, i) => name !== names?.[i]) === true;
  return {
    ok: true,
    game,
    written: isDirty && names !== undefined ? { writtenNames: names } : {},
    head: {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: parsed.options,
      seats,
      seed,
      ...(clean === undefined ? {} : { names: clean }),
      ...(proof === undefined ? {} : { proof }),
      ...(redeals === undefined ? {} : { redeals }),
      ...(comments === undefined ? {} : { comments }),
      ...(signature === undefined ? {} : { signature }),
    },
  };
}

const wrong = (field: string, problem: RecordingProblem) => ({ ok: false, field, problem }) as const;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

const isNames = (value: unknown, seats: number): value is readonly string[] =>
  Array.isArray(value) && value.length === seats && value.every((name) => isText(name, RECORDING_LIMITS.name));

const hasOnly = (row: Row, fields: readonly string[]): boolean => Object.keys(row).every((one) => fields.includes(one));

function readProof(value: unknown, seats: number, hasNames: boolean): Proof | 'broken' {
  const broken = 'broken';
  if (!isRow(value) || !hasOnly(value, ['table', 'serverSeed', 'commitment', 'shares'])) return broken;
  const { table, serverSeed, commitment, shares } = value;
  if (!isText(table, RECORDING_LIMITS.name) || !isSeed(serverSeed) || !isHex(commitment)) return broken;
  const shared = { table, serverSeed, commitment };
  if (shares === undefined) return shared;
  if (!Array.isArray(shares) || shares.length === 0 || shares.length > seats || !hasNames) return broken;
  const read: SealedShare[] = [];
  let last = -1;
  for (const row of shares as readonly unknown[]) {
    if (!isRow(row) || !hasOnly(row, ['seat', 'seal', 'share'])) return broken;
    const share = parseShare(row.share);
    if (!isCount(row.seat) || row.seat <= last || row.seat >= seats || !isHex(row.seal)) return broken;
    if (row.share !== undefined && share === undefined) return broken;
    last = row.seat;
    read.push({ seat: seat(row.seat), seal: row.seal, ...(share === undefined ? {} : { share }) });
  }
  return { ...shared, shares: read };
}

function readRedeals(value: unknown, seats: number): readonly Redeal[] | 'broken' {
  const broken = 'broken';
  if (!Array.isArray(value) || value.length > RECORDING_LIMITS.comments) return broken;
  const read: Redeal[] = [];
  for (const row of value as readonly unknown[]) {
    if (!isRow(row) || !hasOnly(row, ['after', 'seat', 'seed'])) return broken;
    if (!isCount(row.after) || row.after < (read.at(-1)?.after ?? 0) || !isSeed(row.seed)) return broken;
    if (!isCount(row.seat) || row.seat >= seats) return broken;
    read.push({ after: row.after, seat: seat(row.seat), seed: row.seed });
  }
  return read;
}

function readComments(value: unknown, seats: number): readonly RecordedComment[] | RecordingProblem {
  if (!Array.isArray(value)) return { code: 'not-a-list', field: 'comments' };
  const { comments, name: longestName, comment } = RECORDING_LIMITS;
  if (value.length > comments) return { code: 'too-many', field: 'comments', found: value.length, most: comments };
  const read: RecordedComment[] = [];
  for (const [index, row] of (value as readonly unknown[]).entries()) {
    if (!isRow(row) || !hasOnly(row, ['step', 'name', 'seat', 'text'])) return { code: 'bad-comment', index };
    const { step, name, seat: by, text } = row;
    const isSeat = by === undefined || (isCount(by) && by < seats);
    if (!isCount(step) || !isText(name, longestName) || !isText(text, comment) || !isSeat) {
      return { code: 'bad-comment', index };
    }
    read.push({ step, name: cleanText(name), ...(isCount(by) ? { seat: seat(by) } : {}), text: cleanTalk(text) });
  }
  return read;
}
