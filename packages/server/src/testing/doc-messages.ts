import { readFileSync } from 'node:fs';

export type DocLine = { readonly from: 'client' | 'server'; readonly text: string; readonly line: number };

/** Every message on the page, in order, with its heading. */
export function docMessages(): {
  readonly page: string;
  readonly lines: readonly DocLine[];
  readonly exchange: readonly DocLine[];
} {
  const page = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
  const all = page.split('\n');
  const lines = all.flatMap((text, i): DocLine[] => {
    const [, arrow, json] = /^([→←]) (.*)$/.exec(text) ?? [];
    return json === undefined ? [] : [{ from: arrow === '→' ? 'client' : 'server', text: json, line: i + 1 }];
  });
  const from = all.indexOf('## A whole exchange') + 1;
  const to = all.indexOf('## HTTP') + 1;
  return { page, lines, exchange: lines.filter(({ line }) => line > from && line < to) };
}
