import type { Chunk } from './chunk.ts';

/** What a worker answers to the number of a chunk. */
export type WorkerReply =
  | { readonly ok: true; readonly chunk: Chunk }
  | { readonly ok: false; readonly message: string };
