import type { Identity } from '../people/identity.ts';

/** Who is at the other end, as far as we know. */
export type Session =
  | { readonly state: 'new' }
  /** The secret is being looked up; what comes meanwhile waits. */
  | { readonly state: 'greeting'; readonly identity: Identity; readonly waiting: string[] }
  | {
      readonly state: 'welcomed';
      /** Always the same person, who may come to have another secret. */
      identity: Identity;
      name: string;
      /** Is the person in the store? Only who has done something is. */
      isSaved: boolean;
    }
  | { readonly state: 'closed' };

/** Somebody who has said hello. */
export type UserSession = Extract<Session, { state: 'welcomed' }>;
