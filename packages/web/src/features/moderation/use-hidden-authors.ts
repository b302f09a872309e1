import { useEffect } from 'preact/hooks';
import { tableHere } from '../../core/router/router.ts';
import { ask } from '../../net/api.ts';
import { tiesChanged } from '../people/ties-changed.ts';
import { hiddenAuthors, showHidden } from './hidden-authors.ts';

/** Asks once per table, and when friends or blocks change, whose chat to hide. */
export function useHiddenAuthors(): void {
  const here = tableHere();
  const table = here?.isSolo === false ? here.table : undefined;
  useEffect(() => {
    hiddenAuthors.value = new Set();
    if (table === undefined) return;
    void ask('GET /api/tables/:table/people', { params: { table } }).then((answer) => {
      if (answer.ok) showHidden(answer.body);
    });
  }, [table, tiesChanged.value]);
}
