import './me.css';
import { useEffect } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { server } from '../../net/server.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { Section } from '../people/section.tsx';
import { NotifySwitch } from '../push/notify-switch.tsx';
import { AboutRows, SettingRows } from '../settings/setting-rows.tsx';
import { SignOut } from '../settings/sign-out.tsx';
import { Devices } from './account/devices-section.tsx';
import { AccountSections } from './account/index.tsx';
import { meWords } from './text/index.ts';
import { YouSection } from './you-section.tsx';

/** Everything about this person: each section is a panel, in this order. */
export function MePage() {
  const words = meWords();
  useEffect(() => {
    document.title = `${words.title} · ${t().name}`;
  }, [words]);
  useEffect(() => server.start(), []);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1}>
        <h1 class="poster">{words.title}</h1>
        <div class="me-sections">
          <YouSection />
          <AccountSections />
          <Section title={words.devices} class="settings">
            <NotifySwitch />
            <SignOut />
            <Devices />
          </Section>
          <Section title={t().settings.title} class="settings">
            <SettingRows />
          </Section>
          <Section title={t().settings.about} class="settings">
            <AboutRows />
          </Section>
        </div>
      </main>
    </div>
  );
}
