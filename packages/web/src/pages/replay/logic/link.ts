import { type Seat, seat } from '@saloon/kernel';

/** Whose eyes: a seat, the public, or all cards open. The same words as the table's, which a page may not import. */
export type Eyes = Seat | 'spectator' | 'all';

/** Where in a replay somebody is, and whose eyes they have. */
export type Place = { readonly step: number; readonly eyes: Eyes };

/** The hash of a link to this place: `#step-12`, `#step-12-seat-2`, `#step-12-all`. Steps and seats count from one. */
export function formatPlace({ step, eyes }: Place): string {
  const whose = eyes === 'spectator' ? '' : eyes === 'all' ? '-all' : `-seat-${eyes + 1}`;
  return `#step-${step + 1}${whose}`;
}

/** Reads such a hash; what it does not say is the beginning, and the public's eyes. */
export function parsePlace(hash: string): Place {
  const [, step, whose, at] = /^#step-(\d{1,6})(?:-(all)|-seat-(\d{1,2}))?$/.exec(hash) ?? [];
  const eyes = whose === 'all' ? 'all' : at === undefined || at === '0' ? 'spectator' : seat(Number(at) - 1);
  return { step: Math.max(0, Number(step ?? 1) - 1), eyes };
}

/** The eyes that this game has: a seat it does not have, or open cards before the end, become the public's. */
export const eyesIn = (eyes: Eyes, seats: number, isOver: boolean): Eyes =>
  eyes === 'all' ? (isOver ? 'all' : 'spectator') : eyes === 'spectator' || eyes < seats ? eyes : 'spectator';
