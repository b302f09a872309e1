import { type FindGame, findGame } from '@saloon/catalog';
import type { Input, RecordedComment, Recording } from '@saloon/kernel';
import type { Entry } from './entry.ts';
import { proofOf, seedOfDeal } from './fair.ts';
import { checked } from './judge-move.ts';
import { sceneOf } from './open-table.ts';
import { playedOn } from './play-on.ts';
import type { Scene } from './scene.ts';

/**
 * The game that a table's log tells, with who sat where when it was dealt, how the shuffle came about, and without moves
 * that were taken back; nothing when it was never dealt.
 */
export function recordingOf(
  entries: readonly Entry[],
  find: FindGame = findGame,
): Recording<unknown, unknown> | undefined {
  const [opened] = entries;
  if (opened?.type !== 'opened' || !entries.some(({ type }) => type === 'dealt')) return undefined;
  const inputs: Input<unknown>[] = [];
  for (const entry of entries) {
    if (entry.type === 'input') inputs.push(entry.input);
    if (entry.type === 'undone')
      inputs.splice(
        inputs.findLastIndex(({ type }) => type === 'move'),
        1,
      );
  }
  const { game, rulesVersion, options, chairs, before } = opened;
  const scene = sceneAfter(opened, entries, find);
  const comments = commentsIn(entries);
  const proof = proofOf(scene);
  const known = {
    // The shuffle is bound to the names of that moment; without a settled deal the last ones are as good.
    names: scene.settled?.names ?? scene.seating.names,
    ...(proof === undefined ? {} : { proof }),
    ...(comments.length === 0 ? {} : { comments }),
  };
  if (before !== undefined) return { ...playedOn(before, inputs), ...known };
  return { game, rulesVersion, options, seats: chairs.length, seed: seedOfDeal(scene), inputs, ...known };
}

function sceneAfter(opened: Entry & { type: 'opened' }, entries: readonly Entry[], find: FindGame): Scene {
  const scene = sceneOf(opened, find);
  for (const entry of entries.slice(1)) scene.apply(checked(scene, entry));
  return scene;
}

/** What was remarked on the game after its end. */
const commentsIn = (entries: readonly Entry[]): readonly RecordedComment[] =>
  entries.flatMap((entry) => {
    if (entry.type !== 'commented') return [];
    const { step, name, seat, text } = entry;
    return [{ step, name, ...(seat === undefined ? {} : { seat }), text }];
  });
