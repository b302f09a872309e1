/**
 * One view with everything that any of these views shows: what is hidden in the first comes from the next that has it.
 * It knows no game: hidden is `undefined` or the word `'face-down'`, as in every view.
 */
export function openViews(views: readonly unknown[]): unknown {
  const open = views.filter((view) => view !== undefined && view !== 'face-down');
  const [first] = open;
  if (first === undefined) return views[0];
  if (Array.isArray(first)) {
    const lists = open.filter(
      (view): view is readonly unknown[] => Array.isArray(view) && view.length === first.length,
    );
    return first.map((_, i) => openViews(lists.map((list) => list[i])));
  }
  if (!isRecord(first)) return first;
  const records = open.filter(isRecord);
  const keys = new Set(records.flatMap((record) => Object.keys(record)));
  return Object.fromEntries([...keys].map((key) => [key, openViews(records.map((record) => record[key]))]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
