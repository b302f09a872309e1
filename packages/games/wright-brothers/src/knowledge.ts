import type { Knowledge } from '@saloon/kernel';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

export const knowledge: Knowledge<State, Move> = {
  evaluate: () => 0,
  tempo: () => 1000,
  slip: () => undefined,
};
