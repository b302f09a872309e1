import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Subset fonts are cached between builds under a hash of their inputs. */
const FOLDER = fileURLToPath(new URL('../.fonts/', import.meta.url));
/** Font features that the styles use. Tabular figures are left out in the heaviest weight. */
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark'];
const featuresFor = (weight: number): readonly string[] => (weight < 900 ? [...FEATURES, 'tnum'] : FEATURES);

/** One `@font-face` of a style sheet. */
export type Face = {
  readonly family: string;
  readonly weights: readonly number[];
  /** The font file in its package. */
  readonly file: string;
  readonly characters: string;
};

/** The faces of a style sheet. If two have the same character, the later one is used, so the first drops it. */
export function readFaces(css: string): readonly Face[] {
  const faces = writtenFaces(css);
  return faces.map((face, at) => {
    const later = faces.slice(at + 1).filter(({ family, weights }) => isSame(face, family, weights));
    const taken = new Set(later.flatMap(({ characters }) => [...characters]));
    return { ...face, characters: [...face.characters].filter((one) => !taken.has(one)).join('') };
  });
}

const isSame = (face: Face, family: string, weights: readonly number[]): boolean =>
  face.family === family && face.weights.join() === weights.join();

const writtenFaces = (css: string): readonly Face[] =>
  [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, rule = '']) => {
    const { family = '' } = /font-family:\s*"(?<family>[^"]+)"/.exec(rule)?.groups ?? {};
    const { weights = '' } = /font-weight:\s*(?<weights>[\d ]+)/.exec(rule)?.groups ?? {};
    const { file = '' } = /url\("(?<file>[^"]+)"\)/.exec(rule)?.groups ?? {};
    const { range = '' } = /unicode-range:(?<range>[^;]+)/.exec(rule)?.groups ?? {};
    return { family, weights: weights.trim().split(' ').map(Number), file, characters: charactersOf(range) };
  });

function charactersOf(range: string): string {
  const codes = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, i) => from + i);
  });
  return String.fromCodePoint(...codes);
}

/** Subsets a face's font to its `unicode-range`. Returns the path. */
export async function cutFont({ file, characters, weights }: Face): Promise<string> {
  const font = readFileSync(createRequire(import.meta.url).resolve(file));
  const [min = 0, max] = weights;
  const keepFeatures = featuresFor(min);
  const recipe = JSON.stringify([characters, weights, keepFeatures]);
  const key = createHash('sha256').update(font).update(recipe).digest('hex').slice(0, 12);
  const path = join(FOLDER, `${basename(file, '.woff2')}-${key}.woff2`);
  if (existsSync(path)) return path;
  const cut = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    ...(max === undefined ? {} : { variationAxes: { wght: { min, max } } }),
  });
  mkdirSync(FOLDER, { recursive: true });
  // Two builds may run at once: a file with the final name is complete.
  writeFileSync(`${path}.${process.pid}`, cut);
  renameSync(`${path}.${process.pid}`, path);
  return path;
}

/** Makes `fonts.css` use fonts reduced to their ranges. */
export function cutFonts(): Plugin {
  return {
    name: 'saloon:cut-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/kit\/fonts\.css$/ },
      async handler(css, id) {
        const paths = await Promise.all(readFaces(css).map(cutFont));
        return css.replaceAll(/url\("[^"]+"\)/g, () => {
          const path = relative(dirname(id), paths.shift() ?? '');
          return `url("${path.split(sep).join('/')}")`;
        });
      },
    },
  };
}
