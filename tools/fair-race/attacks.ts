import type { Trick } from './racer.ts';
import type { Kind } from './trial.ts';

export type Attack = {
  readonly name: string;
  readonly kind: Kind;
  readonly trick: Trick;
  /** Must it stay near parity? A faster hand wins, and a faked distance looks the same. */
  readonly isHeld: boolean;
};

const forged = () => 0;

/** The clients of the audit, and two that no server can tell from a faster hand. */
export const ATTACKS: readonly Attack[] = [
  { name: 'honest', kind: 'shootout', trick: {}, isHeld: true },
  { name: 'follower', kind: 'shootout', trick: { follows: true, claim: forged }, isHeld: true },
  { name: 'forger', kind: 'shootout', trick: { claim: forged }, isHeld: true },
  {
    name: 'late pongs',
    kind: 'shootout',
    trick: { claim: forged, latePongs: { by: 100, when: 'in-races' } },
    isHeld: true,
  },
  { name: 'clicker', kind: 'shootout', trick: { pressAfter: 30, claim: () => 200 }, isHeld: true },
  { name: 'late press', kind: 'go', trick: { pressLater: 0 }, isHeld: true },
  { name: 'later claim', kind: 'no-go', trick: { claim: () => 4000 }, isHeld: true },
  { name: 'faster hand', kind: 'shootout', trick: { pressAfter: 180 }, isHeld: false },
  {
    name: 'pretended distance',
    kind: 'shootout',
    trick: { claim: forged, latePongs: { by: 60, when: 'always' } },
    isHeld: false,
  },
];
