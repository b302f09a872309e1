/** Which tables a tournament of this game can have: at most `most` seats, at least `least`. */
export type TableRange = { readonly least: number; readonly most: number };

/** As few tables as possible, of about the same size; who doesn't fit has a bye. */
export function tableSizes(players: number, { least, most }: TableRange): readonly number[] {
  for (let seated = players; seated >= least; seated--) {
    const tables = Math.ceil(seated / most);
    const small = Math.floor(seated / tables);
    if (small >= least) return Array.from({ length: tables }, (_, i) => small + (i < seated % tables ? 1 : 0));
  }
  return [];
}
