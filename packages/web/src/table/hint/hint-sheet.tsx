import './hint-sheet.css';
import type { Names } from '@saloon/kernel';
import type { HintMove } from '@saloon/protocol';
import type { GameWords } from '../../core/games/entry.ts';
import { t } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { reasonsIn, whyOf } from './hint-words.ts';

type HintSheetProps = {
  /** Undefined while the bot thinks. */
  readonly moves: readonly HintMove[] | undefined;
  /** How many moves there were to choose from. */
  readonly offered: number;
  readonly words: GameWords;
  readonly names: Names;
  readonly onPlay: (move: unknown) => void;
  readonly onClose: () => void;
};

/** Three good moves and why. Each can be played from here. */
export function HintSheet({ moves, offered, words, names, onPlay, onClose }: HintSheetProps) {
  const text = t().hint;
  const game = words[settings.value.lang];
  return (
    <Sheet title={text.title} class="hint-sheet" onClose={onClose}>
      <p class="help">{moves === undefined ? text.thinking : text.intro}</p>
      {moves !== undefined && (
        <ol class="hints">
          {moves.map(({ move, chances, why = [] }, i) => (
            <li key={i}>
              <span class="chances sign" aria-hidden="true">
                {chances}
                {settings.value.lang === 'ru' ? '\u00a0%' : '%'}
              </span>
              <span class="what">
                <b>{game.describeMove(move, names)}</b>
                {reasonsIn(game, why, names).map(({ tone, sentence }) => (
                  <span key={sentence} class={`reason ${tone}`}>
                    {sentence}
                  </span>
                ))}
                <small>{whyOf(text, moves, i, offered)}</small>
              </span>
              <button type="button" class={i === 0 ? 'btn small can' : 'btn small'} onClick={() => onPlay(move)}>
                {text.play}
              </button>
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  );
}
