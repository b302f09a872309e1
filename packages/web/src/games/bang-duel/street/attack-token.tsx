import './attack-token.css';
import { type Board, isLit } from '../board.ts';
import { SideMark } from '../people/side-mark.tsx';
import type { Words } from '../text/words.ts';
import type { Side } from '../wire.ts';

type AttackTokenProps = { readonly side: Side; readonly board: Board; readonly words: Words };

/** At the attacker's feet; pressing it swaps the pair, where that is offered. */
export function AttackToken({ side, board, words }: AttackTokenProps) {
  const standing = board.standingOf({ type: 'token', side });
  const shared = { class: `attack-token ${isLit(standing) ? standing : ''}`, 'data-place': `token-${side}` };
  const label = words.token(side, isLit(standing));
  return isLit(standing) ? (
    <button {...shared} type="button" aria-label={label} onClick={() => board.press({ type: 'token', side })}>
      <SideMark side={side} />
    </button>
  ) : (
    <span {...shared} role="img" aria-label={label}>
      <SideMark side={side} />
    </span>
  );
}
