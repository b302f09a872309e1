import type { Lang } from '@saloon/kernel';

/** Who is at the table, in the lobby's list. It has a file of its own, because the lobby loads nothing else of this. */
export const ON_THIS_DEVICE: Readonly<Record<Lang, string>> = { en: 'on this device', ru: 'на этом устройстве' };
