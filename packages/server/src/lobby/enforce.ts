import { unreachable } from '@saloon/kernel';
import { type TableId, tableId } from '@saloon/protocol';
import type { Origin } from '../net/audit-log.ts';
import type { Ban } from '../net/connection.ts';
import type { Ruling, RulingKind } from '../store/store.ts';
import type { Lobby } from './lobby.ts';
import type { Moderation } from './moderation.ts';

export type EnforceDeps = {
  readonly lobby: Pick<Lobby, 'update'>;
  readonly closeTable: (table: TableId) => void;
  readonly expelBanned: (isBanned: (connection: { readonly origin: Origin }) => boolean, ban: Ban) => void;
};

/** Applies a ruling on this server. */
export function enforce(
  { lobby, closeTable, expelBanned }: EnforceDeps,
  ruling: Pick<Ruling, 'kind' | 'subject'> & Ban,
): void {
  const { kind, subject } = ruling;
  switch (kind) {
    case 'hidden-table':
      return lobby.update(tableId(subject), undefined);
    case 'closed-table':
      lobby.update(tableId(subject), undefined);
      return closeTable(tableId(subject));
    case 'banned-user':
      return expelBanned(({ origin }) => origin.user === subject, ruling);
    case 'banned-address':
      return expelBanned(({ origin }) => origin.address === subject, ruling);
    default:
      return unreachable(kind);
  }
}

export type OperatorDeps = EnforceDeps & {
  readonly moderation: Moderation;
  readonly readLobby: () => Promise<void>;
  readonly publish: (
    news:
      | { readonly type: 'ruling'; readonly ruling: Ruling }
      | { readonly type: 'lifted'; readonly kind: RulingKind; readonly subject: string },
  ) => void;
};

/** An operator's decision: it is saved, and applied on every server. */
export async function decide(deps: OperatorDeps, ruling: Ruling): Promise<void> {
  await deps.moderation.save(ruling);
  enforce(deps, ruling);
  deps.publish({ type: 'ruling', ruling });
}

/** An operator takes a decision back. */
export async function lift(deps: OperatorDeps, kind: RulingKind, subject: string): Promise<void> {
  await deps.moderation.lift(kind, subject);
  await deps.readLobby();
  deps.publish({ type: 'lifted', kind, subject });
}
