import { createServer } from 'node:net';

type Place = { readonly port: number; readonly host: string };

/** Throws what listening there would throw. */
export function probePort({ port, host }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

const EVERYWHERE = ['0.0.0.0', '::', ''];

export const urlOf = (host: string, port: number): string => {
  const name = EVERYWHERE.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}/`;
};

/** Turns a listening error into one sentence that says what is wrong and what helps; returns other errors as they are. */
export function explainListening(error: unknown, { port, host }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const where = `Cannot listen on port ${port} of ${host}`;
  if (code === 'EADDRINUSE')
    return new Error(`${where}: another program uses it; stop that one, or choose another with --port`);
  if (code === 'EACCES') return new Error(`${where}: this user may not; choose one above 1023 with --port`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Error(`${where}: this machine has no such address; choose another with --host`);
  }
  return error;
}
