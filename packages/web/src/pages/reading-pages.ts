import type { ReplayModule, RulesModule } from './contract.ts';

// Found by glob, so that a build without one of these pages still works.
const rules = import.meta.glob<RulesModule>('./rules/index.tsx');
const replay = import.meta.glob<ReplayModule>('./replay/index.tsx');

async function only<T>(found: Readonly<Record<string, () => Promise<T>>>): Promise<T> {
  const load = Object.values(found)[0];
  if (load === undefined) throw new Error('Cannot open the page: this house has none of it');
  return load();
}

/** Reading pages, in separate chunks. Rules also open in the side panel of a table. */
export const loadRules = () => only(rules).then(({ RulesPage }) => RulesPage);
export const loadReplay = () => only(replay).then(({ ReplayPage }) => ReplayPage);
