import { connect, createServer, type Socket } from 'node:net';
import { cutFrames } from './server-frames.ts';

/** One frame that a client received: when on the server's clock, its opcode, length and text. */
export type Heard = { readonly at: number; readonly opcode: number; readonly bytes: number; readonly text: string };

export type RecordingProxy = {
  readonly port: number;
  /** Everything since the last call. */
  take(): readonly Heard[];
  close(): void;
};

const END_OF_HEAD = '\r\n\r\n';
/** Ping numbers are random, so that nobody can answer early. Only the fact and the time are compared. */
const PING = /^\{"type":"ping","n":\d+\}$/;

/** A proxy between one client and the server that records every byte from the server with its time. */
export async function recordingProxy(to: number, now: () => number): Promise<RecordingProxy> {
  const heard: Heard[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    let rest: Buffer = Buffer.alloc(0);
    let isOpen = false;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.end());
    near.on('data', (data) => far.write(data));
    far.on('data', (data: Buffer) => {
      rest = Buffer.concat([rest, data]);
      if (!isOpen) {
        const end = rest.indexOf(END_OF_HEAD);
        isOpen = end >= 0;
        if (isOpen) rest = rest.subarray(end + END_OF_HEAD.length);
      }
      if (isOpen) {
        const cut = cutFrames(rest);
        rest = cut.rest;
        for (const frame of cut.frames) {
          heard.push(
            PING.test(frame.text)
              ? { at: now(), opcode: frame.opcode, bytes: 0, text: 'ping' }
              : { at: now(), ...frame },
          );
        }
      }
      near.write(data);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Cannot record: the line has no port');
  return {
    port: address.port,
    take: () => heard.splice(0),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
