import './stage.css';
import { Icon } from '../../kit/icon.tsx';
import { gunshot } from '../../kit/icons/gunshot.ts';
import { SYMBOL_ICONS } from './faces.tsx';
import type { Props } from './scene.tsx';
import { wordsIn } from './text/index.ts';
import type { CornerSymbol } from './wire.ts';

/** `Turn 9`, and the shots that the turn still has. */
export function Stage({ view, lang }: Props) {
  const words = wordsIn(lang);
  return (
    <div class="bd-stage">
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

/** How many of a side's 40 cards have each symbol in their corner: what a reveal is worth. */
const CORNERS: readonly (readonly [CornerSymbol, number])[] = [
  ['horseshoe', 15],
  ['barrel', 10],
  ['snake', 10],
  ['dynamite', 5],
];

export function Fact({ lang }: Props) {
  const words = wordsIn(lang);
  return (
    <div class="bd-corners">
      <b class="sign">{words.corners}</b>
      <ul>
        {CORNERS.map(([symbol, n]) => (
          <li key={symbol}>
            <Icon of={SYMBOL_ICONS[symbol]} />
            <span class="sr">{words.labels.symbols[symbol]} </span>
            <b>{n}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
