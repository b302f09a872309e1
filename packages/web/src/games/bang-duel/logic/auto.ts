import type { Decision, Move } from '../wire.ts';
import { isAsked, type Situation } from './situation.ts';

/** Questions that can be declined automatically. */
export const AUTO_KINDS = ['hits', 'challenges', 'offers'] as const;
export type AutoKind = (typeof AUTO_KINDS)[number];
export type Auto = Readonly<Record<AutoKind, boolean>>;
export const NO_AUTO: Auto = { hits: false, challenges: false, offers: false };

/** How long a question stands before it passes: always the same, so that the pause tells nothing of the hand. */
export const AUTO_MS = 5000;

const KIND_OF: Readonly<Partial<Record<Decision, AutoKind>>> = {
  'hit/defend': 'hits',
  'indians/respond': 'challenges',
  'duel/respond': 'challenges',
  'hit/surcharge': 'offers',
  'loss/redirect': 'offers',
  'onmiss/shotgun': 'offers',
  'onmiss/carbine': 'offers',
  'trigger/schultz': 'offers',
  'death/anderson': 'offers',
};

/**
 * The answer that is given after the pause, when its owner has asked for it and touches nothing. Whether there is
 * anything else to answer with is not looked at: an answer that came sooner with a useless hand would show the hand.
 */
export function autoMove(situation: Situation, auto: Auto): Move | undefined {
  const decision = situation.view.asked?.decision;
  const kind = decision === undefined ? undefined : KIND_OF[decision];
  if (kind === undefined || !auto[kind] || !isAsked(situation)) return undefined;
  return situation.moves.find(
    (move) => move.type === 'take-hit' || move.type === 'decline' || (move.type === 'redirect' && move.units === 0),
  );
}

const KEPT = 'saloon.bang-duel.auto';

export function readAuto(kept: string | null): Auto {
  let read: unknown;
  try {
    read = JSON.parse(kept ?? '[]');
  } catch {
    read = [];
  }
  const on: readonly unknown[] = Array.isArray(read) ? read : [];
  return { hits: on.includes('hits'), challenges: on.includes('challenges'), offers: on.includes('offers') };
}
export const writeAuto = (auto: Auto): string => JSON.stringify(AUTO_KINDS.filter((kind) => auto[kind]));
export const AUTO_KEY = KEPT;
