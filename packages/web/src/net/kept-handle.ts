import { signal } from '@preact/signals';

const KEPT = 'saloon.kept';

const read = (): string | undefined => {
  try {
    return localStorage.getItem(KEPT) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Undefined for a guest, empty for somebody with an account and without a handle. As the server said it last. */
export const keptHandle = signal(read());

export function noteKept(handle: string | undefined): void {
  keptHandle.value = handle;
  try {
    if (handle === undefined) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, handle);
  } catch {
    // Without storage, the next page load asks again.
  }
}
