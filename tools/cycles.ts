/** Files that import one another in a ring, at least one ring of every knot, each from its first file by name. */
export function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const done = new Set<string>();
  const path: string[] = [];
  const rings: (readonly string[])[] = [];
  const visit = (file: string): void => {
    const start = path.indexOf(file);
    if (start !== -1) {
      rings.push(path.slice(start));
      return;
    }
    if (done.has(file)) return;
    path.push(file);
    for (const next of imports.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  };
  for (const file of [...imports.keys()].sort()) visit(file);
  return rings.map((ring) => {
    const first = ring.indexOf([...ring].sort()[0] ?? '');
    return [...ring.slice(first), ...ring.slice(0, first)];
  });
}
