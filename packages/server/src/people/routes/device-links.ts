import { randomBytes } from 'node:crypto';
import type { DeviceLink, DeviceLinkState, SignedIn } from '@saloon/protocol';
import { identifyAs } from '../identity.ts';
import type { PeopleRecords } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { type SignInDeps, signInHash } from '../sign-in-device.ts';
import { ticketHash } from '../ticket-records.ts';
import { deviceOf, type KeepPerson } from './caller.ts';
import { body, flag, secret } from './schemas.ts';
import type { UserRoutes } from './user-routes.ts';

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
export function serveDeviceLinks(routes: UserRoutes, deps: DeviceLinkDeps): void {
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

  routes.user('POST', '/api/me/links', {}, async (caller): Promise<DeviceLink> => {
    await deps.keep(caller);
    const code = randomBytes(CODE_BYTES).toString('base64url');
    await tickets.add('device-link', code, LINK_LASTS, { user: caller.user, body: OPEN });
    return { code, endsAt: Math.round(deps.wall()) + LINK_LASTS };
  });

  routes.user('GET', '/api/me/links/:code', {}, async ({ user }, { params }): Promise<DeviceLinkState> => {
    const { link } = await findOwn(user, params.code ?? '');
    return link.state === 'open' ? { state: 'open' } : { state: link.state, device: link.device ?? '?' };
  });

  const answer = body({ isConfirmed: flag });
  routes.user('POST', '/api/me/links/:code', answer, async ({ user, identity }, { params, body: given }) => {
    const { isConfirmed } = given as { isConfirmed: boolean };
    const { code = '' } = params;
    const { text, link } = await findOwn(user, code);
    if (link.state !== 'asked') throw new Refusal(409, link.state === 'open' ? 'link-waits' : 'link-used');
    await change(code, text, {
      ...link,
      ...{ state: isConfirmed ? 'confirmed' : 'refused', by: identity.secretHash },
    });
    return {};
  });

  const asking = body({ secret });
  routes.open(
    'POST',
    '/api/links/:code/ask',
    { ...asking, stores: 0 },
    async (_nobody, { params, body: given, request }) => {
      const { code = '' } = params;
      const { user } = await find(code);
      const { secretHash } = identifyAs(user, (given as { secret: string }).secret);
      await change(code, OPEN, { state: 'asked', device: deviceOf(request), secretHash });
      return {};
    },
  );

  /** Polled by the new device: 409 with `link-waits` until the signed-in one has answered. */
  routes.open(
    'POST',
    '/api/links/:code/take',
    { ...asking, stores: 0 },
    async (_nobody, { params, body: given }): Promise<SignedIn> => {
      const { code = '' } = params;
      const { user, link } = await find(code);
      const { secretHash } = identifyAs(user, (given as { secret: string }).secret);
      if (link.secretHash !== secretHash) throw new Refusal(410, 'link-used');
      if (link.state === 'asked') throw new Refusal(409, 'link-waits');
      if (link.state !== 'confirmed' || link.by === undefined) {
        await tickets.take('device-link', code);
        throw new Refusal(403, 'link-refused');
      }
      return signInHash(
        deps,
        user,
        { type: 'link', hash: ticketHash(code), by: link.by },
        secretHash,
        link.device ?? '?',
      );
    },
  );
}
