import type { TableInfo } from '@saloon/protocol';

/** Can moves be taken back at this table at all? Not where a result counts, nor where everyone plays the same cards. */
export const mayUndo = ({ duplicate, isRated, tournament }: Pick<TableInfo, 'duplicate' | 'isRated' | 'tournament'>) =>
  duplicate === undefined && isRated !== true && tournament === undefined;
