import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commands } from '@saloon/cli';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGES = [
  ...['README.md', 'README.ru.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
  'packages/web/src/games/README.md',
  ...globSync('docs/*.md', { cwd: root }).sort(),
];
const read = (file: string): string => readFileSync(root + file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const anchorsIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** The source of a tool; its help lists the flags. */
const toolBehind = (script: string): string => {
  const [, name = ''] = /tools\/([a-z-]+)\.ts/.exec(scripts[script] ?? '') ?? [];
  const files = globSync([`tools/${name}.ts`, `tools/${name}/**/*.ts`], { cwd: root });
  return files.map(read).join('');
};
const flagsIn = (words: string): readonly string[] => words.match(/(?<![\w-])--[a-z][a-z-]*/g) ?? [];

/** Every identifier in the code. */
const WORDS = new Set(
  globSync(['packages/*/{src,e2e}/**/*.{ts,tsx}', 'packages/games/*/src/**/*.ts', 'tools/**/*.ts', 'docs/examples/*'], {
    cwd: root,
  }).flatMap((file) => read(file).match(/\w+/g) ?? []),
);

test.each([
  ...['architecture', 'adding-a-game', 'bots', 'library', 'coach'].map((name) => `docs/${name}.md`),
  'packages/web/src/games/README.md',
])('%s: every name of the code in it is one', (page) => {
  const prose = read(page).replaceAll(/```[\s\S]*?```/g, '');
  const names = [...prose.matchAll(/`([A-Za-z][\w.]*)`/g)].map(([, name = '']) => name);
  const own = names.filter((name) => /[A-Z.]/.test(name) && !/\.[a-z]{2,4}$/.test(name));
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter((name) => name.split('.').some((part) => !WORDS.has(part)))).toEqual([]);
});

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  test('every link leads to an existing file and heading', () => {
    for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (link.startsWith('https://')) continue;
      const [file = '', anchor] = link.split('#');
      const place = file === '' ? root + page : fileURLToPath(new URL(file, `file://${root}${page}`));
      expect(existsSync(place), link).toBe(true);
      if (anchor !== undefined) expect(anchorsIn(place), link).toContain(anchor);
    }
  });

  test('every path exists, for each game if it contains <game>', () => {
    for (const [, path = ''] of text.matchAll(/`((?:packages|tools|docs|bench)\/[^`\s]+)`/g)) {
      const pattern = path.replaceAll(/<[a-z]+>/g, '*');
      expect(globSync(pattern, { cwd: root }), path).not.toEqual([]);
    }
  });

  test('every npm command and its flags exist', () => {
    for (const [, script = '', rest = ''] of text.matchAll(/npm run ([a-z0-9:-]+)((?: [^\s`;&#]+)*)/g)) {
      expect(Object.keys(scripts)).toContain(script);
      const [, flags = ''] = rest.split(' -- ');
      const tool = toolBehind(script);
      expect(flagsIn(flags).filter((flag) => !tool.includes(flag))).toEqual([]);
    }
  });

  test('every saloon command and its flags exist', () => {
    for (const [, name = '', rest = ''] of text.matchAll(
      /(?:npx |bin\/|`)saloon ([a-z]+(?:-[a-z]+)*)\b(?! \d)((?: [^\s`;&#]+)*)/g,
    )) {
      const command = commands.find((known) => known.name === name || known.aliases?.includes(name));
      if (command === undefined) expect.fail(`there is no saloon ${name}`);
      const known = [...Object.keys(command.flags), 'help'].map((flag) => `--${flag}`);
      expect(flagsIn(rest).filter((flag) => !known.includes(flag))).toEqual([]);
    }
  });
});
