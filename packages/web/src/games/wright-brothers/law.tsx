import { SHERIFFS } from '@saloon/wright-brothers/wire';
import './law.css';
import { Icon } from '../../kit/icon.tsx';
import { lawStar } from '../../kit/icons/pages.ts';
import { isShooting } from './logic/race-state.ts';
import type { Words } from './text/words.ts';
import type { View } from './wire.ts';

/** The sheriff row: the clock of the round, with what it means in words. */
export function Law({ view, words }: { readonly view: View; readonly words: Words }) {
  const { title, line } = words.sheriffs(view.sheriffs, view.players.length === 2, isShooting(view));
  return (
    <section class="sheriff-row" aria-label={words.regions.law} data-part="sheriffs">
      <div class="stars" aria-hidden="true">
        {Array.from({ length: SHERIFFS }, (_, i) => (
          <span key={i} class={i < view.sheriffs ? 'star on' : 'star'} data-place={`sheriff-${i + 1}`}>
            <Icon of={lawStar} />
            <b>{i + 1}</b>
          </span>
        ))}
      </div>
      <p>
        <b>{title}</b> {line}
      </p>
    </section>
  );
}
