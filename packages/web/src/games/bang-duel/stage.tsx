import './stage.css';
import { CORNERS } from '@saloon/bang-duel/text';
import { Icon } from '../../kit/icon.tsx';
import { gunshot } from '../../kit/icons/tables.ts';
import { SYMBOL_ICONS } from './faces.tsx';
import type { Props } from './scene.tsx';
import { wordsIn } from './text/index.ts';

/** `Turn 9`, and the shots that the turn still has. */
export function Stage({ view, lang }: Props) {
  const words = wordsIn(lang);
  return (
    <div class="duel-stage">
      <b class="sign">{words.turn(view.turn)}</b>
      {view.phase !== 'setup' && view.ending === undefined && (
        <span class="chip">
          <Icon of={gunshot} />
          {words.bangsLeft(view.bangsLeft)}
        </span>
      )}
      {view.isReloadOpen && <span class="chip">{words.reloadOpen}</span>}
    </div>
  );
}

export function Fact({ lang }: Props) {
  const words = wordsIn(lang);
  return (
    <div class="duel-corners">
      <b class="sign">{words.corners}</b>
      <ul>
        {CORNERS.map(({ symbol, copies }) => (
          <li key={symbol}>
            <Icon of={SYMBOL_ICONS[symbol]} />
            <span class="sr">{words.labels.symbols[symbol]} </span>
            <b>{copies}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
