import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

const GAME = /\/games\/([a-z]+-[a-z0-9]+)\//;
const PAGE = /\/web\/src\/(features\/[a-z-]+)\//;
const placeOf = (id: string): string | undefined => (GAME.exec(id) ?? PAGE.exec(id))?.[1];

/** Shared by all tables: their page, common parts, and drawings used elsewhere too. */
function isShared(id: string, graph: Graph): boolean {
  if (/\/web\/src\/(table\/(ask|frame|hand|plates|stage|story|telling|text)|features\/table-page)\//.test(id))
    return true;
  if (/\/(kernel|protocol)\/src\//.test(id)) return !/\/(replay|lesson)[^/]*$/.test(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const places = new Set(importers.map(placeOf).filter((place) => place !== undefined));
  return places.size > 1 && importers.some((importer) => /\/web\/src\/(table|games)\//.test(importer));
}

/** A game's texts, and Caliber 45's cards that an operator may rename: the form for a new table needs them too. */
const WORDS = /\/games\/[^/]+\/src\/text\/index\.ts$|\/games\/caliber-45\/editions\.ts$/;

const groups: readonly Omit<Group, 'priority'>[] = [
  { name: 'main', test: /\/web\/src\/main\.ts$|rolldown\/runtime/ },
  { name: 'shell', test: /\/web\/src\/start\.tsx$/ },
  // The lobby shows it, so it has what it needs without a table's code.
  { name: 'today', test: /\/web\/src\/features\/today\/today-strip\.tsx$/ },
  { name: 'bills', test: /\/web\/src\/core\/games\/posters\.ts$/ },
  { name: (id, graph) => (isShared(id, graph) ? 'kit' : null), debugName: 'kit' },
  { name: (id) => `words-${placeOf(id)}`, test: WORDS, debugName: 'words' },
  { name: (id) => `table-${placeOf(id)}`, test: /\/web\/src\/games\/[^/]+\/index\.tsx$/, debugName: 'tables' },
];

/**
 * On a slow connection every file costs a round trip, so pages use few: the first script, the shell with the lobby, the
 * posters' pictures, what tables share, and each game's table. A chunk takes everything it imports that no earlier
 * chunk has.
 */
export const CHUNKS: Group[] = groups.map((group, at) => ({ ...group, priority: groups.length - at }));
