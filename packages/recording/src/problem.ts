import type { ReplayProblem, TableProblem } from '@saloon/kernel';

/**
 * What is wrong with a recording file, as plain data. `found` quotes what the file has. The sentences are in
 * `problem-words.ts`.
 */
export type RecordingProblem =
  | { readonly code: 'empty' | 'too-large' | 'cut-off' | 'not-json' | 'not-an-object' | 'too-deep' | 'not-a-recording' }
  | { readonly code: 'other-format'; readonly found: string; readonly known: readonly number[] }
  /** The file isn't written the way `formatRecording` writes it. */
  | { readonly code: 'edited' | 'wrong-checksum' }
  | { readonly code: 'unknown-field'; readonly found: string }
  | { readonly code: 'not-a-list'; readonly field: 'inputs' | 'comments' }
  | {
      readonly code: 'too-many';
      readonly field: 'inputs' | 'comments';
      readonly found: number;
      readonly most: number;
    }
  | { readonly code: 'bad-comment'; readonly index: number }
  | { readonly code: 'no-final' | 'bad-proof' | 'bad-redeals' | 'bad-signature' | 'bad-names' | 'timer-without-id' }
  | { readonly code: 'bad-seed' | 'bad-time' | 'bad-round-trip'; readonly found: string }
  | { readonly code: 'unknown-game'; readonly found: string }
  | { readonly code: 'other-rules'; readonly found: string; readonly known: number }
  | { readonly code: 'bad-option'; readonly option: string; readonly found: string; readonly allowed: string }
  | { readonly code: 'bad-seats'; readonly found: string; readonly min: number; readonly max: number }
  | { readonly code: 'bad-table'; readonly problem: TableProblem }
  | { readonly code: 'unknown-seat' | 'unknown-input' | 'not-a-move'; readonly found: string }
  /** The game doesn't end in the state that the file names. */
  | { readonly code: 'wrong-end' }
  | ReplayProblem;

export type ProblemCode = RecordingProblem['code'];

/** The member of `RecordingProblem` that has this code. */
export type ProblemOf<Code extends ProblemCode, Problem = RecordingProblem> = Problem extends {
  readonly code: infer Codes;
}
  ? Code extends Codes
    ? Problem
    : never
  : never;
