import { parseSync } from 'rolldown/utils';

/** One import or re-export. `isType` means that it disappears when the types are stripped. */
export type Import = {
  readonly from: string;
  readonly line: number;
  readonly isType: boolean;
  /** What is imported by name; `*` where it may be everything. */
  readonly names: readonly string[];
};

/** A name that a module exports. `origin` says where a re-exported name comes from; `export *` has the name `*`. */
export type Export = {
  readonly name: string;
  readonly line: number;
  readonly isType: boolean;
  readonly origin?: { readonly from: string; readonly name: string };
};

export type Module = { readonly imports: readonly Import[]; readonly exports: readonly Export[] };

/** The imports (static and dynamic), re-exports and exports of a source file. Its name tells JSX and TypeScript apart. */
export function readModule(file: string, source: string): Module {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const newlines = Array.from(source.matchAll(/\n/g), ({ index }) => index);
  const lineAt = (at: number): number => newlines.findLastIndex((newline) => newline < at) + 2;
  const imports: Import[] = staticImports.map(({ start, moduleRequest, entries }) => ({
    from: moduleRequest.value,
    line: lineAt(moduleRequest.start),
    isType: /^import\s+type\b/.test(source.slice(start)) && entries.every(({ isType }) => isType),
    names: entries.map(({ importName }) => nameOf(importName)),
  }));
  for (const {
    moduleRequest: { start, end },
  } of dynamicImports) {
    const from = /^(['"`])([^$]*)\1$/.exec(source.slice(start, end))?.[2];
    if (from !== undefined) imports.push({ from, line: lineAt(start), isType: false, names: ['*'] });
  }
  const exports: Export[] = [];
  for (const { entries } of staticExports) {
    const [first] = entries;
    const from = first?.moduleRequest;
    if (from) {
      const names = entries.map(({ importName }) => nameOf(importName));
      imports.push({ from: from.value, line: lineAt(from.start), isType: entries.every((one) => one.isType), names });
    }
    for (const { start, exportName, importName, moduleRequest, isType } of entries) {
      const one = {
        name: exportName.kind === 'Default' ? 'default' : (exportName.name ?? '*'),
        line: lineAt(start),
        isType,
      };
      exports.push(moduleRequest ? { ...one, origin: { from: moduleRequest.value, name: nameOf(importName) } } : one);
    }
  }
  return { imports: imports.sort((a, b) => a.line - b.line), exports };
}

const nameOf = ({ kind, name }: { readonly kind: string; readonly name?: string | null }): string =>
  kind === 'Default' ? 'default' : (name ?? '*');
