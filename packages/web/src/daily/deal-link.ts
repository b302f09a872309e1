import type { TableInfo } from '@saloon/protocol';

/** Where the results of a deal of duplicate play are; undefined at other tables. */
export function dealLink({ duplicate, game }: Pick<TableInfo, 'duplicate' | 'game'>): string | undefined {
  const [kind, name] = duplicate?.split(' ') ?? [];
  if (name === undefined) return undefined;
  return kind === 'challenge' ? `/compare/${name}` : `/daily/${game}/${name}`;
}

/** Is this today's deal of everybody, or practice for it? */
export const isDaily = ({ duplicate }: Pick<TableInfo, 'duplicate'>): boolean =>
  duplicate !== undefined && !duplicate.startsWith('challenge ');
