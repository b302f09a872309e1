import { WebSocket } from 'ws';
import { TestClient } from './client.ts';

/** A test client over a real WebSocket. */
export async function connectTo(
  port: number,
  secret?: string,
  headers: Record<string, string> = {},
): Promise<TestClient> {
  const client = new TestClient(secret);
  const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers, perMessageDeflate: false });
  client.pipe = { send: (text) => ws.send(text), close: () => ws.close(), pause: () => ws.pause() };
  ws.on('message', (data) => client.receive(data.toString()));
  ws.on('close', () => {
    client.isClosed = true;
  });
  await new Promise<void>((resolve, reject) => {
    ws.on('open', resolve);
    ws.on('error', reject);
  });
  return client;
}
