import type { Plugin } from 'vite';

/** All that stands in a file which only passes on what another one has. */
const DOOR = /^export\{(?<names>[^{}]+)\}from"\.\/(?<chunk>[^"]+)";?\s*$/;

/**
 * A page that is imported dynamically and lies in a chunk of its group gets a second file from rolldown, which only passes
 * on what the chunk exports (rolldown/rolldown#9729). Here the chunk itself is imported, and that file is left out.
 */
export function directImports(): Plugin {
  return {
    name: 'saloon:direct-imports',
    apply: 'build',
    generateBundle(_options, bundle) {
      const doors = new Map<string, { readonly chunk: string; readonly taken: string }>();
      for (const file of Object.values(bundle)) {
        const found = file.type === 'chunk' && file.isDynamicEntry ? DOOR.exec(file.code)?.groups : undefined;
        if (found === undefined) continue;
        doors.set(file.fileName, { chunk: `assets/${found.chunk}`, taken: takeNames(found.names ?? '') });
        delete bundle[file.fileName];
      }
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = file.code.replaceAll(/import\((["'`])\.\/([^"'`]+)\1\)/g, (written, _quote, name: string) => {
          const door = doors.get(`assets/${name}`);
          return door === undefined ? written : `import("./${door.chunk.slice(7)}").then(e=>({${door.taken}}))`;
        });
        file.dynamicImports = file.dynamicImports.map((name) => doors.get(name)?.chunk ?? name);
      }
    },
  };
}

/** `t as start, n as stop` as the fields of what the import answers: `start:e.t,stop:e.n`. */
const takeNames = (names: string): string =>
  names
    .split(',')
    .map((one) => one.trim().split(/\s+as\s+/))
    .map(([inside = '', outside = inside]) => `${outside}:e.${inside}`)
    .join();
