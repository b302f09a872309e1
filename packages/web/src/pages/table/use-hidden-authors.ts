import type { TablePeople } from '@saloon/protocol';
import { useEffect } from 'preact/hooks';
import { ask } from '../../people/api.ts';
import { tiesChanged } from '../../people/ties-changed.ts';
import { route } from '../../router.ts';
import { hiddenAuthors, showHidden } from './hidden-authors.ts';

/** Asks once per table, and when friends or blocks change, whose chat to hide. */
export function useHiddenAuthors(): void {
  const here = route.value;
  const table = here.type === 'table' && !here.isSolo ? here.table : undefined;
  useEffect(() => {
    hiddenAuthors.value = new Set();
    if (table === undefined) return;
    void ask<TablePeople>('GET', `/api/tables/${table}/people`).then((answer) => {
      if (answer.ok) showHidden(answer.body);
    });
  }, [table, tiesChanged.value]);
}
