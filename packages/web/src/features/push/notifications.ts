import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import type { Ask } from '../../shell/asks.ts';

/** Can this browser show notifications? It needs `https` (or `localhost`), and on some phones an installed page. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in globalThis && 'serviceWorker' in navigator;

export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

/** Asks for permission. Returns false if the browser or the person refuses. */
export const askPermission = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted';

const serviceWorker = () => navigator.serviceWorker.getRegistration();

/** Shows a notification: one per table, however often it asks. The service worker knows where a click leads. */
export async function notify({ why, game, title, path }: Ask): Promise<void> {
  const words = t().notifications;
  await (await serviceWorker())?.showNotification(title || titleOf(game), {
    body: words[why],
    tag: path,
    data: { path },
    icon: '/icon-192.png',
  });
}

/** Removes the notifications, unless the person has left again meanwhile. */
export async function clearNotifications(): Promise<void> {
  const shown = (await (await serviceWorker())?.getNotifications()) ?? [];
  if (!document.hidden) for (const notification of shown) notification.close();
}
