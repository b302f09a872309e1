import { randomBytes } from 'node:crypto';
import { Connection, JoinedTable, openSocket, type Sent, system } from '@saloon/client';
import { hashOf } from '@saloon/kernel';
import type { TableCommand, TableId } from '@saloon/protocol';

/** A player of a table that attackers must not be able to change, with the client that browsers use. */
export class QuietPlayer {
  readonly secret = randomBytes(32).toString('hex');
  readonly connection: Connection;

  constructor(port: number, name: string) {
    this.connection = new Connection({
      connect: () => openSocket(WebSocket, `ws://127.0.0.1:${port}/ws`),
      identity: { secret: this.secret, name },
      environment: system,
    });
    this.connection.start();
  }

  /** Throws if the server refuses. */
  async order(table: TableId, command: TableCommand): Promise<void> {
    const sent: Sent = await this.connection.command(table, command);
    if (!sent.ok) throw new Error(`Cannot ${command.type} at table ${table}: ${sent.code}`);
  }

  /** Joins the table, again if need be. Returns a hash of everything that this player sees there. */
  async look(table: TableId): Promise<string> {
    const joined = new JoinedTable(table, this.connection, system.now);
    const { version, info, view, offer } = await joined.when((state) => state);
    return hashOf({ version, info, view, offer });
  }
}
