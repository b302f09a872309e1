import './join.css';
import { type AnswerOf, JOIN_CODE_LENGTH, readJoinCode } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../core/i18n/index.ts';
import { pathTo } from '../../../core/router/paths.ts';
import { navigate } from '../../../core/router/router.ts';
import { settings } from '../../../core/settings/store.ts';
import { TopBar } from '../../../shell/top-bar.tsx';
import { roomWords } from '../words.ts';

type Problem = 'wrongCode' | 'tooFast' | 'offline';
const TOO_MANY = 429;

/** The field for the short code of a table. A scanned code is tried at once. */
export function JoinPage({ code: given }: { readonly code: string }) {
  const words = roomWords(settings.value.lang);
  const [code, setCode] = useState(given);
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  const join = async (text: string) => {
    const read = readJoinCode(text);
    if (read === undefined) return setProblem('wrongCode');
    setProblem(undefined);
    const found = await findTable(read);
    if (typeof found === 'string') setProblem(found);
    else navigate(pathTo('/hand/:table', { table: found.table }), true);
  };
  useEffect(() => {
    document.title = `${words.joinTitle} · ${t().name}`;
  }, [words]);
  useEffect(() => {
    if (given !== '') void join(given);
  }, [given]);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1}>
        <h1 class="poster">{words.joinTitle}</h1>
        <form
          class="panel join-form"
          onSubmit={(event) => {
            event.preventDefault();
            void join(code);
          }}
        >
          <p>{words.joinHint}</p>
          <label>
            <span class="sr">{words.code}</span>
            <input
              class="field sign"
              value={code}
              maxLength={2 * JOIN_CODE_LENGTH}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              aria-invalid={problem !== undefined}
              onInput={(event) => setCode(event.currentTarget.value)}
            />
          </label>
          {problem !== undefined && (
            <p class="error" role="alert">
              {words[problem]}
            </p>
          )}
          <button type="submit" class="btn main">
            {words.join}
          </button>
        </form>
      </main>
    </div>
  );
}

async function findTable(code: string): Promise<AnswerOf<'GET /api/join/:code'> | Problem> {
  try {
    const response = await fetch(`/api/join/${code}`);
    if (response.ok) return (await response.json()) as AnswerOf<'GET /api/join/:code'>;
    return response.status === TOO_MANY ? 'tooFast' : 'wrongCode';
  } catch {
    return 'offline';
  }
}
