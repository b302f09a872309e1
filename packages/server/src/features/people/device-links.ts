import { randomBytes } from 'node:crypto';
import type { DeviceLinkState } from '@saloon/protocol';
import { deviceOf, type KeepPerson } from '../../core/http/caller.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Routes } from '../../core/http/routes.ts';
import { identifyAs } from '../../core/identity/identity.ts';
import type { PeopleRecords } from './records.ts';
import { type SignInDeps, signInHash } from './sign-in-device.ts';
import { ticketHash } from './ticket-records.ts';

/** How long a link counts, in milliseconds. */
const LINK_LASTS = 5 * 60_000;
const CODE_BYTES = 16;

export type DeviceLinkDeps = SignInDeps & { readonly records: PeopleRecords; readonly keep: KeepPerson };

/** What the ticket of a link remembers. `secretHash` is that of the device that asks, `by` that of the one that confirmed. */
type Link = {
  readonly state: DeviceLinkState['state'];
  readonly device?: string;
  readonly secretHash?: string;
  readonly by?: string;
};
const OPEN = JSON.stringify({ state: 'open' } satisfies Link);

/**
 * Signs another device in by a link from a signed-in one: the new device opens the link and asks, the signed-in one sees
 * which device that is and confirms, and the new one learns whose it is now. The first device that opens a link uses it up.
 */
export function serveDeviceLinks(routes: Routes, deps: DeviceLinkDeps): void {
  const { tickets } = deps.records;

  const find = async (code: string) => {
    const ticket = await tickets.find('device-link', code);
    if (ticket?.user === undefined) throw new Refusal(410, 'link-used');
    return { user: ticket.user, text: ticket.body, link: JSON.parse(ticket.body) as Link };
  };
  const findOwn = async (user: string, code: string) => {
    const found = await find(code);
    if (found.user !== user) throw new Refusal(410, 'link-used');
    return found;
  };
  const change = async (code: string, from: string, to: Link) => {
    if (!(await tickets.change('device-link', code, from, JSON.stringify(to)))) throw new Refusal(410, 'link-used');
  };

  routes.add('POST /api/me/links', async (caller) => {
    await deps.keep(caller);
    const code = randomBytes(CODE_BYTES).toString('base64url');
    await tickets.add('device-link', code, LINK_LASTS, { user: caller.user, body: OPEN });
    return { code, endsAt: Math.round(deps.wall()) + LINK_LASTS };
  });

  routes.add('GET /api/me/links/:code', async ({ user }, { params }): Promise<DeviceLinkState> => {
    const { link } = await findOwn(user, params.code);
    return link.state === 'open' ? { state: 'open' } : { state: link.state, device: link.device ?? '?' };
  });

  routes.add('POST /api/me/links/:code', async ({ user, identity }, { params: { code }, body: { isConfirmed } }) => {
    const { text, link } = await findOwn(user, code);
    if (link.state !== 'asked') throw new Refusal(409, link.state === 'open' ? 'link-waits' : 'link-used');
    await change(code, text, { ...link, state: isConfirmed ? 'confirmed' : 'refused', by: identity.secretHash });
  });

  routes.add('POST /api/links/:code/ask', async (_, { params: { code }, body, request }) => {
    const { user } = await find(code);
    const { secretHash } = identifyAs(user, body.secret);
    await change(code, OPEN, { state: 'asked', device: deviceOf(request), secretHash });
  });

  /** Polled by the new device: 409 with `link-waits` until the signed-in one has answered. */
  routes.add('POST /api/links/:code/take', async (_, { params: { code }, body }) => {
    const { user, link } = await find(code);
    const { secretHash } = identifyAs(user, body.secret);
    if (link.secretHash !== secretHash) throw new Refusal(410, 'link-used');
    if (link.state === 'asked') throw new Refusal(409, 'link-waits');
    if (link.state !== 'confirmed' || link.by === undefined) {
      await tickets.take('device-link', code);
      throw new Refusal(403, 'link-refused');
    }
    const way = { type: 'link', hash: ticketHash(code), by: link.by } as const;
    return signInHash(deps, user, way, secretHash, link.device ?? '?');
  });
}
