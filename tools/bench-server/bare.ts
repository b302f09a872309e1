import { ChildChannel } from './child-channel.ts';
import { nap, SECOND } from './tables.ts';
import { ThinSocket } from './thin-socket.ts';

export type Bare = { readonly tables: number; readonly perSecond: number; readonly perMainSecond: number };

type Told = { readonly port?: number; readonly mainMicros?: number };
const SEATS = 4;
/** As long as a typical move. */
const MOVE =
  '{"type":"do","table":0,"id":"b123","command":{"type":"move","move":{"type":"discard","cards":["4"]},"answers":46}}';

/** The traffic of `moves` against a server without logic: what the machine could do at most. */
export async function bare(setup: {
  readonly tables: number;
  readonly seconds: number;
  readonly warmUp: number;
}): Promise<Bare> {
  const { line, first } = await ChildChannel.start<'cpu' | 'stop', Told>({
    file: new URL('bare-server.ts', import.meta.url),
    setup: {},
    execArgv: [],
  });
  const { port = 0 } = first;
  let played = 0;
  const onPlayed = (): void => {
    played += 1;
  };
  const tables = await Promise.all(Array.from({ length: setup.tables }, (_, i) => sitDown(port, i, onPlayed)));
  // There is no message that confirms a seat.
  await nap(SECOND);
  for (const table of tables) table.begin();
  await nap(setup.warmUp * SECOND);
  const before = await line.ask('cpu');
  const [count, start] = [played, performance.now()];
  await nap(setup.seconds * SECOND);
  const [last, end] = [played, performance.now()];
  const after = await line.ask('cpu');
  for (const table of tables) table.close();
  await line.end('stop');
  return {
    tables: setup.tables,
    perSecond: (last - count) / ((end - start) / SECOND),
    perMainSecond: (last - count) / (((after.mainMicros ?? 0) - (before.mainMicros ?? 0)) / 1e6),
  };
}

type Table = { readonly begin: () => void; readonly close: () => void };

/** Four clients at a table. Each message is sent once all of them have received the last one. */
async function sitDown(port: number, table: number, onPlayed: () => void): Promise<Table> {
  const seats: ThinSocket[] = [];
  let heard = 0;
  const hear = (): void => {
    heard += 1;
    if (heard % SEATS !== 0) return;
    onPlayed();
    seats[(heard / SEATS) % SEATS]?.send(MOVE);
  };
  for (let i = 0; i < SEATS; i++) {
    const seat = await ThinSocket.open(port, hear, () => undefined);
    seat.send(JSON.stringify({ table }));
    seats.push(seat);
  }
  return {
    begin: () => seats[0]?.send(MOVE),
    close: () => {
      for (const seat of seats) seat.cut();
    },
  };
}
