import { type Encoding, encoded } from '../../encoding.ts';
import type { Move, State } from './state.ts';

const PARTS = ['take 1', 'take 2', 'take 3', 'swap', 'grab', 'fidget'] as const;

/** The heap and the seat's own card: all it needs to know. */
export const encoding: Encoding<State, Move> = {
  version: 1,
  features: ['heap', 'own card'],
  parts: PARTS,
  isFixed: true,
  encode: (state, seat, features) => {
    features[0] = encoded(state.heap / 4);
    features[1] = encoded((state.cards[seat] ?? 0) / 2);
  },
  partsOf: (_state, _seat, move, parts) => {
    parts[0] = move.type === 'take' ? move.pebbles - 1 : PARTS.indexOf(move.type);
    return 1;
  },
};
