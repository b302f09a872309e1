import { PROTOCOL } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { clientFrame, openRaw } from '../../testing/raw-frames.ts';
import { realServer } from '../../testing/real-server.ts';

const named = (name: string) => clientFrame(JSON.stringify({ type: 'set-name', name }));
const hello = () =>
  clientFrame(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secret: 'a'.repeat(64), name: 'Ann' }));

test('a frame in two packets and two frames in one packet are read in order', async () => {
  const { port } = await realServer();
  const { socket, until, received } = openRaw(port);
  await until('101 ');
  socket.write(hello());
  await until('"Ann"');
  const halves = named('Bea');
  socket.write(halves.subarray(0, 11));
  await new Promise((resolve) => setTimeout(resolve, 30));
  socket.write(halves.subarray(11));
  await until('"Bea"');
  socket.write(Buffer.concat([named('Cal'), named('Дот')]));
  await until(Buffer.from('"Дот"').toString('latin1'));
  expect(received().indexOf('"Cal"')).toBeGreaterThan(received().indexOf('"Bea"'));
  socket.destroy();
});
