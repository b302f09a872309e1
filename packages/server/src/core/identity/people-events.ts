import type { PushNotice, UserId } from '@saloon/protocol';

export type PeopleEvents = {
  /** An account was hidden, or is back: recordings name its person or don't. */
  readonly hidden: (user: UserId) => void;
  /** Somebody without an open page is invited to a table. */
  readonly invited: (user: UserId, notice: PushNotice) => void;
};
