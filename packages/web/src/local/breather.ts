/** Returns a function that lets waiting messages through: a message to oneself comes after them, and sooner than a timer. */
export function breather(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  let settle: (() => void) | undefined;
  port1.onmessage = () => settle?.();
  return () =>
    new Promise((resolve) => {
      settle = resolve;
      port2.postMessage(undefined);
    });
}
