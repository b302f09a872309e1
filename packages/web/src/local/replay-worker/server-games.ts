import { catalogWith, type FindGame } from '@saloon/table';

const PATIENCE = 2000;

/** The games with the editions that the server has loaded. Undefined if it has none or doesn't answer. */
export async function serverGames(): Promise<FindGame | undefined> {
  try {
    const answer = await fetch('/api/editions', { signal: AbortSignal.timeout(PATIENCE) });
    const { editions } = (await answer.json()) as { editions?: readonly unknown[] };
    const made = catalogWith(editions ?? []);
    return made.ok && made.catalog.editions.length > 0 ? made.catalog.findGame : undefined;
  } catch {
    return undefined;
  }
}
