import { type ReadonlySignal, signal } from '@preact/signals';

/** A signal of a value that a client object holds and announces changes of. It lasts as long as that object. */
export function watched<T>(source: { onChange(listener: () => void): unknown }, read: () => T): ReadonlySignal<T> {
  const value = signal(read());
  source.onChange(() => {
    value.value = read();
  });
  return value;
}
