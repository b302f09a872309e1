import { createContext } from 'preact';

/** The hint on the table: the best move, in words, and what can be done with it. */
export type ShownHint = {
  readonly move: unknown;
  /** `Play Fire: 18% to win`. */
  readonly text: string;
  readonly play: () => void;
  /** Opens all of it, with reasons. */
  readonly more: () => void;
};

export const HintContext = createContext<ShownHint | undefined>(undefined);

const KEYS = ['card', 'cards', 'discard', 'with', 'quick', 'load', 'bonus', 'extra', 'cost'] as const;

/** The cards that a move plays, by their names in moves. */
export function cardsInMove(move: unknown): readonly string[] {
  if (typeof move !== 'object' || move === null) return [];
  const fields = move as Readonly<Record<string, unknown>>;
  return KEYS.flatMap((key) => fields[key]).filter((one) => typeof one === 'string');
}

/** Moves are plain data; the hint's is a copy of one that is offered. */
export const isSameMove = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
