/** The money deck as it is spread: rows that bend a little, like cards laid out by hand on a round table. */
export type SlotSpot = {
  readonly slot: number;
  /** From -1 at the left end of the row to 1 at its right end. */
  readonly bend: number;
  readonly row: number;
};

/** Places of the slots for this many per row. A shorter last row is centered. */
export function spotsOf(size: number, columns: number): readonly SlotSpot[] {
  return Array.from({ length: size }, (_, slot) => {
    const row = Math.floor(slot / columns);
    const inRow = Math.min(columns, size - row * columns);
    const at = slot % columns;
    return { slot, row, bend: columns === 1 ? 0 : (2 * at - inRow + 1) / (columns - 1) };
  });
}

/** Where an arrow key leads among the slots that still have a card; `undefined` for any other key. */
export function slotAfter(slots: readonly number[], from: number, key: string, columns: number): number | undefined {
  const at = slots.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return slots[(at + 1) % slots.length];
    case 'ArrowLeft':
      return slots[(at - 1 + slots.length) % slots.length];
    case 'ArrowDown':
      return nearest(slots, from, columns, 1);
    case 'ArrowUp':
      return nearest(slots, from, columns, -1);
    case 'Home':
      return slots[0];
    case 'End':
      return slots.at(-1);
    default:
      return undefined;
  }
}

/** The card in the next row that has any, as near to the same column as can be. */
function nearest(slots: readonly number[], from: number, columns: number, step: number): number | undefined {
  const rowOf = (slot: number) => Math.floor(slot / columns);
  const off = (slot: number) => Math.abs((slot % columns) - (from % columns));
  const beyond = slots.filter((slot) => (rowOf(slot) - rowOf(from)) * step > 0);
  const rows = beyond.map(rowOf);
  const row = step > 0 ? Math.min(...rows) : Math.max(...rows);
  return beyond.filter((slot) => rowOf(slot) === row).sort((a, b) => off(a) - off(b))[0] ?? from;
}
