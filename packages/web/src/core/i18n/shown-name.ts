import { FORMER_NAME } from '@saloon/protocol';
import { t } from './index.ts';
import { isolated } from './isolate.ts';

/** A player's name in the viewer's language: bots and deleted accounts have names of their own in each. */
export function shownName(name: string): string {
  if (name === FORMER_NAME) return t().formerPlayer;
  const bots: Readonly<Record<string, string>> = t().botNames;
  return Object.hasOwn(bots, name) ? (bots[name] ?? name) : isolated(name);
}
