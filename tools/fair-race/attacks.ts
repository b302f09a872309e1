import { NEVER, type Trick } from './racer.ts';
import type { Kind } from './trial.ts';

export type Attack = {
  readonly name: string;
  readonly kind: Kind;
  readonly trick: Trick;
  /**
   * An attack must not win much more often than parity, and an honest client not less often either. A faster hand wins, and
   * a faked distance or bad Wi-Fi looks the same.
   */
  readonly held: 'above' | 'both' | 'not';
};

const forged = () => 0;
const DETOUR = 75;

/** What we know of, and three that no server can tell from a faster hand or from bad Wi-Fi. */
export const ATTACKS: readonly Attack[] = [
  { name: 'honest', kind: 'shootout', trick: {}, held: 'both' },
  { name: 'honest arrival', kind: 'arrival', trick: {}, held: 'both' },
  { name: 'honest wifi', kind: 'shootout', trick: { jitter: 10 }, held: 'both' },
  { name: 'follower', kind: 'shootout', trick: { follows: true, claim: forged }, held: 'above' },
  { name: 'forger', kind: 'shootout', trick: { claim: forged }, held: 'above' },
  {
    name: 'late pongs',
    kind: 'shootout',
    trick: { claim: forged, latePongs: { by: 100, when: 'in-races' } },
    held: 'above',
  },
  {
    name: 'reconnect',
    kind: 'shootout',
    trick: { claim: forged, latePongs: { by: 100, when: 'reconnected' } },
    held: 'above',
  },
  {
    name: 'signal reconnect',
    kind: 'shootout',
    trick: { claim: forged, latePongs: { by: 100, when: 'reconnected-at-signal' } },
    held: 'above',
  },
  {
    name: 'silent races',
    kind: 'shootout',
    trick: { claim: forged, latePongs: { by: NEVER, when: 'in-races' } },
    held: 'above',
  },
  {
    name: 'prompt second',
    kind: 'shootout',
    trick: { claim: forged, second: 'prompt', latePongs: { by: 100, when: 'at-first' } },
    held: 'above',
  },
  {
    name: 'silent second',
    kind: 'shootout',
    trick: { claim: forged, detour: DETOUR, second: 'hears-and-slaps' },
    held: 'above',
  },
  { name: 'silent ear', kind: 'shootout', trick: { claim: forged, detour: DETOUR, second: 'hears' }, held: 'above' },
  { name: 'spectator', kind: 'shootout', trick: { claim: forged, detour: DETOUR, watches: true }, held: 'above' },
  {
    name: 'both of these',
    kind: 'shootout',
    trick: {
      claim: forged,
      detour: DETOUR,
      second: 'hears-and-slaps',
      watches: true,
      latePongs: { by: 100, when: 'reconnected' },
    },
    held: 'above',
  },
  { name: 'timed act', kind: 'arrival', trick: { claim: forged, timed: 160 }, held: 'above' },
  { name: 'later timed act', kind: 'arrival', trick: { claim: forged, timed: 700 }, held: 'above' },
  { name: 'clicker', kind: 'shootout', trick: { pressAfter: 40, claim: () => 200 }, held: 'above' },
  { name: 'late press', kind: 'go', trick: { pressLater: 0 }, held: 'above' },
  { name: 'later claim', kind: 'no-go', trick: { claim: () => 4000 }, held: 'above' },
  { name: 'faster hand', kind: 'shootout', trick: { pressAfter: 180 }, held: 'not' },
  {
    name: 'pretended distance',
    kind: 'shootout',
    trick: { claim: forged, latePongs: { by: 60, when: 'always' } },
    held: 'not',
  },
  {
    name: 'pretended wifi',
    kind: 'shootout',
    trick: { claim: forged, latePongs: { by: 80, isRandom: true, when: 'always' } },
    held: 'not',
  },
];
