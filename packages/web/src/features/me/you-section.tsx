import { pathTo } from '../../core/router/paths.ts';
import { change, settings } from '../../core/settings/store.ts';
import { Bust } from '../../kit/figures/bust.tsx';
import { FIGURES } from '../../kit/figures/figures.ts';
import { myName } from '../../net/identity.ts';
import { keptHandle } from '../../net/kept-handle.ts';
import { openSheet } from '../../shell/open-sheet.ts';
import { Portrait } from '../../shell/portrait.tsx';
import { Section } from '../people/section.tsx';
import { meWords } from './text/index.ts';

/** Your name and the portrait beside it. */
export function YouSection() {
  const words = meWords();
  const { portrait } = settings.value;
  const handle = keptHandle.value ?? '';
  return (
    <Section title={words.you}>
      <div class="me-name">
        <Portrait size={64} />
        <b>{myName.value}</b>
        <button type="button" class="btn small" onClick={() => openSheet('name')}>
          {words.rename}
        </button>
        {handle !== '' && (
          <a class="btn small" href={pathTo('/u/:handle', { handle })}>
            {words.profile}
          </a>
        )}
      </div>
      <fieldset class="me-portraits">
        <legend>{words.portrait}</legend>
        {FIGURES.map((figure) => (
          <button
            key={figure}
            type="button"
            aria-pressed={figure === portrait}
            aria-label={words.figures[figure]}
            title={words.figures[figure]}
            onClick={() => change({ portrait: figure === portrait ? '' : figure })}
          >
            <Bust of={figure} size={52} />
          </button>
        ))}
      </fieldset>
      <p class="help">
        {keptHandle.value === undefined ? words.portraitLater : words.portraitShown} {words.portraitOff}
      </p>
    </Section>
  );
}
