import type { Plugin } from 'vite';

/** The whole content of a file that only re-exports another one. */
const DOOR = /^export\{(?<names>[^{}]+)\}from"\.\/(?<chunk>[^"]+)";?\s*$/;

/**
 * A dynamically imported page inside a grouped chunk gets a second file from rolldown that only re-exports the chunk
 * (rolldown/rolldown#9729). This plugin imports the chunk itself and drops that file.
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

/** `t as start, n as stop` as fields of the imported module: `start:e.t,stop:e.n`. */
const takeNames = (names: string): string =>
  names
    .split(',')
    .map((one) => one.trim().split(/\s+as\s+/))
    .map(([inside = '', outside = inside]) => `${outside}:e.${inside}`)
    .join();
