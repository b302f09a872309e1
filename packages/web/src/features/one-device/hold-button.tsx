import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../kit/icon.tsx';
import { saloonDoors } from '../../kit/icons/pages.ts';
import { holdOf } from '../../kit/motion/hold.ts';

/** How long the button has to be held. */
const HOLD_MS = 700;

type HoldButtonProps = {
  readonly label: string;
  readonly hint: string;
  readonly keep: string;
  readonly keepHint: string;
  readonly onHolding: (isHolding: boolean) => void;
  readonly onHeld: () => void;
};

/** Opens the doors if it is held to the end, with a finger, a mouse, Enter or the space bar. */
export function HoldButton({ label, hint, keep, keepHint, onHolding, onHeld }: HoldButtonProps) {
  const [isHolding, setHolding] = useState(false);
  const held = useRef(onHeld);
  held.current = onHeld;
  const hold = useMemo(() => holdOf(HOLD_MS, () => held.current()), []);
  useEffect(() => () => hold.cancel(), [hold]);
  const change = (next: boolean) => {
    setHolding(next);
    onHolding(next);
  };
  const down = (at: number) => {
    hold.down(at);
    change(true);
  };
  const up = (at: number) => {
    hold.up(at);
    change(false);
  };
  const cancel = () => {
    hold.cancel();
    change(false);
  };
  const isKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
  return (
    <button
      type="button"
      class={`hold-button${isHolding ? ' holding' : ''}`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        down(event.timeStamp);
      }}
      onPointerUp={(event) => up(event.timeStamp)}
      onPointerCancel={cancel}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isKey(event)) return;
        event.preventDefault();
        if (!event.repeat) down(event.timeStamp);
      }}
      onKeyUp={(event) => {
        if (isKey(event)) up(event.timeStamp);
      }}
      onBlur={cancel}
    >
      <span class="hold-ring" aria-hidden="true">
        <svg viewBox="0 0 160 160" aria-hidden="true">
          <circle class="track" cx="80" cy="80" r="66" />
          <circle class="filled" cx="80" cy="80" r="66" pathLength="100" />
        </svg>
        <Icon of={saloonDoors} />
      </span>
      <b class="sign">{isHolding ? keep : label}</b>
      <span>{isHolding ? keepHint : hint}</span>
    </button>
  );
}
