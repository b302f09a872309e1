import type { ReadonlySignal } from '@preact/signals';
import type { Level, Seat } from '@saloon/kernel';
import type {
  ClientMessage,
  HintMove,
  SeenGame,
  ServerMessage,
  TableCommand,
  TableId,
  Version,
} from '@saloon/protocol';
import type { Sent } from './told.ts';

/** How the line to a table's host is. */
export type LineState =
  | { readonly type: 'connecting' }
  | { readonly type: 'online' }
  /** Down; the next attempt is due then, on `performance.now()`. */
  | { readonly type: 'waiting'; readonly until: number }
  /** The other side will not talk to us as we are: reload, or too many connections. */
  | { readonly type: 'refused'; readonly code: string };

export type OpenRequest = Omit<Extract<ClientMessage, { type: 'open-table' }>, 'type' | 'id'>;
export type Opened =
  | { readonly ok: true; readonly table: TableId }
  /** `at` is the field of the request that is wrong, as a path, where the house says so: `options.rounds`. */
  | { readonly ok: false; readonly code: string; readonly at?: string };

/** Moves that look good from this person's seat, the best first; or why there is no hint. */
export type Hinted =
  | { readonly ok: true; readonly moves: readonly HintMove[] }
  | { readonly ok: false; readonly code: string };

/** The game so far as this person saw it, or why it cannot be had. */
export type SeenSoFar = { readonly ok: true; readonly seen: SeenGame } | { readonly ok: false; readonly code: string };

/**
 * To play on from a place in a recording, against bots. Only the house in this browser hears it: `file` is the recording's
 * text, `after` how many of its inputs count, and `replay` the address of the replay, or its place in a file.
 */
export type PlayOn = {
  readonly type: 'play-on';
  readonly id: string;
  readonly file: string;
  readonly after: number;
  readonly seat: Seat;
  readonly level: Level;
  readonly replay: string;
};

/** Why a table cannot be had; `at` names what is missing. */
export type Gone = Pick<Extract<ServerMessage, { type: 'gone' }>, 'code' | 'at'>;

/** What a table says to somebody who has joined it. */
export type TableMessage = Extract<ServerMessage, { type: 'sync' | 'step' | 'marks' | 'gone' }>;

/** Who hears a table: its messages, and the version to go on from after a broken line. */
export interface Listener {
  hear(message: TableMessage): void;
  since(): Version | undefined;
}

/** Where tables are: a server over a socket, or a worker in this browser. A page cannot tell which. */
export interface TableLink {
  readonly line: ReadonlySignal<LineState>;
  open(request: OpenRequest): Promise<Opened>;
  /** From now on the table is heard, through broken lines too, until the answer is called. */
  join(table: TableId, listener: Listener): () => void;
  /** Resolves when the command is safe, or refused; it is sent again after a broken line, and never done twice. */
  command(table: TableId, command: TableCommand): Promise<Sent>;
  /** What looks best to a strong player in this person's seat. */
  hint(table: TableId): Promise<Hinted>;
  /** The game so far, from this person's own seat. */
  seen(table: TableId): Promise<SeenSoFar>;
  /** Does not wait for the next attempt. */
  tryNow(): void;
}
