import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
};

/** Requests a path exactly as written; `fetch` would normalize it. */
export function request(port: number, path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString() });
      });
    }).on('error', reject);
  });
}
