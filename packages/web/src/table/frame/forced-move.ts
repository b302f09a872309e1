import { typeOf } from '@saloon/kernel';
import type { GameTable, GameTableProps } from '../../core/games/contract.ts';
import { hasOnlyBots } from './only-bots.ts';

type Asked = Pick<GameTableProps, 'offer' | 'info' | 'you' | 'closed' | 'sending'>;

/** The move that is played by itself: the only one, compulsory, and with nobody but bots to see it. */
export function forcedMove({ compulsory = [] }: Pick<GameTable, 'compulsory'>, asked: Asked): unknown {
  const { offer, info, you, closed, sending } = asked;
  const [move, ...more] = offer.moves;
  if (info.phase !== 'playing' || closed !== undefined || sending !== undefined || more.length > 0) return undefined;
  return compulsory.includes(typeOf(move)) && hasOnlyBots(info, you.seat) ? move : undefined;
}
