import type { Seat } from '@saloon/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cameOut,
  clock,
  nobodyArmed,
  openShootout,
  pressInRace,
  raceOf,
  runsOutAfter,
  timeOf,
} from '../testing/races.ts';
import { ann, bob, cal, dot, feed, slap } from '../testing/table.ts';
import type { State } from './state.ts';

/*
 * The table of guarantees at the end of section 4.20. A player's signal takes `line` milliseconds there and back, of
 * which the table has measured `roundTrip`; the press comes `reaction` after the signal was seen, so the slap is received at `reaction + line` with any claim the client likes.
 */
const CAP = 250;
const JITTER = 10;
const FLOOR = 100;

/** WB-TIME-3. */
const most = (roundTrip: number, lagCapMs = CAP) => (lagCapMs === 0 ? 0 : Math.min(lagCapMs, roundTrip) + JITTER);

const reactionTime = fc.integer({ min: FLOOR, max: 3000 });
const anything = fc.oneof(fc.nat(6000), fc.constant(undefined));

/** What Bob's slap counts as, or undefined if it was too early to be a hand; Cal and Dot keep the race open. */
function timed(measured: number, received: number, claimed: number | undefined, lagCapMs = CAP): number | undefined {
  const state = openShootout(nobodyArmed(4), { lines: [0, measured, 0, 0], options: { lagCapMs } });
  slap(state, bob, received, claimed);
  return timeOf(state, bob);
}

test('[WB-TIME-6] an honest player with up to 250 ms latency and 10 ms jitter gets the true reaction time', () => {
  const near = fc.integer({ min: 0, max: CAP });
  fc.assert(
    fc.property(reactionTime, near, fc.integer({ min: 0, max: JITTER }), (reaction, roundTrip, jitter) => {
      expect(timed(roundTrip, reaction + roundTrip + jitter, reaction)).toBe(reaction);
    }),
  );
  // The edges: distance and jitter at their largest cost nothing; a millisecond more of either does.
  expect(timed(240, 300 + 250, 300)).toBe(300);
  expect(timed(240, 300 + 251, 300)).toBe(301);
  expect(timed(100, 300 + 111, 300)).toBe(301);
});

test('[WB-TIME-6] two honest players are ordered by their reactions, whatever their latency', () => {
  const near = fc.integer({ min: 0, max: CAP - JITTER });
  fc.assert(
    fc.property(reactionTime, reactionTime, near, near, (first, second, lineOfFirst, lineOfSecond) => {
      fc.pre(first !== second);
      const state = openShootout(nobodyArmed(3), { lines: [0, lineOfFirst, lineOfSecond] });
      slapInOrder(state, [
        { by: bob, received: first + lineOfFirst, claimed: first },
        { by: cal, received: second + lineOfSecond, claimed: second },
      ]);
      const [faster, slower] = first < second ? [bob, cal] : [cal, bob];
      expect(cameOut(state)).toEqual({ order: [ann, faster], excluded: [slower] });
    }),
  );
});

test('[WB-TIME-6, WB-ONL-2] with more latency an honest player loses at most what exceeds lagCapMs', () => {
  fc.assert(
    fc.property(
      reactionTime,
      fc.integer({ min: 0, max: 1500 }),
      fc.integer({ min: 0, max: JITTER }),
      fc.constantFrom(0, 100, CAP, 400),
      (reaction, roundTrip, jitter, lagCapMs) => {
        const lost = (timed(roundTrip, reaction + roundTrip + jitter, reaction, lagCapMs) ?? 0) - reaction;
        expect(lost).toBeGreaterThanOrEqual(0);
        const extra = lagCapMs === 0 ? jitter : 0;
        expect(lost).toBeLessThanOrEqual(Math.max(0, roundTrip - lagCapMs) + extra);
      },
    ),
  );
  expect(timed(400, 300 + 400, 300)).toBe(300 + 150 - JITTER);
});

test('[WB-TIME-6] a forged reaction gains at most 10 ms at every latency from 0 to 150 ms, and so never 20', () => {
  fc.assert(
    fc.property(
      reactionTime,
      fc.nat(150),
      fc.integer({ min: 0, max: 100 }),
      anything,
      (reaction, roundTrip, delay, claimed) => {
        const e = timed(roundTrip, reaction + roundTrip + delay, claimed);
        if (e !== undefined) expect(reaction - e).toBeLessThanOrEqual(JITTER);
      },
    ),
  );
  expect(timed(80, 500 + 80, 0)).toBe(500 - JITTER);
});

test('[WB-TIME-6, WB-TIME-2] a client that always fakes extra latency gains it, up to lagCapMs', () => {
  fc.assert(
    fc.property(reactionTime, fc.nat(400), fc.nat(3000), anything, (reaction, line, late, claimed) => {
      const e = timed(line + late, reaction + line, claimed) ?? reaction;
      expect(reaction - e).toBeLessThanOrEqual(Math.min(late, Math.max(0, CAP - line)) + JITTER);
      expect(e).toBeGreaterThanOrEqual(FLOOR);
    }),
  );
  expect(timed(CAP, 500 + 80, 0)).toBe(500 - (CAP - 80) - JITTER);
  // WB-TIME-14: pretending more than the cap makes its own hands too fast for a person.
  expect(timed(600, 500 + 80, 0)).toBeUndefined();
});

test('[WB-TIME-2] measurements during the race can lower a player’s credit, and raise it by at most 10 ms', () => {
  fc.assert(
    fc.property(fc.nat(400), fc.array(fc.nat(400), { maxLength: 4 }), (before, later) => {
      const state = openShootout(nobodyArmed(4), { lines: [0, before, 0, 0] });
      for (const roundTrip of later) feed(state, { type: 'lag', at: state.at, seat: bob, roundTrip });
      const counted = Math.min(before + (later.length > 0 ? JITTER : 0), later.at(-1) ?? before);
      expect(raceOf(state).roundTrip[bob]).toBe(counted);
      const raised = Math.max(0, counted - before);
      expect(raceOf(state).comp[bob]).toBe(Math.min(CAP, counted - raised) + raised + JITTER);
    }),
  );
});

test('[WB-TIME-14] a slap under 100 ms doesn’t count, and no hand is timed after its receipt or earlier than latency explains', () => {
  fc.assert(
    fc.property(
      fc.nat(3000),
      fc.nat(4900),
      anything,
      fc.constantFrom(0, CAP, 400),
      (measured, received, claimed, lagCapMs) => {
        const e = timed(measured, received, claimed, lagCapMs);
        if (e === undefined) {
          expect(received - measured - JITTER).toBeLessThan(FLOOR);
          return;
        }
        expect(e).toBeGreaterThanOrEqual(FLOOR);
        expect(received - measured + JITTER).toBeGreaterThanOrEqual(FLOOR);
        expect(e).toBeLessThanOrEqual(received);
        expect(e).toBeGreaterThanOrEqual(received - most(measured, lagCapMs));
      },
    ),
  );
  // A clicker faster than any human gets no hand, whatever it claims.
  expect(timed(3000, 1, 0)).toBeUndefined();
  expect(timed(150, 200, 180)).toBeUndefined();
  expect(timed(0, 99, 99)).toBeUndefined();
  expect(timed(0, 100, 100)).toBe(100);
});

test('[WB-TIME-6] with lagCapMs = 0 arrival order decides, whatever is claimed or measured', () => {
  const arrivals = fc.uniqueArray(fc.integer({ min: FLOOR + 900 + JITTER, max: 4900 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(
      arrivals,
      fc.array(fc.nat(900), { minLength: 3, maxLength: 3 }),
      fc.array(anything, { minLength: 3, maxLength: 3 }),
      (times, lines, claims) => {
        const state = openShootout(nobodyArmed(4), { options: { lagCapMs: 0 }, lines: [0, ...lines] });
        const slaps = [bob, cal, dot].map((by, i) => ({ by, received: times[i] ?? 0, claimed: claims[i] }));
        slapInOrder(state, slaps);
        if (state.phase === 'race') clock(state, runsOutAfter(state) ?? 0);
        const arrived = slaps.toSorted((a, b) => a.received - b.received).map(({ by }) => by);
        expect(cameOut(state)).toEqual({ order: [ann, ...arrived.slice(0, 2)], excluded: arrived.slice(2) });
      },
    ),
  );
});

test('[WB-RACE-8] the race waits for a distant player at most comp + 1 ms longer than the slowest other hand', () => {
  const hand = fc.record({ received: fc.integer({ min: FLOOR + CAP + JITTER, max: 4000 }), claimed: anything });
  fc.assert(
    fc.property(hand, hand, fc.nat(CAP), fc.nat(900), fc.boolean(), (first, second, line, far, isStunned) => {
      const state = openShootout(nobodyArmed(4), { lines: [0, line, line, far] });
      if (isStunned) pressInRace(state, dot, 0);
      slapInOrder(state, [
        { by: bob, ...first },
        { by: cal, ...second },
      ]);
      const comp = most(far);
      const slowest = Math.max(timeOf(state, bob) ?? 0, timeOf(state, cal) ?? 0);
      const last = Math.max(first.received, second.received);
      const decided = isStunned && slowest < 600 ? last : Math.max(last, slowest + comp + 1);
      if (decided === last) expect(cameOut(state)).toEqual(expect.objectContaining({ excluded: [dot] }));
      else {
        expect(clock(state, decided - 1)).toEqual([]);
        expect(state.phase).toBe('race');
        clock(state, decided);
        expect(cameOut(state)).toEqual(expect.objectContaining({ excluded: [dot] }));
      }
      expect(decided).toBeLessThanOrEqual(last + comp + 1);
    }),
  );
});

test('[WB-RACE-8] closing early never shuts out a racer who could still have taken part', () => {
  const hand = fc.record({ received: fc.integer({ min: 0, max: 1200 }), claimed: fc.nat(1200), line: fc.nat(400) });
  fc.assert(
    fc.property(hand, hand, (first, second) => {
      const lines = [0, first.line, second.line];
      const state = openShootout(nobodyArmed(3), { lines });
      const [early, late] = first.received <= second.received ? [bob, cal] : [cal, bob];
      const [by, other] = early === bob ? [first, second] : [second, first];
      slap(state, early, by.received, by.claimed);
      if ((runsOutAfter(state) ?? 0) > other.received) return;
      // Closed before the late hand came, which would have been behind anyway.
      const open = openShootout(nobodyArmed(4), { lines: [...lines, 0] });
      slap(open, early, by.received, by.claimed);
      slap(open, late, other.received, other.claimed);
      expect(timeOf(open, late)).toBeGreaterThan(timeOf(open, early) ?? 0);
    }),
  );
});

type Slap = { readonly by: Seat; readonly received: number; readonly claimed: number | undefined };
function slapInOrder(state: State, slaps: readonly Slap[]): void {
  for (const { by, received, claimed } of slaps.toSorted((a, b) => a.received - b.received)) {
    const due = runsOutAfter(state);
    if (due !== undefined && due <= received) clock(state, due);
    if (state.phase === 'race') slap(state, by, received, claimed);
  }
}
