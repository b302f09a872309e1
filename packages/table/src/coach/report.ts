import type { Advised } from './advise.ts';
import type { Reason } from './reasons.ts';
import type { Weighed } from './sample.ts';
import { type Guess, guessOf, sumOf, type Tally } from './tally.ts';
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

export type CoachReport = {
  readonly points: readonly CoachPoint[];
  /** The share of the game that was won; nothing for a game that was broken off. */
  readonly result: number | undefined;
  /** What all own moves gained over ordinary ones. */
  readonly decisions: Guess | undefined;
  /** What all own moves gained over the bot's, where they differ: below zero if the bot would have done better. */
  readonly hard: Guess | undefined;
  /** How many moves were the bot's as well, out of how many. */
  readonly agreed: { readonly count: number; readonly of: number };
  /** What happened between this player's decisions: cards, and the others' play. */
  readonly luck: Guess | undefined;
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

export function reportOf(all: readonly Looked[], result: number | undefined, progress: number): CoachReport {
  const seen = all.filter(({ known }) => known.n > 0);
  const points = seen.map(({ step, known, truth }) => ({ step, known: guessOf(known), truth: guessOf(truth) }));
  const isWeighed = all.length > 0 && all.every(({ first }) => first.gain.n > 0);
  const decisions = isWeighed ? sumOf(all.map(({ first }) => guessOf(first.gain))) : undefined;
  const advised = all.flatMap((looked) => looked.advised ?? []);
  const isCompared = isWeighed && all.every((one) => one.advised?.isOwn === true || one.first.gap.n > 0);
  return {
    points,
    result,
    decisions,
    hard: isCompared ? opposite(sumOf(all.map(gapOf))) : undefined,
    agreed: { count: advised.filter(({ isOwn }) => isOwn).length, of: advised.length },
    luck: luckOf(points[0], result, decisions),
    moments: momentsOf(all),
    games: all.reduce((sum, looked) => sum + gamesIn(looked), 0),
    progress,
  };
}

/** What the bot's move wins more than the played one. */
const gapOf = ({ advised, first }: Looked): Guess => (advised?.isOwn === true ? NOTHING : guessOf(first.gap));
const opposite = ({ mean, margin }: Guess): Guess => ({ mean: -mean, margin });

/** The result is the chances at the start, what decisions made of them, and all the rest: so luck is that rest. */
function luckOf(start: CoachPoint | undefined, result: number | undefined, decisions: Guess | undefined) {
  if (start === undefined || result === undefined || decisions === undefined) return undefined;
  const { margin } = sumOf([start.known, decisions]);
  return { mean: result - start.known.mean - decisions.mean, margin };
}

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
