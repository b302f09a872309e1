import type { LevelRuns } from '@saloon/protocol';
import { t } from '../../core/i18n/index.ts';
import { dailyWords } from './text/index.ts';

/** How your result compares with bots of each level in your seat. */
export function BotLevels({ levels }: { readonly levels: readonly LevelRuns[] }) {
  const words = dailyWords();
  const computed = levels.reduce((sum, { runs }) => sum + runs, 0);
  const wanted = levels.reduce((sum, { of }) => sum + of, 0);
  return (
    <section class="panel bot-levels">
      <h2 class="sign">{words.bots}</h2>
      <p class="help">{words.botsHint(computed, wanted)}</p>
      <ul>
        {levels.map(({ level, beaten }) => (
          <li key={level}>
            <b>{t().levels[level]}</b>
            {beaten === undefined ? (
              <span>—</span>
            ) : (
              <>
                <meter min={0} max={100} value={beaten} aria-hidden="true" />
                <span class="num">{words.beaten(beaten)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
