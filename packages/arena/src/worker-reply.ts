import type { Chunk } from './chunk.ts';

/** A worker's reply to a chunk number. */
export type WorkerReply =
  | { readonly ok: true; readonly chunk: Chunk }
  | { readonly ok: false; readonly message: string };
