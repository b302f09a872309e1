import type { ReplayModule, RulesModule } from './contract.ts';

// Found by name, so that a house without one of these pages still opens.
const rules = import.meta.glob<RulesModule>('./rules/index.tsx');
const replay = import.meta.glob<ReplayModule>('./replay/index.tsx');

async function only<T>(found: Readonly<Record<string, () => Promise<T>>>): Promise<T> {
  const load = Object.values(found)[0];
  if (load === undefined) throw new Error('Cannot open the page: this house has none of it');
  return load();
}

/** Pages to read, in chunks of their own: rules are also read in the rail of a table. */
export const loadRules = () => only(rules).then(({ RulesPage }) => RulesPage);
export const loadReplay = () => only(replay).then(({ ReplayPage }) => ReplayPage);
