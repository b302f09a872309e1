import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Which rules of a game have a test that quotes them in its title. */
export type RulesCoverage = {
  readonly game: string;
  /** The ids that `RULES.md` defines, in order. */
  readonly ids: readonly string[];
  readonly tested: readonly string[];
  readonly missing: readonly string[];
  /** Ids in test titles that `RULES.md` doesn't define, with their place. */
  readonly unknown: readonly { readonly id: string; readonly file: string; readonly line: number }[];
};

/** The rules coverage of every game in the repository at `root`. */
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

/** Comments are matched so that ids in them don't count. */
const COMMENT_OR_STRING =
  /\/\/.*|\/\*[\s\S]*?\*\/|(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)/g;
const BRACKETS = /\[([^[\]]*)\]/g;
/** The code before the title of a test that doesn't run. */
const NOT_RUN = /\.(?:skip|todo|fails)(?:\.each)?(?:\([^()]*\))?\s*\(\s*$/;

/**
 * The ids quoted in the titles of a test file: `[WB-DISC-4]` or `[WB-DISC-4, WB-EX-1]`. A range such as
 * `[WB-DISC-2..6]` is returned as it is and so counts as unknown: a search for an id should find its test. Every
 * string counts as a title, because `test.each` has titles in a table.
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

/** What is wrong with the coverage, one line per problem. */
export const coverageProblems = (games: readonly RulesCoverage[]): readonly string[] =>
  games.flatMap(({ game, missing, unknown }) => [
    ...(missing.length === 0 ? [] : [`${game}: no test quotes ${missing.join(', ')}`]),
    ...unknown.map(({ id, file, line }) => `${file}:${line} quotes ${id}, which RULES.md of ${game} does not define`),
  ]);

/** The nearest parent folder of `from` that contains `packages/games`. */
export function findRepository(from: string): string | undefined {
  if (existsSync(join(from, 'packages', 'games'))) return from;
  const parent = dirname(from);
  return parent === from ? undefined : findRepository(parent);
}
