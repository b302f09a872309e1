import { type FindGame, findGame } from '@saloon/catalog';
import type { Input, Millis, Seat } from '@saloon/kernel';
import { jsonText, LastView, type UserId, type Version } from '@saloon/protocol';
import { checked } from '../commands/judge-move.ts';
import type { Entry } from '../log/entry.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneOf } from '../scene/scene-of.ts';

/** How many entries are processed before other work gets a turn. */
const SLICE = 20;

/**
 * The game so far as a seated person has seen it, as the JSON of a `SeenGame`: made from their own views and redacted
 * events. Undefined if the person has no seat or the game hasn't begun.
 */
export function seenSoFar(entries: readonly Entry[], user: UserId, find: FindGame = findGame): string | undefined {
  const work = seeing(entries, user, find);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** The same in slices, for a host that has others to serve meanwhile. */
export function* seeing(
  entries: readonly Entry[],
  user: UserId,
  find: FindGame = findGame,
): Generator<undefined, string | undefined> {
  const [opened, ...rest] = entries;
  if (opened?.type !== 'opened') throw new Error('Cannot tell what was seen: the log does not begin with its opening');
  const scene = sceneOf(opened, find);
  scene.hasListeners = true;
  const steps: Seen[] = [];
  for (const [i, entry] of rest.entries()) {
    if (i % SLICE === 0) yield;
    const read = checked(scene, entry);
    scene.apply(read);
    const { fresh } = scene;
    scene.fresh = [];
    const seat = scene.seatOf(user);
    if (read.type === 'undone') forget(steps, scene.takenBack);
    if (read.type === 'dealt') steps.push(seenNow(scene, seat, fresh, undefined));
    if (read.type === 'input' && read.input.type !== 'lag') steps.push(seenNow(scene, seat, fresh, read.input));
  }
  const seat = scene.seatOf(user);
  if (seat === undefined || steps.length === 0) return undefined;
  const { game, options, seedHash } = scene.fixed;
  const head = jsonText({
    game: game.id,
    options,
    names: scene.seating.names,
    seedHash,
    seat,
    isOver: scene.phase === 'over',
  });
  return `${head.slice(0, -1)},"steps":[${yield* told(scene, steps)}]}`;
}

/** What one input, or the deal, brought before these eyes. */
type Seen = {
  readonly at: Millis;
  readonly input: Input<unknown> | undefined;
  readonly version: Version;
  readonly events: readonly unknown[];
  readonly view: unknown;
};

function seenNow(
  scene: Scene,
  seat: Seat | undefined,
  fresh: readonly unknown[],
  input: Input<unknown> | undefined,
): Seen {
  const { play, fixed, version, at } = scene;
  const { game } = fixed;
  const isThere = play !== undefined && seat !== undefined;
  return {
    at: at - (play?.dealtAt ?? 0),
    input,
    version,
    events: isThere ? fresh.flatMap((event) => game.redact(event, seat) ?? []) : [],
    view: isThere ? game.view(play.state, seat) : undefined,
  };
}

function forget(steps: Seen[], gone: readonly Input<unknown>[]): void {
  for (const input of gone) {
    const last = steps.findLastIndex((step) => step.input === input);
    if (last !== -1) steps.splice(last, 1);
  }
}

/** A step for everything that has a sentence for these eyes; what has none belongs to the next one. */
function* told({ fixed, phase }: Scene, seen: readonly Seen[]): Generator<undefined, string> {
  const { game } = fixed;
  const { tell } = game.text.en;
  const isHidden = (i: number, view: unknown) => phase !== 'over' && i < seen.length - 1 && view !== undefined;
  const view = new LastView(undefined);
  const steps: string[] = [];
  let events: unknown[] = [];
  for (const [i, step] of seen.entries()) {
    if (i % SLICE === 0) yield;
    events.push(...step.events);
    if (i > 0 && !events.some((event) => tell(event, String) !== undefined)) continue;
    const { at, input, version } = step;
    const by = input?.type === 'move' ? input.seat : undefined;
    const head = jsonText({ at, by, version, events });
    const patch = view.update(isHidden(i, step.view) ? (game.lookBack?.(step.view) ?? step.view) : step.view);
    steps.push(patch === undefined ? head : `${head.slice(0, -1)},"patch":${patch}}`);
    events = [];
  }
  return steps.join(',');
}
