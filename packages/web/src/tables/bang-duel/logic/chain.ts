import type { CardId, ChainLink, CharacterId } from '../wire.ts';

/** A line of the chain. A card and the hit it makes are one: `Colt → Annie Oakley`. */
export type ChainRow =
  | ChainLink
  | {
      readonly type: 'shot';
      readonly card: CardId;
      readonly as: 'self' | 'colt';
      readonly shooter: CharacterId;
      readonly target: CharacterId;
    };

/** The chain from top to bottom. A hit that was taken shows its cost. */
export function rowsOf(chain: readonly ChainLink[]): readonly ChainRow[] {
  const rows: ChainRow[] = [];
  for (const link of chain) {
    const last = rows.at(-1);
    if (link.type === 'hit' && link.origin === 'card' && last?.type === 'card' && last.character === link.shooter) {
      rows[rows.length - 1] = {
        type: 'shot',
        card: last.card,
        as: last.as,
        shooter: link.shooter,
        target: link.target,
      };
    } else if (link.type === 'lost' && last?.type === 'taken' && last.target === link.character) {
      rows[rows.length - 1] = link;
    } else rows.push(link);
  }
  return rows;
}
