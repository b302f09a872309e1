import { type Millis, type Seat, seat } from '@saloon/kernel';

/**
 * Whose view: a seat's, the public's, or all cards open. The table package has the same type, but pages may not import
 * it.
 */
export type Eyes = Seat | 'spectator' | 'all';

/** A step of a replay and whose view shows it. */
export type Place = { readonly step: number; readonly eyes: Eyes };

/**
 * Where a link leads: to a step, or to a time on the game's clock. Running games use times, because their steps get
 * other numbers once everything is known. A link to the game alone leaves open whose view it is.
 */
export type Target = { readonly eyes: Eyes | undefined } & ({ readonly step: number } | { readonly at: Millis });

const whose = (eyes: Eyes): string => (eyes === 'spectator' ? '' : eyes === 'all' ? '-all' : `-seat-${eyes + 1}`);

/** The hash of a link to this place: `#step-12`, `#step-12-seat-2`, `#step-12-all`. Steps and seats count from one. */
export const formatPlace = ({ step, eyes }: Place): string => `#step-${step + 1}${whose(eyes)}`;

/** The hash of a link to a time in a running game: `#at-65300-seat-2`. */
export const formatMoment = (at: Millis, eyes: Eyes): string => `#at-${Math.round(at)}${whose(eyes)}`;

/** Parses such a hash. Defaults: the beginning; the public view, if a step or a time is named. */
export function parsePlace(hash: string): Target {
  const [whole, step, at, open, place] =
    /^#(?:step-(\d{1,6})|at-(\d{1,12}))(?:-(all)|-seat-(\d{1,2}))?$/.exec(hash) ?? [];
  if (whole === undefined) return { step: 0, eyes: undefined };
  const eyes = open === 'all' ? 'all' : place === undefined || place === '0' ? 'spectator' : seat(Number(place) - 1);
  return at === undefined ? { step: Math.max(0, Number(step ?? 1) - 1), eyes } : { at: Number(at), eyes };
}

/** The step that a link leads to. For a time, the last step before it. */
export function stepOf(target: Target, steps: readonly { readonly at: Millis }[]): number {
  if ('step' in target) return Math.min(target.step, Math.max(0, steps.length - 1));
  return Math.max(
    0,
    steps.findLastIndex(({ at }) => at <= target.at),
  );
}

/** The view this game allows. An unknown seat, or open cards before the end, become the public view. */
export const eyesIn = (eyes: Eyes, seats: number, isOver: boolean): Eyes =>
  eyes === 'all' ? (isOver ? 'all' : 'spectator') : eyes === 'spectator' || eyes < seats ? eyes : 'spectator';
