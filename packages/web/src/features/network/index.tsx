import './network.css';
import { useEffect } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { NETWORK_WORDS } from './words.ts';

/** What to do when phones on the local network can't reach the server. */
export function NetworkPage() {
  const { title, intro, steps, code, here } = NETWORK_WORDS[settings.value.lang];
  useEffect(() => {
    document.title = `${title} · ${t().name}`;
  }, [title]);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1}>
        <h1 class="poster">{title}</h1>
        <p>{intro}</p>
        <ol class="network-steps">
          {steps.map((step) => (
            <li class="panel" key={step.title}>
              <h2 class="sign">{step.title}</h2>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <p>
          <a class="btn" href="/join">
            {code}
          </a>
        </p>
        <p>
          {here} <code>{location.origin}</code>
        </p>
      </main>
    </div>
  );
}
