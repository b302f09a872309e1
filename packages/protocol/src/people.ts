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

/** Milliseconds from when somebody deletes their account until it is deleted. */
export const DELETION_WAITS = 7 * 24 * 3600 * 1000;

/** What signs devices in as a person. */
export type WayInKind = 'passkey' | 'recovery-code' | 'device';

export const REPORT_REASONS = ['insults', 'name', 'cheating', 'stalling', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
