import type { Millis } from '@saloon/kernel';
import type { TableInfo } from '@saloon/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pathTo } from '../../core/router/paths.ts';
import { navigate } from '../../core/router/router.ts';

/** When the result is shown: `rankingIn` after the scene has told the end. Goes on to the next table in the same role. */
export function useResult(role: 'screen' | 'hand', info: TableInfo, rankingIn: Millis | undefined) {
  const [isResultOpen, setResultOpen] = useState(false);
  useEffect(() => {
    if (rankingIn === undefined) return;
    const timer = setTimeout(() => setResultOpen(true), rankingIn);
    return () => clearTimeout(timer);
  }, [rankingIn]);
  const next = info.phase === 'over' ? info.next : undefined;
  const knownNext = useRef(next);
  useEffect(() => {
    if (next !== undefined && next !== knownNext.current)
      navigate(pathTo(role === 'hand' ? '/hand/:table' : '/screen/:table', { table: next }), true);
    knownNext.current = next;
  }, [next, role]);
  return { isResultOpen, closeResult: () => setResultOpen(false) };
}
