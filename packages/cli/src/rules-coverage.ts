import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Which rules of a game have a test that quotes them. */
export type RulesCoverage = {
  readonly game: string;
  /** The ids that `RULES.md` defines, in its order. */
  readonly ids: readonly string[];
  readonly tested: readonly string[];
  readonly missing: readonly string[];
  /** What test titles quote in place of an id that is defined, with where. */
  readonly unknown: readonly { readonly id: string; readonly file: string; readonly line: number }[];
};

/** The rules coverage of every game under `packages/games` of the repository at `root`. */
export function rulesCoverage(root: string): readonly RulesCoverage[] {
  const games = globSync('packages/games/*/RULES.md', { cwd: root })
    .map((file) => dirname(file))
    .sort();
  const idsOf = (game: string) => definedIds(readFileSync(join(root, game, 'RULES.md'), 'utf8'));
  const prefixes = new Set(games.flatMap(idsOf).map(prefixOf));
  return games.map((game) => {
    const files = globSync(`${game}/**/*.test.ts`, { cwd: root, exclude: ['**/node_modules/**'] }).sort();
    const quotes = files.flatMap((file) =>
      quotedIds(readFileSync(join(root, file), 'utf8'), prefixes).map((quote) => ({ ...quote, file })),
    );
    const ids = idsOf(game);
    const quoted = new Set(quotes.map((quote) => quote.id));
    return {
      game: basename(game),
      ids,
      tested: ids.filter((id) => quoted.has(id)),
      missing: ids.filter((id) => !quoted.has(id)),
      unknown: quotes.filter((quote) => !ids.includes(quote.id)),
    };
  });
}

/** The ids that a `RULES.md` defines: those in bold. */
export const definedIds = (markdown: string): readonly string[] => [
  ...new Set(Array.from(markdown.matchAll(/\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)/g), ([, id = '']) => id)),
];

/** Comments are matched so that what is quoted in them does not count. */
const COMMENT_OR_STRING =
  /\/\/.*|\/\*[\s\S]*?\*\/|(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)/g;
const BRACKETS = /\[([^[\]]*)\]/g;
/** What stands before the title of a test that does not run. */
const NOT_RUN = /\.(?:skip|todo|fails)(?:\.each)?(?:\([^()]*\))?\s*\(\s*$/;

/**
 * What the titles of a test file quote: `[WB-DISC-4]`, or `[WB-DISC-4, WB-EX-1]`. A range such as `[WB-DISC-2..6]` is
 * not spread out, and is answered as it stands: each id is written, so that a search for it finds its test. A title is
 * any string, because the cases of `test.each` have theirs in a table.
 */
export function quotedIds(
  source: string,
  prefixes: ReadonlySet<string>,
): readonly { readonly id: string; readonly line: number }[] {
  return Array.from(source.matchAll(COMMENT_OR_STRING)).flatMap((found) => {
    const title = found.groups?.string;
    if (title === undefined || NOT_RUN.test(source.slice(Math.max(0, found.index - 200), found.index))) return [];
    const line = source.slice(0, found.index).split('\n').length;
    return Array.from(title.matchAll(BRACKETS), ([, inside = '']) => inside.split(',').map((id) => id.trim()))
      .filter(([first = '']) => prefixes.has(prefixOf(first)))
      .flatMap((ids) => ids.map((id) => ({ id, line })));
  });
}

const prefixOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf('-')));

/** What is wrong with the coverage, a line each; nothing when every rule is tested. */
export const coverageProblems = (games: readonly RulesCoverage[]): readonly string[] =>
  games.flatMap(({ game, missing, unknown }) => [
    ...(missing.length === 0 ? [] : [`${game}: no test quotes ${missing.join(', ')}`]),
    ...unknown.map(({ id, file, line }) => `${file}:${line} quotes ${id}, which RULES.md of ${game} does not define`),
  ]);

/** The folder of the repository that holds `from`: the nearest one with games in it. */
export function findRepository(from: string): string | undefined {
  if (existsSync(join(from, 'packages', 'games'))) return from;
  const parent = dirname(from);
  return parent === from ? undefined : findRepository(parent);
}
