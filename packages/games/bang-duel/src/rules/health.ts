import type { Emit } from '@saloon/kernel';
import type { Event } from './events.ts';
import { charAt, healthAt } from './spots.ts';
import { characterId, MAX_HEALTH, type Spot, type State, spotOwner } from './state.ts';

/** BD-HEAL-1: never above the printed number. A dying character is past healing. */
export function heal(state: State, spot: Spot, units: number, emit: Emit<Event> | undefined): void {
  const char = charAt(state, spot);
  const before = healthAt(state, spot);
  const after = Math.min(MAX_HEALTH[char] ?? 0, before + units);
  if (before === 0 || after === before) return;
  state.health[spot] = after;
  emit?.({ type: 'healed', seat: spotOwner(spot), character: characterId(char), health: after });
}
