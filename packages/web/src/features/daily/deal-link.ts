import type { TableInfo } from '@saloon/protocol';
import { pathTo } from '../../core/router/paths.ts';

/** Where the results of a deal of duplicate play are; undefined at other tables. */
export function dealLink({ duplicate, game }: Pick<TableInfo, 'duplicate' | 'game'>): string | undefined {
  const [kind, name] = duplicate?.split(' ') ?? [];
  if (name === undefined) return undefined;
  return kind === 'challenge'
    ? pathTo('/compare/:compared', { compared: name })
    : pathTo('/daily/:game/:day', { game, day: name });
}

/** Is this today's deal of everybody, or practice for it? */
export const isDaily = ({ duplicate }: Pick<TableInfo, 'duplicate'>): boolean =>
  duplicate !== undefined && !duplicate.startsWith('challenge ');
