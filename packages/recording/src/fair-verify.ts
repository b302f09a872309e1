import { type AnyGame, hashOf, ReplayError, replay, type Seat } from '@saloon/kernel';
import { commitmentOf, provenSeed, sealOf, termsHash } from './fair.ts';
import { logHash } from './fair-log.ts';
import type { RecordingProblem } from './problem.ts';
import type { Recording } from './recording.ts';
import { parseRecording } from './recording-file.ts';
import type { FindRules, ParsedRecording } from './recording-head.ts';

/** What a player saved during the game. Every field that is present is compared. */
export type Evidence = {
  readonly table?: string | undefined;
  /** The hash of the server's seed, shown before the deal. */
  readonly commitment?: string | undefined;
  /** The `termsHash` from before the shares were revealed. */
  readonly terms?: string | undefined;
  /** Revealed shares, which must be part of the deal. */
  readonly shares?: readonly string[] | undefined;
  /** Seals that were sent, which must be part of the terms, whether or not their shares were revealed. */
  readonly seals?: readonly string[] | undefined;
  /** The `logHash` of all inputs, sent at the end of the game. */
  readonly log?: string | undefined;
  /** The hash of a seat's view at the end of the game. */
  readonly seen?: { readonly seat: Seat; readonly view: string } | undefined;
};

/** Everything that verification can find wrong. */
export const FAULTS = [
  'broken-file',
  'other-table',
  'other-commitment',
  'wrong-commitment',
  'wrong-share',
  'wrong-seed',
  'other-terms',
  'share-missing',
  'no-proof',
  'illegal-step',
  'wrong-end',
  'cut-short',
  'other-log',
  'other-view',
] as const;
export type Fault = (typeof FAULTS)[number];

/** How the seed was made: from shares, from the server's seed alone, or unknown. */
export type Shuffle = 'shared' | 'server' | 'unproven';

export type Verdict =
  | {
      readonly ok: true;
      readonly shuffle: Shuffle;
      /** Seats whose share is part of the deal, and seats that sealed a share but never revealed it. */
      readonly shares: readonly Seat[];
      readonly withheld: readonly Seat[];
      readonly steps: number;
      /** Which parts of the evidence were compared. */
      readonly compared: readonly (keyof Evidence)[];
      readonly final: string;
    }
  | {
      readonly ok: false;
      readonly fault: Fault;
      /** The line of the file, the index of the step, or the seat. */
      readonly line?: number;
      readonly step?: number;
      readonly seat?: Seat;
      readonly problem?: RecordingProblem;
    };

type Failure = Extract<Verdict, { ok: false }>;

/**
 * Verifies a recording from its text alone, and against what a player saved. Checks that the file is complete, that the
 * server's seed has the hash shown before, that every share fits its seal, that the seed follows from all of them, that
 * every card and step follows from the seed by the rules, and that the game ends as the file says.
 */
export const verifyRecording = (text: string, find: FindRules, evidence: Evidence = {}): Verdict =>
  verifyParsed(parseRecording(text, find), evidence);

/** The same for a parsed recording. */
export function verifyParsed(parsed: ParsedRecording, evidence: Evidence = {}): Verdict {
  if (!parsed.ok) return { ok: false, fault: 'broken-file', line: parsed.line, problem: parsed.problem };
  const { game, final, writtenNames } = parsed;
  const recording = writtenNames === undefined ? parsed.recording : { ...parsed.recording, names: writtenNames };
  const shuffle = shuffleFault(recording, evidence);
  if (shuffle !== undefined) return shuffle;
  const end = playedFault(game, recording, final, evidence);
  if (end !== undefined) {
    return end.step === undefined ? end : { ...end, line: parsed.lineOfInput(end.step) };
  }
  const { proof, inputs } = recording;
  const sealed = proof?.shares ?? [];
  const kept = Object.entries(evidence).filter(([, value]) => value !== undefined);
  return {
    ok: true,
    shuffle: proof === undefined ? 'unproven' : proof.shares === undefined ? 'server' : 'shared',
    shares: sealed.flatMap(({ seat, share }) => (share === undefined ? [] : seat)),
    withheld: sealed.flatMap(({ seat, share }) => (share === undefined ? seat : [])),
    steps: inputs.length,
    compared: kept.map(([name]) => name as keyof Evidence),
    final,
  };
}

function shuffleFault(recording: Recording<unknown, unknown>, evidence: Evidence): Failure | undefined {
  const { proof, game, options, names = [], seed, redeals = [] } = recording;
  const { table, commitment, terms, shares = [], seals: given = [] } = evidence;
  if (proof === undefined) {
    const isAsked = table ?? commitment ?? terms ?? shares[0] ?? given[0];
    return isAsked === undefined ? undefined : { ok: false, fault: 'no-proof' };
  }
  const fault = (name: Fault, seat?: Seat): Failure => ({
    ok: false,
    fault: name,
    ...(seat === undefined ? {} : { seat }),
  });
  if (table !== undefined && table !== proof.table) return fault('other-table');
  if (commitment !== undefined && commitment !== proof.commitment) return fault('other-commitment');
  if (commitmentOf(proof.serverSeed) !== proof.commitment) return fault('wrong-commitment');
  for (const { seat, seal, share } of proof.shares ?? []) {
    if (share !== undefined && sealOf(share) !== seal) return fault('wrong-share', seat);
  }
  const seals = proof.shares ?? [];
  const hasShares = shares.every((own) => seals.some(({ share }) => share === own));
  const hasSeals = given.every((own) => seals.some(({ seal }) => seal === own));
  if (!hasShares || !hasSeals) return fault('share-missing');
  if (terms !== undefined && terms !== termsHash({ ...proof, game, options, names, seals }))
    return fault('other-terms');
  // Re-deals during a game don't follow from the proof. A table that dealt a game never has any.
  const isWhole = redeals.length === 0 && provenSeed(proof, { game, options, names }) === seed;
  return isWhole ? undefined : fault('wrong-seed');
}

function playedFault(
  game: AnyGame,
  recording: Recording<unknown, unknown>,
  final: string,
  { log, seen }: Evidence,
): Failure | undefined {
  let state: unknown;
  try {
    state = replay(game, recording);
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    return { ok: false, fault: 'illegal-step', step: error.index, problem: error.problem };
  }
  if (hashOf(state) !== final) return { ok: false, fault: 'wrong-end' };
  // A table releases a recording only after the end. Without a proof, a recording may be part of a game.
  if (recording.proof !== undefined && game.outcome(state) === undefined) return { ok: false, fault: 'cut-short' };
  if (log !== undefined && log !== logHash(game, recording.inputs)) return { ok: false, fault: 'other-log' };
  if (seen !== undefined && hashOf(game.view(state, seen.seat)) !== seen.view) {
    return { ok: false, fault: 'other-view', seat: seen.seat };
  }
  return undefined;
}
