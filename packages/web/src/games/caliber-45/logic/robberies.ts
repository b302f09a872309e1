import type { View } from '../wire.ts';

/** How many robberies there were. One that reached the target ended the game before it was counted. */
export const robberiesOf = ({ robberies, ended }: Pick<View, 'robberies' | 'ended'>): number =>
  ended?.why === 'target' ? robberies + 1 : robberies;
