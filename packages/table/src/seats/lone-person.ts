import { type Seat, seat } from '@saloon/kernel';
import type { SceneFields } from '../fields/scene-fields.ts';

/** The seat of the only person in a live game against bots, unless the host wanted a clock all the same. */
export function lonePerson({ occupants, fixed }: Pick<SceneFields, 'occupants' | 'fixed'>): Seat | undefined {
  if (!fixed.isLive || fixed.clock === 'always') return undefined;
  let lone: Seat | undefined;
  for (const [i, occupant] of occupants.entries()) {
    if (occupant.type === 'bot') continue;
    if (occupant.type === 'empty' || occupant.isBot) return undefined;
    if (occupant.hasStood) continue;
    if (lone !== undefined) return undefined;
    lone = seat(i);
  }
  return lone;
}

/** Do people decide without a clock here? */
export const hasNoClock = (scene: Pick<SceneFields, 'occupants' | 'fixed'>): boolean =>
  scene.fixed.clock === 'never' || lonePerson(scene) !== undefined;

/** Does the game wait for a person, without a clock? Races and pauses still end on time. */
export function isUnhurried(scene: Pick<SceneFields, 'occupants' | 'fixed' | 'play'>): boolean {
  const { play, fixed, occupants } = scene;
  if (!hasNoClock(scene) || play === undefined || fixed.game.isRace?.(play.state) === true) return false;
  return fixed.game.toAct(play.state).some((seat) => {
    const occupant = occupants[seat];
    return occupant?.type === 'person' && !occupant.hasStood;
  });
}
