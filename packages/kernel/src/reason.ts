/** Something that speaks for a move, and something against it, in the terms of a game: what hints and the coach say. */
export type Good<T> = { readonly tone: 'good' } & T;
export type Bad<T> = { readonly tone: 'bad' } & T;

export const good = <T extends object>(reason: T): Good<T> => ({ tone: 'good', ...reason });
export const bad = <T extends object>(reason: T): Bad<T> => ({ tone: 'bad', ...reason });
