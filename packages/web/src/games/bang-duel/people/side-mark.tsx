import './side-mark.css';
import { Icon } from '../../../kit/icon.tsx';
import { lawStar } from '../../../kit/icons/pages.ts';
import { robberMask } from '../../../kit/icons/tables.ts';
import type { Side } from '../wire.ts';

/** The mark of a side: a star or a mask, in its color. */
export const SideMark = ({ side }: { readonly side: Side }) => (
  <span class={`side-mark ${side}`} aria-hidden="true">
    <Icon of={side === 'law' ? lawStar : robberMask} />
  </span>
);
