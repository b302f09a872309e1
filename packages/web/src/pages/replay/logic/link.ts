import { type Millis, type Seat, seat } from '@saloon/kernel';

/** Whose eyes: a seat, the public, or all cards open. The same words as the table's, which a page may not import. */
export type Eyes = Seat | 'spectator' | 'all';

/** Where in a replay somebody is, and whose eyes they have. */
export type Place = { readonly step: number; readonly eyes: Eyes };

/**
 * Where a link leads: to a step; or to a time on the game's clock, which is for games that are still played: their steps
 * are other ones when all is known.
 */
export type Target = { readonly eyes: Eyes } & ({ readonly step: number } | { readonly at: Millis });

const whose = (eyes: Eyes): string => (eyes === 'spectator' ? '' : eyes === 'all' ? '-all' : `-seat-${eyes + 1}`);

/** The hash of a link to this place: `#step-12`, `#step-12-seat-2`, `#step-12-all`. Steps and seats count from one. */
export const formatPlace = ({ step, eyes }: Place): string => `#step-${step + 1}${whose(eyes)}`;

/** The hash of a link to a moment of a game that is still played: `#at-65300-seat-2`. */
export const formatMoment = (at: Millis, eyes: Eyes): string => `#at-${Math.round(at)}${whose(eyes)}`;

/** Reads such a hash; what it does not say is the beginning, and the public's eyes. */
export function parsePlace(hash: string): Target {
  const [, step, at, open, place] = /^#(?:step-(\d{1,6})|at-(\d{1,12}))(?:-(all)|-seat-(\d{1,2}))?$/.exec(hash) ?? [];
  const eyes = open === 'all' ? 'all' : place === undefined || place === '0' ? 'spectator' : seat(Number(place) - 1);
  return at === undefined ? { step: Math.max(0, Number(step ?? 1) - 1), eyes } : { at: Number(at), eyes };
}

/** The step that a link leads to: of a time, the last that had come by then. */
export function stepOf(target: Target, steps: readonly { readonly at: Millis }[]): number {
  if ('step' in target) return Math.min(target.step, Math.max(0, steps.length - 1));
  return Math.max(
    0,
    steps.findLastIndex(({ at }) => at <= target.at),
  );
}

/** The eyes that this game has: a seat it does not have, or open cards before the end, become the public's. */
export const eyesIn = (eyes: Eyes, seats: number, isOver: boolean): Eyes =>
  eyes === 'all' ? (isOver ? 'all' : 'spectator') : eyes === 'spectator' || eyes < seats ? eyes : 'spectator';
