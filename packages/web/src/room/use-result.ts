import type { TableInfo } from '@saloon/protocol';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { finaleOf } from '../pages/table/finale.ts';
import { navigate } from '../router.ts';
import type { GameTable } from '../tables/contract.ts';

/** When the result is shown: after the scene has told the end. Goes on to the next table in the same role. */
export function useResult(role: 'screen' | 'hand', table: GameTable, info: TableInfo) {
  const [isFinaleShown, setFinaleShown] = useState(false);
  const [isResultOpen, setResultOpen] = useState(false);
  const onFinale = useCallback(() => setFinaleShown(true), []);
  const isOver = info.phase === 'over';
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setResultOpen(true), finaleOf(table, isFinaleShown));
    return () => clearTimeout(timer);
  }, [isOver, table, isFinaleShown]);
  const next = info.phase === 'over' ? info.next : undefined;
  const knownNext = useRef(next);
  useEffect(() => {
    if (next !== undefined && next !== knownNext.current) navigate(`/${role}/${next}`, true);
    knownNext.current = next;
  }, [next, role]);
  return { onFinale, isResultOpen, closeResult: () => setResultOpen(false) };
}
