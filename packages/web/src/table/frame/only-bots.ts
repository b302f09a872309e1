import type { Seat } from '@saloon/kernel';
import type { TableInfo } from '@saloon/protocol';

/** Is everyone else at the table a bot? */
export const hasOnlyBots = ({ seats }: Pick<TableInfo, 'seats'>, you: Seat | undefined): boolean =>
  you !== undefined && seats.every(({ type }, at) => at === you || type === 'bot');
