import type { SignatureCheck, Verdict } from '@saloon/recording';
import type { KeptTable } from '../../../net/share-book.ts';

/** A request to the worker that checks recordings. */
export type VerifyAsk = {
  readonly text: string;
  /** What this browser has kept of any table. */
  readonly kept: readonly KeptTable[];
  /** The table that the recording must come from, if known. */
  readonly table: string | undefined;
};

/** The verdict, what this browser kept for comparison, and who signed the file if it was readable. */
export type VerifyAnswer = {
  readonly verdict: Verdict;
  readonly kept: KeptTable | undefined;
  readonly signature: SignatureCheck | undefined;
};
