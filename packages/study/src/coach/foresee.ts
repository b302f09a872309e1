import { believable, type InformationSet, Playing, rollOut } from '@saloon/bots';
import { findProspects } from '@saloon/catalog';
import { type AnyGame, cloneRng, forkRng, type Prospect, type Prospects, type Rng } from '@saloon/kernel';
import { counted, NO_TALLY, type Tally } from './tally.ts';

/** Deals that both moves are played on from, and how many at most if those tell nothing. */
const DEALS = { usual: 160, most: 640 };
/** A span that isn't over after this many moments ends there. */
const MOMENTS = 400;
/** The least difference that counts as a reason, in standard errors. */
const ERRORS = 3.5;
/** Prospects told, the largest first. */
const TOLD = 2;

type Info = InformationSet<unknown, unknown>;
type AnyProspects = Prospects<unknown, string>;
type Facts = Readonly<Partial<Record<string, number>>>;
type Measured = { readonly own: Tally; readonly other: Tally; readonly lead: Tally };

const NOT_MEASURED: Measured = { own: NO_TALLY, other: NO_TALLY, lead: NO_TALLY };

/**
 * What tends to follow one move rather than another, as far as the seat can know: both are played on from the same deals
 * with moves that bots find likely. Tells what clearly speaks for the first one.
 */
export function foresee(
  game: AnyGame,
  info: Info,
  [better, other]: readonly [better: unknown, other: unknown],
  rng: Rng,
  { usual, most } = DEALS,
): readonly Prospect<string>[] {
  const prospects = findProspects(game.id);
  if (prospects === undefined) return [];
  const near = { ...prospects, spans: prospects.spans.filter(({ isFar }) => isFar !== true) };
  const told = measured(game, near, info, [better, other], rng, usual, usual);
  return told.length > 0 ? told : measured(game, prospects, info, [better, other], rng, usual, most);
}

/** Plays both moves on, `usual` deals at a time, until a difference is clear. */
function measured(
  game: AnyGame,
  prospects: AnyProspects,
  info: Info,
  [better, other]: readonly [better: unknown, other: unknown],
  rng: Rng,
  usual: number,
  most: number,
): readonly Prospect<string>[] {
  const found = prospects.spans.map(() => new Map<string, Measured>());
  for (let deals = 1; deals <= most; deals++) {
    const deal = believable(info, rng);
    const stream = forkRng(rng);
    const own = follow(game, prospects, info, game.clone(deal), better, cloneRng(stream));
    const others = follow(game, prospects, info, game.clone(deal), other, cloneRng(stream));
    for (const [span, facts] of found.entries()) measure(facts, own[span] ?? {}, others[span] ?? {});
    if (deals % usual !== 0) continue;
    const told = chosenFrom(found, prospects);
    if (told.length > 0) return told;
  }
  return [];
}

/** Plays a move and goes on to the end of the last span. Returns the facts of every span. */
function follow(
  game: AnyGame,
  { spans }: AnyProspects,
  { seat }: Info,
  state: unknown,
  move: unknown,
  rng: Rng,
): readonly Facts[] {
  const start = game.clone(state);
  const playing = new Playing(game, 'hard', rng);
  playing.play(state, seat, move);
  let isOver = game.outcome(state) !== undefined;
  return spans.map((span) => {
    for (let left = MOMENTS; left > 0 && !isOver && !span.isOver(start, state, seat); left--) {
      isOver = rollOut(game, state, 1, playing, rng) !== undefined;
    }
    return span.facts(start, state, seat);
  });
}

function measure(found: Map<string, Measured>, own: Facts, others: Facts): void {
  for (const [fact, value] of Object.entries(own)) {
    const against = others[fact];
    if (value === undefined || against === undefined) continue;
    const before = found.get(fact) ?? NOT_MEASURED;
    found.set(fact, {
      own: counted(before.own, value),
      other: counted(before.other, against),
      lead: counted(before.lead, value - against),
    });
  }
}

type Clear = { readonly prospect: Prospect<string>; readonly weight: number };

function chosenFrom(
  found: readonly ReadonlyMap<string, Measured>[],
  { spans, least }: AnyProspects,
): readonly Prospect<string>[] {
  const clearIn = (isFar: boolean) =>
    found
      .filter((_, span) => (spans[span]?.isFar === true) === isFar)
      .flatMap((facts) => [...facts].flatMap((one) => ifClear(one, least)));
  const near = clearIn(false);
  const clear = near.length > 0 ? near : clearIn(true);
  const chosen: Prospect<string>[] = [];
  for (const { prospect } of clear.toSorted((a, b) => b.weight - a.weight)) {
    if (!chosen.some((one) => mirrors(one, prospect))) chosen.push(prospect);
  }
  return chosen.slice(0, TOLD);
}

/** A fact that differs in favor of the first move by enough to be worth telling, and by enough to be more than chance. */
function ifClear(
  [fact, { own, other, lead }]: readonly [string, Measured],
  least: AnyProspects['least'],
): readonly Clear[] {
  const needed = least[fact] ?? 0;
  const gained = Math.sign(needed) * meanOf(lead);
  if (gained < Math.abs(needed) || gained < ERRORS * errorOf(lead)) return [];
  const prospect = { tone: 'good', type: 'prospect', fact, own: meanOf(own), other: meanOf(other) } as const;
  return [{ prospect, weight: gained / Math.abs(needed) }];
}

/** Are these facts opposites? Then one of them says it all. */
const mirrors = (a: Prospect<string>, b: Prospect<string>): boolean =>
  [a.own + b.own, a.other + b.other].every((sum) => Math.abs(sum - 100) < 5);

const meanOf = ({ n, sum }: Tally): number => sum / n;
const errorOf = ({ n, sum, squares }: Tally): number => Math.sqrt(Math.max(0, squares - (sum * sum) / n)) / n;
