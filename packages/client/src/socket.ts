/** The part of a WebSocket that a `Connection` uses. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** The standard `WebSocket` class: of browsers, of Node 22 and newer, or of the package `ws`. */
export type WebSocketClass = new (
  url: string,
) => {
  send(text: string): void;
  close(): void;
  addEventListener(
    type: 'open' | 'message' | 'close' | 'error',
    listener: (event: { readonly data?: unknown }) => void,
  ): void;
};

/** Opens a WebSocket. */
export function openSocket(WebSocketOf: WebSocketClass, url: string): Socket {
  const webSocket = new WebSocketOf(url);
  const socket: Socket = {
    send: (text) => webSocket.send(text),
    close: () => webSocket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  webSocket.addEventListener('open', () => socket.onopen?.());
  webSocket.addEventListener('message', ({ data }) => socket.onmessage?.({ data }));
  webSocket.addEventListener('close', () => socket.onclose?.());
  // A `close` event always follows. Without a listener, `ws` would throw.
  webSocket.addEventListener('error', () => undefined);
  return socket;
}

/** The address of the WebSocket of the server that has this page: `wss://host/ws` for `https://host/table/…`. */
export function webSocketUrl(page: string): string {
  const url = new URL('/ws', page);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
