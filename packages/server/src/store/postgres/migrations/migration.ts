/** One migration and its reverse, which may lose only data that the version before didn't have. */
export type Migration = { readonly name: string; readonly up: string; readonly down: string };
