import { useEffect, useState } from 'preact/hooks';

/** The ending is over the table by then. */
const BEHIND_MS = 2500;

/** Is the final count on the table? At a live table it comes behind the ending: its sums would give the purses away. */
export function useCounted(isOver: boolean, isLive: boolean): boolean {
  const [isBehind, setBehind] = useState(false);
  useEffect(() => {
    setBehind(false);
    if (!isOver) return;
    const timer = setTimeout(() => setBehind(true), BEHIND_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  return isOver && (isBehind || !isLive);
}
