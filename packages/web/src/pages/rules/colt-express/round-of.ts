import type { ShownRound } from '../../../tables/colt-express/round-card.tsx';
import type { EventId, RoundCardId, TurnKind } from '../../../tables/colt-express/wire.ts';

/** The turns of the round cards that the rules show: a view tells them, a picture only names its card. */
const TURNS: Partial<Record<RoundCardId, readonly TurnKind[]>> = {
  'r24-swivel-arm': ['standard', 'tunnel', 'standard', 'standard'],
};
const NO_EVENT: readonly string[] = ['tunnels', 'bridge'];

export function roundOf(id: RoundCardId): ShownRound {
  const name = id.slice(id.indexOf('-') + 1);
  return {
    id,
    turns: TURNS[id] ?? [],
    event: NO_EVENT.includes(name) ? undefined : (name as EventId),
    isStation: id.startsWith('station'),
  };
}
