import { signal } from '@preact/signals';

/** Grows when friends, mutes or blocks have changed. */
export const tiesChanged = signal(0);
