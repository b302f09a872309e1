import type { CSSProperties } from 'preact';
import { Icon } from '../../kit/icon.tsx';
import { saloon } from '../../kit/icons/pages.ts';
import { billOf } from './titles.ts';

/** A game's icon on its color, for lists. */
export const GameMark = ({ game }: { readonly game: string }) => {
  const bill = billOf(game);
  return (
    <span class="gi" style={{ '--g': bill?.tone ?? '#57493c' } as CSSProperties}>
      <Icon of={bill?.icon ?? saloon} />
    </span>
  );
};
