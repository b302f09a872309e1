import { believable, SeatInformationSet } from '@saloon/bots';
import { type AnyGame, cloneRng, forkRng, type Rng, type Seat } from '@saloon/kernel';
import type { Calibration, Mark } from './calibration.ts';
import { isSameMove, ordinary } from './deals.ts';
import type { OwnDecision } from './decisions.ts';
import { playOn, playOut } from './play-out.ts';
import { counted, joined, NO_TALLY, type Tally } from './tally.ts';

/** What a strong bot would have done there; `move` is missing when it would have waited. */
export type Advice = { readonly move?: unknown };

/**
 * The chances at a decision, before it is made, when everybody plays on by what looks likely. `known`: with deals of what
 * the seat could not know. `truth`: with the cards as they really lay.
 */
export type Outlook = { readonly known: Tally; readonly truth: Tally; readonly marks: readonly Mark[] };

export function outlook(game: AnyGame, seat: Seat, { state }: OwnDecision, deals: number, rng: Rng): Outlook {
  const info = new SeatInformationSet(game, seat, state, rng);
  let known = NO_TALLY;
  let truth = NO_TALLY;
  const marks: Mark[] = [];
  for (let n = 0; n < deals; n++) {
    const dealt = playOut(game, believable(info, rng), seat, undefined, rng);
    const real = playOut(game, game.clone(state), seat, undefined, rng);
    known = counted(known, dealt.share);
    truth = counted(truth, real.share);
    for (const { lead, share } of [dealt, real]) if (lead !== undefined) marks.push([lead, share]);
  }
  return { known, truth, marks };
}

/**
 * What a decision was worth, in shares of won games. `own`: with the player's move. `gain`: how much better it was than an
 * ordinary move, deal by deal. `bots`: with the bot's move. `gap`: how much better that was than the player's, deal by deal.
 */
const MEASURES = ['own', 'gain', 'bots', 'gap'] as const;
export type Measure = (typeof MEASURES)[number];
export type Weighed = Readonly<Record<Measure, Tally>>;

export const NOT_WEIGHED: Weighed = { own: NO_TALLY, gain: NO_TALLY, bots: NO_TALLY, gap: NO_TALLY };

export const joinWeighed = (a: Weighed, b: Weighed): Weighed => ({
  own: joined(a.own, b.own),
  gain: joined(a.gain, b.gain),
  bots: joined(a.bots, b.bots),
  gap: joined(a.gap, b.gap),
});

/**
 * Weighs the move that was made against an ordinary one and against the bot's, on deals of what the seat could not know.
 * All lines of a deal draw from equal generators, so that what differs between them is the move. With a calibration they are
 * judged on the way, without one they are played out.
 */
export function weigh(
  game: AnyGame,
  seat: Seat,
  { state, move, owed }: OwnDecision,
  advice: Advice,
  calibration: Calibration | undefined,
  deals: number,
  rng: Rng,
): Weighed {
  const info = new SeatInformationSet(game, seat, state, rng);
  const isSame = isSameMove(game, advice.move, move);
  const found: Record<Measure, Tally> = { ...NOT_WEIGHED };
  const count = (measure: Measure, share: number) => {
    found[measure] = counted(found[measure], share);
  };
  for (let n = 0; n < deals; n++) {
    const deal = believable(info, rng);
    const stream = forkRng(rng);
    const line = (first: unknown): number => {
      const [copy, own] = [game.clone(deal), cloneRng(stream)];
      return calibration === undefined
        ? playOut(game, copy, seat, first, own).share
        : playOn(game, copy, seat, first, calibration, own);
    };
    const after = line(move);
    const { share, other } = owed ? ordinary(game, deal, seat, move, rng) : { share: 0, other: undefined };
    const bots = isSame ? after : line(advice.move);
    count('own', after);
    count('gain', share === 1 ? 0 : (1 - share) * (after - line(other)));
    count('bots', bots);
    count('gap', bots - after);
  }
  return found;
}
