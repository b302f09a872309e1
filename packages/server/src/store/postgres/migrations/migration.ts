/** One step of the schema, and the way back: it may lose only what the step before knew nothing of. */
export type Migration = { readonly name: string; readonly up: string; readonly down: string };
