/** A reason for a move, and one against it, in the game's terms. Hints and the coach show them. */
export type Good<T> = { readonly tone: 'good' } & T;
export type Bad<T> = { readonly tone: 'bad' } & T;

export const good = <T extends object>(reason: T): Good<T> => ({ tone: 'good', ...reason });
export const bad = <T extends object>(reason: T): Bad<T> => ({ tone: 'bad', ...reason });
