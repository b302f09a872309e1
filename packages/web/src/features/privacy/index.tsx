import '../me/me.css';
import '../people/people.css';
import { useEffect } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { peopleWords } from '../people/text/index.ts';

/** What the server stores about people, as docs/privacy.md says it. */
export function PrivacyPage() {
  const words = peopleWords().privacy;
  useEffect(() => {
    document.title = `${words.title} · ${t().name}`;
  }, [words]);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1}>
        <h1 class="poster">{words.title}</h1>
        <section class="panel me-section">
          <p>{words.intro}</p>
          <table class="privacy-table">
            <thead>
              <tr>
                <th scope="col">{words.what}</th>
                <th scope="col">{words.howLong}</th>
              </tr>
            </thead>
            <tbody>
              {words.rows.map(([what, howLong]) => (
                <tr key={what}>
                  <td>{what}</td>
                  <td>{howLong}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{words.none}</p>
          <p>{words.erase}</p>
        </section>
      </main>
    </div>
  );
}
