import type { Profiler } from 'node:inspector';

/** Shares of a thread's busy time, by what it was doing. */
export type Split = Readonly<Record<string, number>>;

/** The innermost of these frames decides what a sample counts for. The pattern is matched against `function file`. */
const PARTS: readonly (readonly [name: string, frame: RegExp])[] = [
  ['writing to sockets', /^(writeBuffer|writeLatin1String|writeUtf8String|writev) $|(ws-wire|joined-writes)\.ts/],
  ['storing', /threaded-store|commit-queue|^postMessage /],
  ['reading messages', /protocol\/src\/(client-message|read-message)|connection\.ts|valibot|token-bucket/],
  ['sockets and frames of clients', /\/ws\/lib\/|stream_base_commons|streams\/readable|node:net|http\/ws-endpoint/],
  ['views and patches', /protocol\/src\/(last-view|patch-cursor|flat|shape)|\/view\.ts/],
  ['offers', /table\/src\/(offer|places|move-parts)|legal-moves|hand-moves|move-lists/],
  ['telling', /table\/src\/audience|server\/src\/live-table|redact\.ts|protocol\/src\/json-text/],
  ['rules', /packages\/games\/|packages\/kernel\//],
  ['the table', /packages\/table\//],
  ['the server', /packages\/server\//],
  ['garbage', /^\(garbage collector\)/],
];

/** Where the time of a profile went, without idle time and the profiler itself. */
export function splitOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Split {
  const parents = new Map<number, number>();
  const names = new Map<number, string>();
  for (const { id, callFrame, children = [] } of nodes) {
    names.set(id, `${callFrame.functionName} ${callFrame.url}`);
    for (const child of children) parents.set(child, id);
  }
  const known = new Map<number, string>();
  const partOf = (id: number): string => {
    const found = known.get(id) ?? findPart(names, parents, id);
    known.set(id, found);
    return found;
  };
  const spent = new Map<string, number>();
  let busy = 0;
  for (const [i, id] of samples.entries()) {
    if (UNCOUNTED.test(names.get(id) ?? '')) continue;
    const micros = timeDeltas[i] ?? 0;
    busy += micros;
    const part = partOf(id);
    spent.set(part, (spent.get(part) ?? 0) + micros);
  }
  const sorted = [...spent].sort(([, a], [, b]) => b - a);
  return Object.fromEntries(sorted.map(([part, micros]) => [part, micros / Math.max(1, busy)]));
}

const UNCOUNTED = /^\(idle\)|^post node:inspector/;

function findPart(names: ReadonlyMap<number, string>, parents: ReadonlyMap<number, number>, leaf: number): string {
  for (let id: number | undefined = leaf; id !== undefined; id = parents.get(id)) {
    const frame = names.get(id) ?? '';
    const part = PARTS.find(([, pattern]) => pattern.test(frame));
    if (part !== undefined) return part[0];
  }
  return 'Node and the rest';
}
