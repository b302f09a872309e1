import type { TableId, UserId } from './ids.ts';

/** Why a request about people was refused: the `code` of a JSON response. */
export const PEOPLE_REFUSALS = [
  'bad-request',
  'no-secret',
  'signed-out',
  'suspended',
  'too-many-requests',
  'not-kept',
  'wrong-origin',
  'challenge-used',
  'unknown-passkey',
  'passkey-refused',
  'passkey-locked',
  'passkey-known',
  'too-many-passkeys',
  'last-way-in',
  'secret-used',
  'link-used',
  'link-waits',
  'link-refused',
  'wrong-code',
  'no-such-person',
  'handle-too-short',
  'handle-too-long',
  'handle-letters',
  'handle-start',
  'handle-reserved',
  'handle-taken',
  'bad-portrait',
  'yourself',
  'too-many-friends',
  'their-friends-full',
  'too-many-requests-open',
  'too-many-hidden',
  'not-friends',
  'no-such-table',
  'not-found',
  'webhooks-off',
  'bad-webhook',
  'not-host',
  'admins-only',
  'no-such-game',
  'bad-options',
  'bad-seats',
  'bad-title',
  'bad-size',
  'bad-start',
  'bad-round-time',
  'too-many-tournaments',
  'tournament-started',
  'not-out',
  'tournament-full',
  'too-few-players',
  'not-finished',
  'day-over',
  'day-open',
  'not-alone',
  'bad-recording',
  'old-rules',
  'too-many-tables',
  'storage-full',
  'failed',
] as const;
export type PeopleRefusal = (typeof PEOPLE_REFUSALS)[number];

/** The body of every refused request. `suggestions` are free handles, `until` ends a suspension. */
export type PeopleError = {
  readonly code: PeopleRefusal;
  readonly suggestions?: readonly string[];
  readonly until?: number;
  readonly reason?: string;
  /** The field that is wrong, as a path: `options.rounds`. */
  readonly at?: string;
};

/** What a deleted account is called at its tables and in its games. */
export const FORMER_NAME = 'Former player';

/** What people may choose as their portrait: the bandits and characters we have drawn. */
export const PORTRAITS = [
  'tuco',
  'doc',
  'belle',
  'cheyenne',
  'django',
  'ghost',
  'marshal',
  'annie',
  'pat',
  'ramirez',
  'kitty',
] as const;
export type Portrait = (typeof PORTRAITS)[number];

export type PasskeyInfo = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt?: number;
  /** It was there at a sign-out everywhere else, and signs in again once the person has said that it is theirs. */
  readonly isLocked?: boolean;
};

/** `id` is `first` for the device where the identity began. */
export type DeviceInfo = {
  readonly id: string;
  readonly name: string;
  readonly seenAt?: number;
  readonly isThis: boolean;
};

/** Milliseconds from when somebody deletes their account until it is deleted. */
export const DELETION_WAITS = 7 * 24 * 3600 * 1000;

/** What a person's own page needs, `GET /api/me`. Times are milliseconds since 1970. */
export type Me = {
  readonly user: UserId;
  readonly name: string;
  /** Has this person kept their identity? The fields below it are only set then. */
  readonly isKept: boolean;
  readonly handle?: string;
  readonly portrait?: string;
  readonly isPrivate: boolean;
  readonly showsOnline: boolean;
  readonly createdAt?: number;
  readonly passkeys: readonly PasskeyInfo[];
  readonly devices: readonly DeviceInfo[];
  /** When the recovery code was made, if there is one. */
  readonly recoveryAt?: number;
  /** The account is hidden and is deleted at this time, unless the person stays. */
  readonly leavesAt?: number;
};

/** What signs devices in as a person. */
export type WayInKind = 'passkey' | 'recovery-code' | 'device';
/** What signing in on a device gives: whose it is now. */
export type SignedIn = { readonly user: UserId; readonly name: string };

/** A link for another device, from a signed-in one. `code` is also the end of its address, `/link/<code>`. */
export type DeviceLink = { readonly code: string; readonly endsAt: number };
/** `asked`: a device has opened it and waits for the answer; `device` says which. */
export type DeviceLinkState =
  | { readonly state: 'open' }
  | { readonly state: 'asked' | 'confirmed' | 'refused'; readonly device: string };

/** Another person, as everybody may see them. */
export type PersonInfo = {
  readonly user: UserId;
  readonly name: string;
  readonly handle?: string;
  readonly portrait?: string;
};

/** `presence` is missing if the friend doesn't show it. */
export type FriendInfo = PersonInfo & {
  readonly since: number;
  readonly presence?: 'online' | 'playing' | 'offline';
};

/** `GET /api/friends/<user>`: whose link this is, and how you stand to them. */
export type FriendLink = { readonly person: PersonInfo; readonly relation: Relation };

/** `GET /api/friends`. */
export type Friends = {
  readonly friends: readonly FriendInfo[];
  /** They have asked you. */
  readonly asking: readonly PersonInfo[];
  /** You have asked them. */
  readonly asked: readonly PersonInfo[];
  readonly blocked: readonly PersonInfo[];
  readonly muted: readonly PersonInfo[];
};

/** How you stand to somebody at a table. */
export type Relation = 'you' | 'friend' | 'asked' | 'asking' | 'blocked' | 'muted' | 'none';

/** Somebody at a table, by seat: `GET /api/tables/:id/people`. Guests can't become friends. */
export type SeatPerson = {
  readonly seat: number;
  readonly relation: Relation;
  readonly isMuted: boolean;
  readonly isGuest: boolean;
  readonly person: PersonInfo;
};

/** `hidden` has the `author` of chat lines that you don't read at this table: you have muted or blocked that person. */
export type TablePeople = { readonly people: readonly SeatPerson[]; readonly hidden: readonly string[] };

/** Somebody you have played with lately. */
export type RecentPlayer = PersonInfo & { readonly at: number; readonly relation: Relation };

export const REPORT_REASONS = ['insults', 'name', 'cheating', 'stalling', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export type TableWebhook = { readonly url: string; readonly shape: 'discord' | 'slack' };

/** `GET /api/tables/:id/webhook`: may this server post to one, and what is set. */
export type WebhookInfo = { readonly isAllowed: boolean; readonly webhook?: TableWebhook };

/** What operators read about a report. */
export type ReportInfo = {
  readonly id: string;
  readonly at: number;
  readonly reporter: PersonInfo;
  readonly about: PersonInfo;
  readonly table: TableId;
  readonly reason: ReportReason;
  readonly note: string;
  readonly messages: readonly { readonly name: string; readonly text: string }[];
  readonly closedAt?: number;
  readonly closedBy?: string;
  readonly outcome?: string;
};
