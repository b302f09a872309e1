/** A message to a push service, as HTTP has it. */
export type PushRequest = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer<ArrayBuffer>;
};

/** Takes a message to its push service and answers the status, or rejects where nobody answers. */
export type SendPush = (call: PushRequest, signal: AbortSignal) => Promise<number>;

/** How long a push service may take. */
const PATIENCE = 10_000;

/** Whoever is sent elsewhere does not go there: only the address itself was looked at. */
export const sendPush: SendPush = async ({ endpoint, headers, body }, signal) => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
  });
  // What it says besides is of no use, and may be long.
  await response.body?.cancel();
  return response.status;
};
