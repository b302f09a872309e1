import './kit/fonts.css';
import './kit/tokens.css';
import './kit/base.css';
import './games/index.ts';
import { render } from 'preact';
import { followNews } from './app/announcement.ts';
import { App } from './app/app.tsx';
import { loadMessages } from './core/i18n/index.ts';
import { installWorker } from './core/pwa/install.ts';
import { followLinks } from './core/router/router.ts';
import { settings, wearSettings } from './core/settings/store.ts';
import { keepPushCurrent } from './features/push/registration.ts';
import { armSound } from './kit/sound/sound.ts';
import { tendGuestName } from './net/guest-name.ts';
import { findAddress } from './net/links.ts';
import { followBrowser } from './net/server.ts';

/** Starts the client with everything that the first page needs. */
export async function start(): Promise<void> {
  await loadMessages(settings.peek().lang);
  wearSettings(document.documentElement);
  followLinks();
  armSound();
  followBrowser();
  void findAddress();
  tendGuestName();
  keepPushCurrent();
  followNews();
  const root = document.getElementById('app');
  if (root !== null) render(<App />, root);
  installWorker();
}
