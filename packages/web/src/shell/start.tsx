import '../kit/fonts.css';
import '../kit/tokens.css';
import '../kit/base.css';
import { render } from 'preact';
import { loadMessages } from '../i18n/index.ts';
import { armSound } from '../kit/sound.ts';
import { findAddress } from '../net/links.ts';
import { followBrowser } from '../net/server.ts';
import { followNews } from '../people/announcement.ts';
import { keepPushCurrent } from '../push/registration.ts';
import { installWorker } from '../pwa/install.ts';
import { followLinks } from '../router.ts';
import { settings, wearSettings } from '../settings/store.ts';
import { App } from './app.tsx';
import { tendGuestName } from './guest-name.ts';

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
