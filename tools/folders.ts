import { posix } from 'node:path';
import { NEEDS } from '../packages/web/src/features/needs.ts';
import { cyclesIn, shortestCycle } from './cycles.ts';
import type { Source } from './sources.ts';

const SERVER = 'packages/server/src';
const WEB = 'packages/web/src';
/** The packages whose folders are checked. */
const CHECKED = [
  SERVER,
  WEB,
  'packages/table/src',
  'packages/study/src',
  'packages/people/src',
  'packages/client/src',
  'packages/cli/src',
];
/** Folders of folders that are looked at one by one. */
const LISTS = ['core', 'features', 'games', 'pages', 'tables'];

type Arrow = { readonly from: string; readonly to: string; readonly file: string; readonly line: number };

/** The folder of a file below `root`; undefined for files beside the folders. */
function folderOf(root: string, file: string): string | undefined {
  const [first = '', second = '', ...rest] = posix.relative(root, file).split('/');
  if (first === '..' || second === '') return undefined;
  return rest.length > 0 && LISTS.includes(first) ? `${first}/${second}` : first;
}

/** Imports from one folder of a package to another, types too, that make a ring, or that a feature hasn't declared. */
export function folderProblems(
  sources: readonly Source[],
  resolve: (file: string, from: string) => string | undefined,
  needs = NEEDS,
): readonly string[] {
  return CHECKED.flatMap((root) => {
    const own = sources.filter(({ file, isTest }) => !isTest && file.startsWith(`${root}/`));
    const arrows = own.flatMap(({ file, imports }) =>
      imports.flatMap(({ from: path, line }): readonly Arrow[] => {
        const target = resolve(file, path);
        const [from, to] = [folderOf(root, file), target && folderOf(root, target)];
        return from === undefined || to === undefined || from === to ? [] : [{ from, to, file, line }];
      }),
    );
    return [
      ...rings(root, arrows),
      ...(root === SERVER ? undeclared(root, own, arrows) : []),
      ...(root === WEB ? undeclaredOnWeb(own, arrows, needs) : []),
    ];
  });
}

function rings(root: string, arrows: readonly Arrow[]): readonly string[] {
  const graph = new Map(
    [...Map.groupBy(arrows, ({ from }) => from)].map(([from, of]) => [from, [...new Set(of.map(({ to }) => to))]]),
  );
  return cyclesIn(graph).map((group) => {
    const ring = shortestCycle(graph, group);
    const [first = '', second = first] = ring;
    const { file = root, line = 1 } = arrows.find(({ from, to }) => from === first && to === second) ?? {};
    return `${file}:${line} closes a ring of folders: ${[...ring, first].join(' -> ')}`;
  });
}

/** The core imports no feature, and a feature only those it needs. */
function undeclared(root: string, own: readonly Source[], arrows: readonly Arrow[]): readonly string[] {
  const needsOf = (feature: string): readonly string[] => {
    const text = own.find(({ file }) => file === `${root}/${feature}/index.ts`)?.text ?? '';
    return (/^ {2}needs: \{ ([\w, ]*) \},$/m.exec(text)?.[1] ?? '').split(', ').map((name) => `features/${name}`);
  };
  return arrows.flatMap(({ from, to, file, line }) => {
    if (!to.startsWith('features/')) return [];
    if (!from.startsWith('features/')) return [`${file}:${line} imports ${to}, but only features may import features`];
    return needsOf(from).includes(to)
      ? []
      : [`${file}:${line} imports ${to}, which ${from}/index.ts doesn't name in needs`];
  });
}

/** Only the frame around pages imports features, and a feature only those that the list beside them names. */
function undeclaredOnWeb(own: readonly Source[], arrows: readonly Arrow[], needs: typeof NEEDS): readonly string[] {
  const named = (folder: string): string => folder.replace('features/', '');
  const used = arrows.filter(({ to }) => to.startsWith('features/'));
  const wrong = used.flatMap(({ from, to, file, line }) => {
    if (from === 'app' || needs[named(from)]?.includes(named(to))) return [];
    return from.startsWith('features/')
      ? [`${file}:${line} imports ${to}, which ${from} doesn't name in features/needs.ts`]
      : [`${file}:${line} imports ${to}, but only the app and features may import features`];
  });
  const here = Object.entries(needs).filter(([name]) =>
    own.some(({ file }) => file.startsWith(`${WEB}/features/${name}/`)),
  );
  const idle = here.flatMap(([name, others]) =>
    others
      .filter((other) => !used.some(({ from, to }) => named(from) === name && named(to) === other))
      .map((other) => `${WEB}/features/needs.ts:1 names ${other} for ${name}, which doesn't import it`),
  );
  return [...wrong, ...idle];
}
