import { useRef } from 'preact/hooks';

/** What was shown last, and whether it was a jump. */
export type Still = { readonly step: number; readonly cut: number; readonly isStill: boolean };

/** A jump turns animation off and a step forward turns it on. Any other render keeps it as it was. */
export function stillAfter(was: Still, step: number, cut: number): Still {
  if (was.cut !== cut) return { step, cut, isStill: true };
  return was.step === step ? was : { step, cut, isStill: false };
}

/**
 * Whether the table was jumped to. The table stays in the page, so CSS transitions would move it. Animation stays off
 * until the next step forward, because switching it makes the browser recompute every style of the table.
 */
export function useStill(step: number, cut: number): boolean {
  const last = useRef<Still>({ step, cut, isStill: true });
  last.current = stillAfter(last.current, step, cut);
  return last.current.isStill;
}
