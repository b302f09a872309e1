import { characterFace } from '@saloon/bang-duel/text';
import type { CardId, ChainLink, CharacterId, Side } from '../wire.ts';

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

/** The chain from top to bottom. A hit that was taken shows its cost, and every shot of a card has the card's name. */
export function rowsOf(chain: readonly ChainLink[]): readonly ChainRow[] {
  const rows: ChainRow[] = [];
  let played: Extract<ChainLink, { type: 'card' }> | undefined;
  for (const link of chain) {
    const last = rows.at(-1);
    if (link.type === 'card') played = link;
    if (link.type === 'hit' && link.origin === 'card' && played?.character === link.shooter) {
      const shot: ChainRow = {
        type: 'shot',
        card: played.card,
        as: played.as,
        shooter: link.shooter,
        target: link.target,
      };
      if (last === played) rows[rows.length - 1] = shot;
      else rows.push(shot);
    } else if (link.type === 'lost' && last?.type === 'taken' && last.target === link.character) {
      rows[rows.length - 1] = link;
    } else rows.push(link);
  }
  return rows;
}

/** Whose doing a line is: the mark beside it. */
export function sideOf(row: ChainRow): Side {
  switch (row.type) {
    case 'shot':
    case 'hit':
      return characterFace(row.shooter).side;
    case 'token':
      return characterFace(row.to).side;
    case 'cancelled':
    case 'taken':
      return characterFace(row.target).side;
    case 'effect':
      return characterFace(row.from).side;
    default:
      return characterFace(row.character).side;
  }
}
