import type {
  ClientMessage,
  HintMove,
  SeenGame,
  ServerMessage,
  TableCommand,
  TableId,
  Version,
} from '@saloon/protocol';

export type ConnectionStatus =
  | { readonly type: 'connecting' }
  | { readonly type: 'online' }
  /** Offline; the next attempt starts at `until`, on the clock of the `Environment`. */
  | { readonly type: 'waiting'; readonly until: number }
  /**
   * The server refused us in a way that reconnecting won't change: an outdated client, too many connections, or a ban,
   * which can have an end (in milliseconds since 1970) and a reason.
   */
  | { readonly type: 'refused'; readonly code: string; readonly until?: number; readonly reason?: string }
  /** By `Connection.close`. */
  | { readonly type: 'closed' };

/** Whether a request was carried out. A refused move's code has a text in the game's `refusals`. */
export type Sent = { readonly ok: true } | { readonly ok: false; readonly code: string };

export type OpenRequest = Omit<Extract<ClientMessage, { type: 'open-table' }>, 'type' | 'id'>;
export type Opened =
  | { readonly ok: true; readonly table: TableId }
  /** `at` is the path of the invalid field, if the server names one: `options.rounds`. */
  | { readonly ok: false; readonly code: string; readonly at?: string };

/** Good moves for this person's seat, best first; or why there is no hint. */
export type Hinted =
  | { readonly ok: true; readonly moves: readonly HintMove[] }
  | { readonly ok: false; readonly code: string };

/** The game so far as this person saw it, or why it isn't available. */
export type SeenSoFar = { readonly ok: true; readonly seen: SeenGame } | { readonly ok: false; readonly code: string };

/** Why a table isn't available; `at` names what is missing. */
export type Gone = Pick<Extract<ServerMessage, { type: 'gone' }>, 'code' | 'at'>;

/** A message about one joined table. */
export type TableMessage = Extract<ServerMessage, { type: 'sync' | 'step' | 'marks' | 'gone' }>;

/** Receives a joined table's messages. */
export interface TableListener {
  /** Set for a big screen, which gets public information only. */
  readonly as?: 'screen' | undefined;
  hear(message: TableMessage): void;
  /** The version to continue from after a reconnect. */
  since(): Version | undefined;
}

/** Where tables are hosted: on a server, or in a worker of this browser. */
export interface TableLink {
  readonly status: ConnectionStatus;
  /** Calls `listener` after each change of `status`. Returns a function that removes it. */
  onChange(listener: () => void): () => void;
  open(request: OpenRequest): Promise<Opened>;
  /** Subscribes to a table, across reconnects. Returns a function that unsubscribes. */
  join(table: TableId, listener: TableListener): () => void;
  /** Resolves when the command is durable or refused. It is sent again after a reconnect, and never carried out twice. */
  command(table: TableId, command: TableCommand): Promise<Sent>;
  /** Asks what a strong player would do in this person's seat. */
  hint(table: TableId): Promise<Hinted>;
  /** Asks for the game so far, as seen from this person's own seat. */
  seen(table: TableId): Promise<SeenSoFar>;
  /** Reports that the page has shown this version of the table. Nothing is answered. */
  shown(table: TableId, version: Version): void;
  /** Reconnects now instead of at the next scheduled attempt. */
  tryNow(): void;
}
