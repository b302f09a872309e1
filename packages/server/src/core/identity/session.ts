import type { Identity } from './identity.ts';

/** What is known of the client's user. */
export type Session =
  | { readonly state: 'new' }
  /** The user is being looked up; messages that arrive meanwhile wait. */
  | { readonly state: 'greeting'; readonly identity: Identity; readonly waiting: string[] }
  | {
      readonly state: 'welcomed';
      /** The user never changes, but the secret may. */
      identity: Identity;
      name: string;
      /** Is the name in the store? Users are saved when they first do something. */
      isSaved: boolean;
    }
  | { readonly state: 'closed' };

/** The session of a client that has said hello. */
export type UserSession = Extract<Session, { state: 'welcomed' }>;

/** Until when somebody is turned away, and why. */
export type Ban = { readonly until?: number | undefined; readonly reason?: string | undefined };
