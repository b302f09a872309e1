import '../me/me.css';
import '../people/people.css';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { ask } from '../../net/api.ts';
import { becomeUser, freshSecret } from '../../net/identity.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { peopleWords, refusalOf } from '../people/text/index.ts';

const POLL_MS = 1500;

/** The page that a device link opens: this device asks, and waits until the signed-in one lets it in. */
export function LinkPage({ ticket: code }: { readonly ticket: string }) {
  const words = peopleWords().link;
  const [secret] = useState(freshSecret);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    document.title = `${words.title} · ${t().name}`;
  }, [words]);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setInterval(async () => {
      const answer = await ask('POST /api/links/:code/take', { params: { code }, body: { secret } });
      if (answer.ok) {
        becomeUser(answer.body.user, secret, answer.body.name);
        location.assign('/me');
      } else if (answer.error.code !== 'link-waits') {
        setProblem(refusalOf(answer.error));
        setAsking(false);
      }
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isAsking, code, secret]);
  const start = async () => {
    const answer = await ask('POST /api/links/:code/ask', { params: { code }, body: { secret } });
    setProblem(answer.ok ? '' : refusalOf(answer.error));
    setAsking(answer.ok);
  };
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1}>
        <h1 class="poster">{words.title}</h1>
        <section class="panel me-section">
          <p>{isAsking ? words.waits : words.hint}</p>
          {!isAsking && (
            <button type="button" class="btn main" onClick={start}>
              {words.ask}
            </button>
          )}
          <p class={problem === '' ? 'help' : 'error'} role="status">
            {problem}
          </p>
        </section>
      </main>
    </div>
  );
}
