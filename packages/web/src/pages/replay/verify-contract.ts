import type { SignatureCheck, Verdict } from '@saloon/recording';
import type { KeptTable } from '../../net/share-book.ts';

/** What the page asks of the worker that checks recordings. */
export type VerifyAsk = {
  readonly text: string;
  /** What this browser has kept, of any table. */
  readonly kept: readonly KeptTable[];
  /** The table it has to be a recording of, where that is known. */
  readonly table: string | undefined;
};

/** The result: the verdict, what this browser kept that it was compared with, and who signed the file if it could be read. */
export type VerifyAnswer = {
  readonly verdict: Verdict;
  readonly kept: KeptTable | undefined;
  readonly signature: SignatureCheck | undefined;
};
