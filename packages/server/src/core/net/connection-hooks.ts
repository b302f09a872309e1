import type { UserId } from '@saloon/protocol';
import type { Guards } from '../hooks/guards.ts';
import type { Listeners } from '../hooks/listeners.ts';
import type { Ban, UserSession } from '../identity/session.ts';
import type { Connection } from './connection.ts';

export type ConnectionEvents = {
  /** A client has said who it is: what waits for its user can be sent. */
  readonly welcomed: (connection: Connection, user: UserSession) => void;
  readonly closed: (connection: Connection) => void;
};

/** Who may turn clients away. */
export type ConnectionAsks = {
  readonly connect: (address: string) => Ban | undefined;
  readonly hello: (user: UserId) => Ban | undefined;
};

export type ConnectionHooks = {
  readonly events: Listeners<ConnectionEvents>;
  readonly guards: Guards<ConnectionAsks>;
  /** What a welcome has besides the name. */
  readonly welcome: { pushKey?: string };
  /** Masks the words that operators don't want to see. */
  readonly clean: (text: string) => string;
};
