import { useState } from 'preact/hooks';
import { ask } from '../../../net/api.ts';
import { me, showMe } from '../../people/account.ts';
import { Section } from '../../people/section.tsx';
import { peopleWords, refusalOf } from '../../people/text/index.ts';

/** The handle by which friends find this person. */
export function HandleSection() {
  const words = peopleWords();
  const [handle, setHandle] = useState(me.peek()?.handle ?? '');
  const [problem, setProblem] = useState('');
  const [note, setNote] = useState('');
  const [ideas, setIdeas] = useState<readonly string[]>([]);
  const save = async (wanted: string) => {
    setHandle(wanted);
    const answer = showMe(await ask('PUT /api/me/handle', { body: { handle: wanted } }));
    setProblem(answer.ok ? '' : refusalOf(answer.error));
    setIdeas(answer.ok ? [] : (answer.error.suggestions ?? []));
    setNote(answer.ok ? words.handle.saved(answer.body.handle ?? '') : '');
  };
  return (
    <Section title={words.handle.title}>
      <form
        class="act-row"
        onSubmit={(event) => {
          event.preventDefault();
          void save(handle);
        }}
      >
        <label>
          <span class="help" id="handle-hint">
            {words.handle.hint}
          </span>
          <input
            class="field"
            value={handle}
            placeholder="@wyatt"
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            aria-label={words.handle.title}
            aria-describedby="handle-hint handle-note"
            aria-invalid={problem !== ''}
            onInput={(event) => setHandle(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn small" disabled={handle.trim() === ''}>
          {words.save}
        </button>
      </form>
      <p id="handle-note" class={problem === '' ? 'help' : 'error'} role="status">
        {problem || note}
      </p>
      {ideas.length > 0 && (
        <p class="pills">
          {words.handle.free}{' '}
          {ideas.map((idea) => (
            <button key={idea} type="button" onClick={() => save(idea)}>
              @{idea}
            </button>
          ))}
        </p>
      )}
    </Section>
  );
}
