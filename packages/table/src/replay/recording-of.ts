import { type FindGame, findGame } from '@saloon/catalog';
import type { Input } from '@saloon/kernel';
import type { RecordedComment, Recording } from '@saloon/recording';
import { checked } from '../commands/judge-move.ts';
import { playedOn } from '../game/play-on.ts';
import type { Entry, OpenedEntry } from '../log/entry.ts';
import { sceneOf } from '../scene/scene-of.ts';
import { proofOf, seedOfDeal } from '../shuffle/fair.ts';

/**
 * The recording of the game in a table's log: with the names at the deal and the proof of the shuffle, without moves
 * that were taken back. Undefined before the deal.
 */
export function recordingOf(
  entries: readonly Entry[],
  find: FindGame = findGame,
): Recording<unknown, unknown> | undefined {
  const [opened] = entries;
  if (opened?.type !== 'opened' || !entries.some(({ type }) => type === 'dealt')) return undefined;
  const { scene, inputs } = playedAgain(opened, entries, find);
  const { before } = opened;
  const { options } = scene.fixed;
  const { id: game, rulesVersion } = scene.fixed.game;
  const comments = commentsIn(entries);
  const proof = proofOf(scene);
  const known = {
    // The shuffle is bound to the names of that moment; without a settled deal the last ones are as good.
    names: scene.settled?.names ?? scene.seating.names,
    ...(proof === undefined ? {} : { proof }),
    ...(comments.length === 0 ? {} : { comments }),
  };
  if (before !== undefined) return { ...playedOn(before, inputs), ...known };
  return { game, rulesVersion, options, seats: scene.occupants.length, seed: seedOfDeal(scene), inputs, ...known };
}

/** The scene as the log leaves it, and the inputs that count. */
function playedAgain(opened: OpenedEntry, entries: readonly Entry[], find: FindGame) {
  const scene = sceneOf(opened, find);
  let played: { readonly kept: Input<unknown>; readonly read: Input<unknown> }[] = [];
  for (const entry of entries.slice(1)) {
    const read = checked(scene, entry);
    scene.apply(read);
    if (entry.type === 'input' && read.type === 'input') played.push({ kept: entry.input, read: read.input });
    if (entry.type === 'undone') played = played.filter((one) => !scene.takenBack.includes(one.read));
  }
  return { scene, inputs: played.map(({ kept }) => kept) };
}

/** What was remarked on the game after its end. */
const commentsIn = (entries: readonly Entry[]): readonly RecordedComment[] =>
  entries.flatMap((entry) => {
    if (entry.type !== 'commented') return [];
    const { step, name, seat, text } = entry;
    return [{ step, name, ...(seat === undefined ? {} : { seat }), text }];
  });
