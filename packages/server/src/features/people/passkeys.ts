import { cleanText, cut } from '@saloon/kernel';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { deviceOf, type KeepPerson } from '../../core/http/caller.ts';
import { type Site, siteOf } from '../../core/http/origin.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Routes } from '../../core/http/routes.ts';
import { readMe } from './me.ts';
import type { Passkey } from './passkey-records.ts';
import type { PeopleRecords } from './records.ts';
import { type SignInDeps, signInDevice } from './sign-in-device.ts';
import type { TicketKind } from './ticket-records.ts';
import { CHALLENGE_LASTS, challengeIn, checkOrigin } from './webauthn.ts';

const MOST_PASSKEYS = 20;
const NAME_LENGTH = 60;
/** EdDSA, ES256 and RS256: every authenticator knows one of them. */
const ALGORITHMS = [-8, -7, -257];
/** Loaded when the first person needs it: it takes longer to load than all the rest of the server. */
const webAuthnLibrary = () => import('@simplewebauthn/server');

export type PasskeyDeps = SignInDeps & {
  readonly records: PeopleRecords;
  readonly keep: KeepPerson;
};

/** Adds passkeys to an identity, and signs devices in with them. */
export function servePasskeys(routes: Routes, deps: PasskeyDeps): void {
  const { records, wall } = deps;
  const { passkeys, tickets, people } = records;
  const site = ({ raw }: FastifyRequest): Site => siteOf(raw, routes.origins);

  /** Takes the ticket of the challenge that the response answers. Each challenge counts once, on the site that got it. */
  async function takeChallenge(kind: TicketKind, response: unknown, { rpId }: Site) {
    const challenge = challengeIn(response);
    const ticket = challenge === undefined ? undefined : await tickets.take(kind, challenge);
    if (challenge === undefined || ticket?.body !== rpId) throw new Refusal(403, 'challenge-used');
    return { challenge, user: ticket.user };
  }

  routes.add('POST /api/me/passkeys/options', async ({ user, name }, { request }) => {
    const { rpId } = site(request);
    const known = await passkeys.of(user);
    const handle = (await people.find(user))?.handle;
    const { generateRegistrationOptions } = await webAuthnLibrary();
    const options = await generateRegistrationOptions({
      rpName: 'Saloon',
      rpID: rpId,
      userID: new Uint8Array(Buffer.from(user, 'hex')),
      userName: handle === undefined ? name : `@${handle}`,
      userDisplayName: name,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(descriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await tickets.add('add-passkey', options.challenge, CHALLENGE_LASTS, { user, body: rpId });
    return { options };
  });

  routes.add('POST /api/me/passkeys', async (caller, { request, body }) => {
    const response: RegistrationResponseJSON = body.response;
    const here = site(request);
    checkOrigin(response, here);
    const { challenge, user } = await takeChallenge('add-passkey', response, here);
    if (user !== caller.user) throw new Refusal(403, 'challenge-used');
    const { verifyRegistrationResponse } = await webAuthnLibrary();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: here.origin,
      expectedRPID: here.rpId,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: false,
    }).catch(() => ({ verified: false, registrationInfo: undefined }));
    if (!verified || registrationInfo === undefined) throw new Refusal(403, 'passkey-refused');
    const { credential } = registrationInfo;
    await deps.keep(caller);
    const passkey = {
      id: credential.id,
      user,
      name: labelOf(body.name) || caller.device,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      createdAt: wall(),
    };
    const result = await passkeys.add(passkey, caller.identity.secretHash, MOST_PASSKEYS);
    if (result === 'full') throw new Refusal(409, 'too-many-passkeys');
    if (result === 'known') throw new Refusal(409, 'passkey-known');
    deps.tellWayIn(user, 'passkey', caller.device, caller.identity.secretHash);
    return readMe(records, caller);
  });

  routes.add('PATCH /api/me/passkeys/:id', async (caller, { params: { id }, body: { name: label, isMine } }) => {
    const name = label === undefined ? undefined : labelOf(label);
    if (isMine !== true && name === undefined) throw new Refusal(400, 'bad-request');
    const isDone =
      name !== '' &&
      (isMine !== true || (await passkeys.unlock(caller.user, id))) &&
      (name === undefined || (await passkeys.rename(caller.user, id, name)));
    if (!isDone) throw new Refusal(404, 'unknown-passkey');
    return readMe(records, caller);
  });

  routes.add('DELETE /api/me/passkeys/:id', async (caller, { params }) => {
    if (!(await passkeys.remove(caller.user, params.id))) throw new Refusal(404, 'unknown-passkey');
    return readMe(records, caller);
  });

  routes.add('POST /api/sign-in/options', async (_, { request }) => {
    const { rpId } = site(request);
    // No list of passkeys: that would tell strangers who has one here.
    const { generateAuthenticationOptions } = await webAuthnLibrary();
    const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'preferred' });
    await tickets.add('sign-in', options.challenge, CHALLENGE_LASTS, { user: undefined, body: rpId });
    return { options };
  });

  routes.add('POST /api/sign-in', async (_, { request, body }) => {
    const response: AuthenticationResponseJSON = body.response;
    const here = site(request);
    checkOrigin(response, here);
    const { challenge } = await takeChallenge('sign-in', response, here);
    const passkey = typeof response.id === 'string' ? await passkeys.find(response.id) : undefined;
    if (passkey === undefined) throw new Refusal(403, 'unknown-passkey');
    const { verifyAuthenticationResponse } = await webAuthnLibrary();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: here.origin,
      expectedRPID: here.rpId,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: [...passkey.transports],
      },
      requireUserVerification: false,
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || authenticationInfo === undefined) throw new Refusal(403, 'passkey-refused');
    if (passkey.isLocked) throw new Refusal(403, 'passkey-locked');
    const isUsed = await passkeys.used(passkey.id, authenticationInfo.newCounter, wall());
    if (!isUsed) throw new Refusal(403, 'passkey-refused');
    return signInDevice(deps, passkey.user, { type: 'passkey', id: passkey.id }, body.secret, deviceOf(request));
  });
}

const descriptor = ({ id, transports }: Passkey) => ({ id, transports: [...transports] });
const labelOf = (name: string): string => cut(cleanText(name), NAME_LENGTH);
