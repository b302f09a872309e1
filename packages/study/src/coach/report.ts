import type { Reason } from '@saloon/table';
import type { Advised } from './advise.ts';
import type { Weighed } from './sample.ts';
import { type Guess, guessOf, type Tally } from './tally.ts';
import { type Verdict, verdictOf, weightOf } from './verdict.ts';

/** A decision on the chart: the chances at that moment from what the seat knew, and with the cards as they lay. */
export type CoachPoint = { readonly step: number; readonly known: Guess; readonly truth: Guess };

/** A moment that mattered. */
export type CoachMoment = {
  /** The number of the decision, from 0, and the step of the replay before it. */
  readonly decision: number;
  readonly step: number;
  readonly verdict: Verdict;
  readonly move: unknown;
  /** What the bot would have done; missing when it would have waited. */
  readonly advised?: unknown;
  /** It is the move that was made. */
  readonly isOwn: boolean;
  /** Chances with the move that was made, and with the bot's. */
  readonly own: Guess;
  readonly bots: Guess;
  /** The bot's move minus the played one, deal by deal; and the played one minus an ordinary one. */
  readonly gap: Guess;
  readonly gain: Guess;
  /** Reasons for the bot's move (or for the played one, if it is the same), and against the played one. */
  readonly good: readonly Reason[];
  readonly bad: readonly Reason[];
  /** Played out, on other deals than those it was picked by. */
  readonly isSecondLook: boolean;
};

/** Out of `of` decisions: how many the bot would have made differently, and how many of those surely cost more than `COSTLY`. */
export type BesideBot = { readonly of: number; readonly other: number; readonly costly: number };

/** The chances at a decision that cost nothing, and at the next one. */
export type Swing = { readonly decision: number; readonly before: number; readonly after: number };

export type CoachReport = {
  readonly points: readonly CoachPoint[];
  /** The share of the game that was won; nothing for a game that was broken off. */
  readonly result: number | undefined;
  /**
   * Decisions are counted, never summed: what one costs is part of the chances at that moment, so a sum over a game has no
   * bounds. Nothing until every decision has been weighed.
   */
  readonly beside: BesideBot | undefined;
  /** What luck and the others changed most between two decisions of this player. */
  readonly swing: Swing | undefined;
  readonly moments: readonly CoachMoment[];
  /** The number of playouts that this is based on. */
  readonly games: number;
  readonly progress: number;
};

/** All that is known of a decision so far. */
export type Looked = {
  readonly step: number;
  readonly move: unknown;
  readonly known: Tally;
  readonly truth: Tally;
  readonly advised: Advised | undefined;
  readonly first: Weighed;
  /** Of new deals, where it was looked at again. */
  readonly second: Weighed | undefined;
};

const SHOWN = 3;
const NOTHING: Guess = { mean: 0, margin: 0 };
/** A costly decision loses more than this share of the games, and a swing changes the chances by more. */
const COSTLY = 0.1;

export function reportOf(all: readonly Looked[], result: number | undefined, progress: number): CoachReport {
  const seen = all.filter(({ known }) => known.n > 0);
  const points = seen.map(({ step, known, truth }) => ({ step, known: guessOf(known), truth: guessOf(truth) }));
  return {
    points,
    result,
    beside: besideBot(all),
    swing: swingOf(all),
    moments: momentsOf(all),
    games: all.reduce((sum, looked) => sum + gamesIn(looked), 0),
    progress,
  };
}

const isOwn = ({ advised }: Looked): boolean => advised?.isOwn === true;

function besideBot(all: readonly Looked[]): BesideBot | undefined {
  const other = all.filter((one) => !isOwn(one));
  if (all.length === 0 || other.some(({ first }) => first.gap.n === 0)) return undefined;
  const costly = other.filter(({ first, second }) => {
    const { mean, margin } = guessOf((second ?? first).gap);
    return mean > COSTLY && mean > margin;
  });
  return { of: all.length, other: other.length, costly: costly.length };
}

/** Only after decisions that were as good as the bot's: else the change could be the player's own. */
function swingOf(all: readonly Looked[]): Swing | undefined {
  const swings = all.slice(1).flatMap(({ known }, decision): readonly Swing[] => {
    const before = all[decision];
    if (before === undefined || known.n === 0 || before.known.n === 0) return [];
    const gap = guessOf((before.second ?? before.first).gap);
    if (!isOwn(before) && (before.first.gap.n === 0 || gap.mean > 0)) return [];
    const [from, to] = [guessOf(before.known), guessOf(known)];
    const change = Math.abs(to.mean - from.mean);
    return change > COSTLY && change > from.margin + to.margin ? [{ decision, before: from.mean, after: to.mean }] : [];
  });
  return swings.toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.decision - b.decision)[0];
}

const sizeOf = ({ before, after }: Swing): number => Math.abs(after - before);

type Advisable = Looked & { readonly advised: Advised; readonly decision: number; readonly weighed: Weighed };

function momentsOf(all: readonly Looked[]): readonly CoachMoment[] {
  const looked = all.flatMap((one, decision): readonly Advisable[] => {
    const weighed = one.second ?? one.first;
    return one.advised === undefined || weighed.gap.n === 0
      ? []
      : [{ ...one, advised: one.advised, decision, weighed }];
  });
  const hasSecond = looked.some(({ second }) => second !== undefined);
  return looked
    .filter(({ second }) => !hasSecond || second !== undefined)
    .toSorted((a, b) => weight(b) - weight(a) || a.decision - b.decision)
    .slice(0, SHOWN)
    .map(momentOf);
}

const weight = ({ weighed, advised }: Advisable): number => weightOf(weighed, advised.isOwn);

function momentOf({ step, move, advised, decision, weighed, second }: Advisable): CoachMoment {
  const { advice, isOwn, own, good, bad } = advised;
  return {
    decision,
    step,
    verdict: verdictOf(weighed, isOwn),
    move,
    ...(advice.move === undefined ? {} : { advised: advice.move }),
    isOwn,
    own: guessOf(weighed.own),
    bots: guessOf(weighed.bots),
    gap: isOwn ? NOTHING : guessOf(weighed.gap),
    gain: guessOf(weighed.gain),
    good: isOwn ? own : good,
    bad: isOwn ? [] : bad,
    isSecondLook: second !== undefined,
  };
}

/** Own, ordinary and the bot's, where that is another. */
const linesIn = ({ own }: Weighed, isOwn: boolean): number => own.n * (isOwn ? 2 : 3);

const gamesIn = ({ known, truth, advised, first, second }: Looked): number =>
  known.n + truth.n + linesIn(first, advised?.isOwn === true) + (second ? linesIn(second, advised?.isOwn === true) : 0);
