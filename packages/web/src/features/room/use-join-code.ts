import type { AnswerOf, TableId } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { pathTo } from '../../core/router/paths.ts';
import { linkHost, linkTo } from '../../net/links.ts';

const RETRY_MS = 4000;

type TableCode = AnswerOf<'POST /api/tables/:table/code'>;

/** The code of a table, and the address that phones in this room can open. */
export type Invitation = { readonly code: string; readonly host: string; readonly link: string };

/** Asks the server for the table's code, until it answers. */
export function useJoinCode(table: TableId): Invitation | undefined {
  const [found, setFound] = useState<TableCode | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOpen = true;
    const ask = async () => {
      try {
        const response = await fetch(`/api/tables/${table}/code`, { method: 'POST' });
        if (response.ok && isOpen) return setFound((await response.json()) as TableCode);
        if (response.status === 404) return;
      } catch {
        // The server isn't there now.
      }
      if (isOpen) timer = setTimeout(() => void ask(), RETRY_MS);
    };
    setFound(undefined);
    void ask();
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [table]);
  if (found === undefined) return undefined;
  return { code: found.code, host: linkHost(), link: linkTo(pathTo('/join/:code', { code: found.code })) };
}
