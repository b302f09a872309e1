import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

type IconButtonProps = {
  readonly of: string;
  /** The accessible name, which is also the tooltip. */
  readonly label: string;
  readonly class?: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children?: ComponentChildren;
};

/** A button that shows only an icon. */
export const IconButton = ({ of: icon, label, class: more, isDisabled, onClick, children }: IconButtonProps) => (
  <button
    type="button"
    class={more === undefined ? 'ib' : `ib ${more}`}
    aria-label={label}
    title={label}
    aria-disabled={isDisabled}
    onClick={onClick}
  >
    <Icon of={icon} />
    {children}
  </button>
);
