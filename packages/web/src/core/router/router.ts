import { signal } from '@preact/signals';
import type { TableId } from '@saloon/protocol';
import { isPassTable } from './pass-table.ts';

const here = () =>
  typeof location === 'undefined' ? { path: '/', hash: '' } : { path: location.pathname, hash: location.hash };

/** Where this person is. `app/pages.tsx` says which page that is. */
export const address = signal(here());

/** The ids of tables on one device say so: they are stored beside the solo tables. */
export const tablePath = (table: TableId, isSolo: boolean): string =>
  `/${isPassTable(table) ? 'pass' : isSolo ? 'solo' : 'table'}/${table}`;

/** The table whose page is open: on the server, or against bots in this browser. */
export function tableHere(): { readonly table: string; readonly isSolo: boolean } | undefined {
  const [, kind, table] = /^\/(table|solo)\/([^/]+)/.exec(address.value.path) ?? [];
  return table === undefined ? undefined : { table, isSolo: kind === 'solo' };
}

export function navigate(path: string, isReplacing = false): void {
  if (isReplacing) history.replaceState(undefined, '', path);
  else history.pushState(undefined, '', path);
  address.value = here();
  scrollTo(0, 0);
}

/** Handles the browser's Back and Forward, and clicks on internal links. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    address.value = here();
  });
  addEventListener('hashchange', () => {
    address.value = here();
  });
  addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    navigate(link.pathname + link.hash);
  });
}
