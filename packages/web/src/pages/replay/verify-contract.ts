import type { Verdict } from '@saloon/kernel';
import type { KeptTable } from '../../net/share-book.ts';

/** What the page asks of the worker that checks recordings. */
export type VerifyAsk = {
  readonly text: string;
  /** What this browser has kept, of any table. */
  readonly kept: readonly KeptTable[];
  /** The table it has to be a recording of, where that is known. */
  readonly table: string | undefined;
};

/** What it answers: the verdict, and what of this browser's it was compared with. */
export type VerifyAnswer = { readonly verdict: Verdict; readonly kept: KeptTable | undefined };
