import * as v from 'valibot';
import { PORTRAITS } from '../people.ts';
import {
  count,
  type DataOf,
  fields,
  flag,
  list,
  maybe,
  type Routes,
  secret,
  table,
  text,
  time,
  user,
  word,
} from './route.ts';

/** Whom a request is about: by handle, by id, as a link has it, or by seat at a table. */
export const whom = { handle: maybe(text(100)), user: maybe(user), table: maybe(table), seat: maybe(count) };
const target = fields(whom);
export type Target = DataOf<typeof target>;

/** Another person, as everybody may see them. */
export const personInfo = fields({ user, name: word, handle: maybe(word), portrait: maybe(word) });
export type PersonInfo = DataOf<typeof personInfo>;

const passkeyInfo = fields({
  id: word,
  name: word,
  createdAt: time,
  usedAt: maybe(time),
  /** It was there at a sign-out everywhere else, and signs in again once the person has said that it is theirs. */
  isLocked: maybe(flag),
});
export type PasskeyInfo = DataOf<typeof passkeyInfo>;

/** What a person's own page needs. */
const me = fields({
  user,
  name: word,
  /** Has this person kept their identity? The fields below it are only set then. */
  isKept: flag,
  handle: maybe(word),
  portrait: maybe(word),
  isPrivate: flag,
  showsOnline: flag,
  createdAt: maybe(time),
  passkeys: list(passkeyInfo),
  /** `id` is `first` for the device where the identity began. */
  devices: list(fields({ id: word, name: word, seenAt: maybe(time), isThis: flag })),
  /** When the recovery code was made, if there is one. */
  recoveryAt: maybe(time),
  /** The account is hidden and is deleted at this time, unless the person stays. */
  leavesAt: maybe(time),
});
export type Me = DataOf<typeof me>;

/** What signing in on a device gives: whose it is now. */
const signedIn = fields({ user, name: word });
export type SignedIn = DataOf<typeof signedIn>;

/** `asked`: a device has opened it and waits for the answer; `device` says which. */
const linkState = v.variant('state', [
  fields({ state: v.literal('open') }),
  fields({ state: v.picklist(['asked', 'confirmed', 'refused']), device: word }),
]);
export type DeviceLinkState = DataOf<typeof linkState>;
/** `code` is also the end of the link's address, `/link/<code>`. */
const deviceLink = fields({ code: word, endsAt: time });
export type DeviceLink = DataOf<typeof deviceLink>;

/** What WebAuthn's libraries make and check: it has the type that the reader's library wants. */
const webAuthn = v.looseObject({}) as unknown as v.GenericSchema<object, never>;
const portrait: v.GenericSchema<string> = v.picklist(['', ...PORTRAITS]);

export const peopleRoutes = {
  'GET /api/me': { does: 'Your account.', who: 'guest', answer: me },
  'PATCH /api/me': {
    does: 'Changes your portrait, hides your profile, or hides from friends whether you are online.',
    who: 'guest',
    body: fields({ portrait: maybe(portrait), isPrivate: maybe(flag), showsOnline: maybe(flag) }),
    answer: me,
  },
  'PUT /api/me/handle': {
    does: 'Takes a handle: 3 to 20 letters of one alphabet, digits, `_` and `-`. Handles must not look alike.',
    who: 'guest',
    body: fields({ handle: text(100) }),
    answer: me,
    refusals: [
      'handle-too-short',
      'handle-too-long',
      'handle-letters',
      'handle-start',
      'handle-reserved',
      'handle-taken',
    ],
  },
  'POST /api/me/passkeys/options': {
    does: 'Options for `navigator.credentials.create`.',
    who: 'guest',
    answer: fields({ options: webAuthn }),
    refusals: ['wrong-origin'],
  },
  'POST /api/me/passkeys': {
    does: 'Adds a passkey. A challenge counts once, for two minutes.',
    who: 'guest',
    body: fields({ response: webAuthn, name: text(60, 0) }),
    answer: me,
    refusals: ['wrong-origin', 'challenge-used', 'passkey-refused', 'too-many-passkeys', 'passkey-known'],
  },
  'PATCH /api/me/passkeys/:id': {
    does: 'Renames a passkey, or with `isMine` lets it sign in again after a sign-out everywhere.',
    who: 'guest',
    body: fields({ name: maybe(text(60)), isMine: maybe(flag) }),
    answer: me,
    refusals: ['unknown-passkey'],
  },
  'DELETE /api/me/passkeys/:id': {
    does: 'Removes a passkey.',
    who: 'guest',
    answer: me,
    refusals: ['unknown-passkey'],
  },
  'POST /api/sign-in/options': {
    does: 'Options for `navigator.credentials.get`.',
    who: 'anyone',
    answer: fields({ options: webAuthn }),
    refusals: ['wrong-origin'],
  },
  'POST /api/sign-in': {
    does: 'Signs a device in with a passkey. `secret` is a new one that the device has made.',
    who: 'anyone',
    body: fields({ response: webAuthn, secret }),
    answer: signedIn,
    refusals: ['wrong-origin', 'challenge-used', 'unknown-passkey', 'passkey-refused', 'passkey-locked', 'secret-used'],
  },
  'POST /api/me/links': { does: 'A device link; its page is `/link/<code>`.', who: 'guest', answer: deviceLink },
  'GET /api/me/links/:code': {
    does: 'Has a device opened the link, and which?',
    who: 'guest',
    answer: linkState,
    refusals: ['link-used'],
  },
  'POST /api/me/links/:code': {
    does: 'Lets the device that has opened the link in, or refuses it.',
    who: 'guest',
    body: fields({ isConfirmed: flag }),
    refusals: ['link-waits', 'link-used'],
  },
  'POST /api/links/:code/ask': {
    does: 'For the new device: asks to be let in.',
    who: 'anyone',
    body: fields({ secret }),
    refusals: ['link-used'],
    stores: 'nothing',
  },
  'POST /api/links/:code/take': {
    does: 'For the new device: refused with `link-waits` until the signed-in one has answered.',
    who: 'anyone',
    body: fields({ secret }),
    answer: signedIn,
    refusals: ['link-used', 'link-waits', 'link-refused', 'secret-used', 'no-such-person'],
    stores: 'nothing',
  },
  'POST /api/me/recovery': {
    does: 'A new recovery code; the old one no longer works.',
    who: 'guest',
    answer: fields({ code: word }),
  },
  'POST /api/recover': {
    does: 'Signs a device in with a recovery code.',
    who: 'anyone',
    body: fields({ code: text(60), secret }),
    answer: signedIn,
    refusals: ['wrong-code', 'secret-used', 'no-such-person'],
  },
  'DELETE /api/me/devices/:id': {
    does: 'Signs one device out.',
    who: 'guest',
    answer: me,
    refusals: ['last-way-in', 'not-found'],
  },
  'GET /api/me/export': {
    does: 'Everything that is stored about you, [one JSON file](privacy.md).',
    who: 'guest',
    answer: v.looseObject({ saloon: v.literal('personal data'), format: v.literal(1), at: time }),
  },
  'DELETE /api/me': {
    does: 'Hides your account, and deletes it after seven days; `leavesAt` says when.',
    who: 'guest',
    answer: me,
    refusals: ['not-found'],
  },
  'POST /api/me/stay': {
    does: 'Keeps an account that would be deleted.',
    who: 'guest',
    answer: me,
    refusals: ['not-found'],
  },
} as const satisfies Routes;
