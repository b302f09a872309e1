import { effect } from '@preact/signals';
import type { Opened, OpenRequest, Sent, TableLink, TableState } from '@saloon/client';
import type { Seat } from '@saloon/kernel';
import { hashOf } from '@saloon/kernel';
import type { TableCommand, TableInfo } from '@saloon/protocol';
import { termsHash } from '@saloon/recording';
import { ShareBook } from './share-book.ts';
import type { TableStore } from './table-store.ts';

const KEY = 'saloon.shuffles';

/** This browser's record of the shuffles it took part in. */
export const shareBook = new ShareBook(
  {
    read() {
      try {
        return localStorage.getItem(KEY) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(text) {
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // Without storage the game still works; only later comparison doesn't.
      }
    },
  },
  () => [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
);

/** The hash of the settled terms, computed from what the server shows; undefined before they are settled. */
export function termsSeen({ id: table, game, options, seedHash, shuffle }: TableInfo): string | undefined {
  if (shuffle?.settled === undefined || seedHash === undefined) return undefined;
  const { seals, settled } = shuffle;
  return termsHash({ table, game, options, names: settled.names, commitment: seedHash, seals });
}

/** Records what the table shows. Returns the share to reveal now, if it is due. */
export function attendShuffle(book: ShareBook, { info, you, view }: Pick<TableState, 'info' | 'you' | 'view'>) {
  const { id: table, seedHash: commitment, shuffle } = info;
  if (commitment !== undefined) book.note(table, { commitment });
  if (info.phase === 'waiting' && you.seat === undefined) book.release(table);
  const terms = termsSeen(info);
  if (terms !== undefined) book.note(table, { terms });
  // A seated person's own seal must be among the settled ones.
  const given = terms !== undefined || info.phase !== 'waiting' ? book.sealAt(table) : undefined;
  if (given !== undefined && you.seat !== undefined) book.note(table, { seals: [given] });
  if (info.phase === 'over') {
    attendEnd(book, info, you.seat, view);
    if (info.next !== undefined) book.foundNext(table, info.next);
  }
  if (info.phase !== 'waiting' || terms === undefined || you.seat === undefined) return undefined;
  // If the terms differ from those shown before, the server is cheating: reveal nothing.
  if (book.evidenceOf(table)?.terms !== terms || shuffle?.shown?.includes(you.seat)) return undefined;
  const seal = shuffle?.seals.find(({ seat }) => seat === you.seat)?.seal;
  const share = seal === undefined ? undefined : book.shareFor(table, seal);
  if (share !== undefined) book.note(table, { shares: [share] });
  return share;
}

function attendEnd(
  book: ShareBook,
  { id: table, log }: Extract<TableInfo, { phase: 'over' }>,
  seat: Seat | undefined,
  view: unknown,
): void {
  const known = book.evidenceOf(table);
  if (known?.log !== undefined && known.seen !== undefined) return;
  book.note(table, { log, ...(seat === undefined ? {} : { seen: { seat, view: hashOf(view) } }) });
}

/** Sits down or agrees to a rematch, with the seal of a new share. */
export async function doSealed(
  store: Pick<TableStore, 'id' | 'do'>,
  command: Extract<TableCommand, { type: 'sit' | 'rematch' }>,
  book: ShareBook = shareBook,
): Promise<Sent> {
  const seal = book.newSeal();
  const sent = await store.do({ ...command, seal });
  if (!sent.ok) return sent;
  if (command.type === 'sit') book.bind(store.id, seal);
  else book.bindNext(store.id, seal);
  return sent;
}

/** Opens a table on the server; if one of its seats is ours, with the seal of a new share. */
export async function openSealed(
  link: Pick<TableLink, 'open'>,
  request: OpenRequest,
  book: ShareBook = shareBook,
): Promise<Opened> {
  if (!request.seats.some(({ type }) => type === 'me')) return link.open(request);
  const seal = book.newSeal();
  const opened = await link.open({ ...request, seal });
  if (opened.ok) book.bind(opened.table, seal);
  return opened;
}

/** Takes part in a table's shuffle while its page is open. Returns a function that stops it. */
export function tendShuffle(store: TableStore, book: ShareBook = shareBook): () => void {
  let asked = '';
  return effect(() => {
    const state = store.state.value;
    const share = state && attendShuffle(book, state);
    if (share === undefined || share === asked) return;
    asked = share;
    void store.do({ type: 'show-share', share });
  });
}
