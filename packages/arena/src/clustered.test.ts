import { expect, test } from 'vitest';
import { meanInterval, shareInterval } from './clustered.ts';
import { addDeal, type DealSum, emptySpread } from './spread.ts';
import { studentT } from './student-t.ts';
import { wilson } from './wilson.ts';

function match(deals: readonly DealSum[]) {
  const spread = emptySpread();
  for (const deal of deals) addDeal(spread, deal);
  const sum = (of: (deal: DealSum) => number) => deals.reduce((total, deal) => total + of(deal), 0);
  const seats = sum((deal) => deal.seats);
  return { wins: { seats, sum: sum((deal) => deal.wins) }, scores: { seats, sum: sum((deal) => deal.score) }, spread };
}
const deal = (wins: number, seats = 4, score = 0): DealSum => ({ seats, wins, score });
const times = (n: number, ...deals: readonly DealSum[]) => Array.from({ length: n }, () => deals).flat();

// Printed tables of Student's distribution, two-sided 5 %.
test.each([
  [1, 12.706],
  [5, 2.571],
  [6, 2.447],
  [10, 2.228],
  [30, 2.042],
  [120, 1.98],
  [100_000, 1.96],
])('Student’s t with %i degrees of freedom: 95 %% lie within %f', (freedom, point) => {
  expect(studentT(freedom)).toBeCloseTo(point, 2);
});

test('the interval of a mean score over deals matches a calculation by hand', () => {
  // Deals of 2 seats with 10, 14, 18, 22 points: the mean is 8 per seat, and the sums are off by -6, -2, 2, 6.
  // The variance is 4/3 · 80 / 8² = 5/3, and t₃ = 3.1824.
  const { scores, spread } = match([10, 14, 18, 22].map((score) => deal(0, 2, score)));
  const half = 3.1824 * Math.sqrt(5 / 3);
  expect(meanInterval(scores, spread)).toEqual({
    low: expect.closeTo(8 - half, 6),
    high: expect.closeTo(8 + half, 6),
  });
  expect(meanInterval({ seats: 2, sum: 10 }, match([deal(0, 2, 10)]).spread)).toBeUndefined();
});

test('deals are weighted by their number of seats', () => {
  // 6 points in 3 seats and 2 points in 1 seat: always 2 per seat, so there is no uncertainty.
  const { scores, spread } = match([deal(0, 3, 6), deal(0, 1, 2)]);
  expect(meanInterval(scores, spread)).toEqual({ low: 2, high: 2 });
});

test('uncorrelated games give almost the Wilson interval', () => {
  const { wins, spread } = match([...times(300, deal(1, 1)), ...times(700, deal(0, 1))]);
  const plain = wilson(300, 1000);
  const { low, high } = shareInterval(wins, spread);
  expect(low).toBeCloseTo(plain.low, 3);
  expect(high).toBeCloseTo(plain.high, 3);
});

test('two seats of one team count as one sample', () => {
  const { wins, spread } = match([...times(300, deal(2, 2)), ...times(700, deal(0, 2))]);
  const { low, high } = shareInterval(wins, spread);
  expect(low).toBeCloseTo(wilson(300, 1000).low, 3);
  expect(high).toBeCloseTo(wilson(300, 1000).high, 3);
});

test('luck that cancels out within a deal makes the interval narrower', () => {
  const even = match(times(100, deal(2), deal(2), deal(1), deal(3)));
  const plain = wilson(800, 1600);
  const { low, high } = shareInterval(even.wins, even.spread);
  // Deals are 0, 0, -1, 1 wins off their mean of 2, so the variance is 2/4.
  // Four independent games would have a variance of 4 · 1/4 = 1.
  expect((high - low) / (plain.high - plain.low)).toBeCloseTo(Math.sqrt(1 / 2), 1);
});

test('few deals never claim more than independent games would', () => {
  const { wins, spread } = match(times(5, deal(1)));
  expect(shareInterval(wins, spread)).toEqual(wilson(5, 20, studentT(4)));
});

test('if every game is won, each deal counts once', () => {
  const { wins, spread } = match(times(40, deal(4)));
  expect(shareInterval(wins, spread)).toEqual(wilson(40, 40));
});

test('no games give the interval from 0 to 1', () => {
  expect(shareInterval({ seats: 0, sum: 0 }, emptySpread())).toEqual({ low: 0, high: 1 });
});

test('95 of 100 intervals cover the true value if the games of a deal share their luck', () => {
  let x = 12345;
  const uniform = () => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return x / 2 ** 32;
  };
  const truth = 0.4;
  let covered = 0;
  let plainly = 0;
  const MATCHES = 2000;
  for (let n = 0; n < MATCHES; n++) {
    const { wins, spread } = match(
      Array.from({ length: 50 }, () => {
        const lucky = uniform() < 0.5 ? truth + 0.3 : truth - 0.3;
        return deal([1, 2, 3, 4].filter(() => uniform() < lucky).length);
      }),
    );
    const within = ({ low, high }: { low: number; high: number }) => (low <= truth && truth <= high ? 1 : 0);
    covered += within(shareInterval(wins, spread));
    plainly += within(wilson(wins.sum, wins.seats));
  }
  expect(covered / MATCHES).toBeGreaterThan(0.935);
  expect(covered / MATCHES).toBeLessThan(0.965);
  // Treating the games as independent gives intervals that are too narrow.
  expect(plainly / MATCHES).toBeLessThan(0.9);
});

test('equal results in every deal leave no uncertainty, as with one bot in all seats', () => {
  const { wins, spread } = match(times(40, deal(1)));
  expect(shareInterval(wins, spread)).toEqual({ low: 0.25, high: 0.25 });
});
