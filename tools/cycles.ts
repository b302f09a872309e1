/** Groups of files that import one another, directly or through others (strongly connected components, sorted). */
export function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const groups: (readonly string[])[] = [];
  // Tarjan's algorithm: a file that reaches no file opened before it completes a group.
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    let low = own;
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === own) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || imports.get(file)?.includes(file)) groups.push(group.sort());
    }
    return low;
  };
  for (const file of [...imports.keys()].sort()) if (!order.has(file)) visit(file);
  return groups;
}

/** The shortest way from a file back to itself inside its group, without its last step. */
export function shortestCycle(
  imports: ReadonlyMap<string, readonly string[]>,
  group: readonly string[],
): readonly string[] {
  const [start = ''] = group;
  const paths: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const next of imports.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return path;
      if (!group.includes(next) || seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return group;
}
