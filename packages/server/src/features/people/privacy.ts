import type { UserId } from '@saloon/protocol';
import { Refusal } from '../../core/http/refusal.ts';
import type { Routes } from '../../core/http/routes.ts';
import type { AccountLimits } from '../../core/limits/account-limits.ts';
import type { Registered } from '../../core/registered.ts';
import { type RunSql, runOne } from '../../core/store/shared-sql.ts';
import type { Deletions } from './deletions.ts';
import { readMe } from './me.ts';
import type { PeopleRecords } from './records.ts';

export type PrivacyDeps = {
  readonly wall: () => number;
  readonly records: PeopleRecords;
  readonly accountLimits: AccountLimits;
  readonly store: { readonly query: RunSql };
  /** Each of them says what it holds about a person. */
  readonly registered: readonly Registered[];
  readonly deletions: Pick<Deletions, 'ask' | 'undo'>;
  /** Recordings stop naming this person, or name them again. */
  readonly onHidden: (user: UserId) => void;
};

/** Export and deletion of everything about a person. */
export function servePrivacy(routes: Routes, deps: PrivacyDeps): void {
  const { records } = deps;

  routes.add('GET /api/me/export', async (caller) => {
    if (!deps.accountLimits.mayContact(caller.user)) throw new Refusal(429, 'too-many-requests');
    const held = deps.registered.flatMap((feature) => Object.entries(feature.export ?? {}));
    const read = await Promise.all(
      held.map(async ([name, how]) => [
        name,
        await (typeof how === 'string' ? runOne(deps.store.query, how, caller.user) : how(caller)),
      ]),
    );
    return { saloon: 'personal data', format: 1, at: Math.round(deps.wall()), ...Object.fromEntries(read) };
  });

  routes.add('DELETE /api/me', async (caller) => {
    if (caller.stored === undefined) throw new Refusal(404, 'not-found');
    if (!(await deps.deletions.ask(caller.identity))) throw new Refusal(401, 'signed-out');
    deps.onHidden(caller.user);
    return readMe(records, caller);
  });

  routes.add('POST /api/me/stay', async (caller) => {
    if (!(await deps.deletions.undo(caller.identity))) throw new Refusal(404, 'not-found');
    deps.onHidden(caller.user);
    return readMe(records, caller);
  });
}
