import type { SeatPerson } from '@saloon/protocol';
import { useEffect } from 'preact/hooks';
import { ask } from '../../people/api.ts';
import { route } from '../../router.ts';
import { hiddenSeats, showHidden } from './hidden-seats.ts';

/** Asks once per table whose chat to hide. */
export function useHiddenSeats(): void {
  const here = route.value;
  const table = here.type === 'table' && !here.isSolo ? here.table : undefined;
  useEffect(() => {
    hiddenSeats.value = new Set();
    if (table === undefined) return;
    void ask<{ readonly people: readonly SeatPerson[] }>('GET', `/api/tables/${table}/people`).then((answer) => {
      if (answer.ok) showHidden(answer.body.people);
    });
  }, [table]);
}
