import { t } from '../i18n/index.ts';
import { titleOf } from '../pages/lobby/games.ts';
import type { Ask } from './asks.ts';

/** Can this browser call somebody who looks elsewhere? It needs `https` (or `localhost`), and on some phones an installed page. */
export const canCall = (): boolean => isSecureContext && 'Notification' in globalThis && 'serviceWorker' in navigator;

export const mayCall = (): boolean => canCall() && Notification.permission === 'granted';

/** Asks the person's browser whether we may call them: `false` where it, or they, will not have it. */
export const askToCall = async (): Promise<boolean> =>
  canCall() && (await Notification.requestPermission()) === 'granted';

const keeper = () => navigator.serviceWorker.getRegistration();

/** Calls. One notice stands for each table, however often it asks; the worker knows where a press on it leads. */
export async function call({ why, game, title, path }: Ask): Promise<void> {
  const words = t().calls;
  await (await keeper())?.showNotification(title || titleOf(game), {
    body: words[why],
    tag: path,
    data: { path },
    icon: '/icon-192.png',
  });
}

/** Takes the notices back: the person is here, if they have not gone again meanwhile. */
export async function hush(): Promise<void> {
  const notices = (await (await keeper())?.getNotifications()) ?? [];
  if (!document.hidden) for (const notice of notices) notice.close();
}
