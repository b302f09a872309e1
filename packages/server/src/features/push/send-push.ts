/** The HTTP request to a push service. */
export type PushRequest = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer<ArrayBuffer>;
};

/** Sends the request and resolves with the status. Rejects if there is no response. */
export type SendPush = (request: PushRequest, signal: AbortSignal) => Promise<number>;

/** The timeout, in milliseconds. */
const PATIENCE = 10_000;

/** Doesn't follow redirects: only the endpoint itself was checked. */
export const sendPush: SendPush = async ({ endpoint, headers, body }, signal) => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
  });
  await response.body?.cancel();
  return response.status;
};
