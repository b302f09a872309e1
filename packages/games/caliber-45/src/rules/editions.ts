import { type Box, boxOf, type Edition } from './box.ts';
import type { Options } from './options.ts';

/** Returns a function that finds the box of the edition a table has chosen. */
export function boxesOf(editions: readonly Edition[]): (options: Options) => Box {
  const boxes = new Map(editions.map((edition) => [edition.id, boxOf(edition)]));
  if (boxes.size < editions.length) throw new RangeError('Cannot use these editions: two have the same id');
  return ({ edition }) => {
    const box = boxes.get(edition);
    if (box === undefined)
      throw new RangeError(`Cannot find the edition ${edition}: there are ${[...boxes.keys()].join(', ')}`);
    return box;
  };
}
