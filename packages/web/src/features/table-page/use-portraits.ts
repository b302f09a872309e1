import type { TableId, TablePeople } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { FIGURES, type Figure } from '../../kit/figures/figures.ts';
import { ask } from '../../net/api.ts';

/** The portraits that the people at a table have chosen, by seat; asked again when `who`, the names there, changes. */
export function usePortraits(table: TableId, who: string, isSolo: boolean): ReadonlyMap<number, Figure> {
  const [portraits, setPortraits] = useState<ReadonlyMap<number, Figure>>(new Map());
  useEffect(() => {
    if (isSolo) return;
    let isOld = false;
    void ask('GET /api/tables/:table/people', { params: { table } }).then((answer) => {
      if (answer.ok && !isOld) setPortraits(new Map(answer.body.people.flatMap(chosen)));
    });
    return () => {
      isOld = true;
    };
  }, [table, who, isSolo]);
  return portraits;
}

function chosen({ seat, person: { portrait } }: TablePeople['people'][number]): readonly [number, Figure][] {
  const figure = FIGURES.find((one) => one === portrait);
  return figure === undefined ? [] : [[seat, figure]];
}
