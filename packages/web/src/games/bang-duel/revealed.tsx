import '../../table/hand/open-hands.css';
import './revealed.css';
import { Card } from '../../kit/cards/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { lawStar } from '../../kit/icons/pages.ts';
import { robberMask } from '../../kit/icons/tables.ts';
import { faceOf } from './faces.tsx';
import type { Props } from './scene.tsx';
import { wordsIn } from './text/index.ts';

/** Both hands and both reserves, for a replay with all cards open. */
export function Revealed({ view, lang }: Props) {
  const words = wordsIn(lang);
  return (
    <ul class="open-hands duel-hands">
      {view.players.map(({ side, hand, reserveCharacters }) => (
        <li key={side}>
          <Icon of={side === 'law' ? lawStar : robberMask} />
          <b class="sign">{words.sideTitle(side)}</b>
          <span class="held">
            {(hand ?? []).map((card, k) => (
              <Card key={`${k}`} size="xs" face={faceOf(card, words)} />
            ))}
          </span>
          <span class="kept">{(reserveCharacters ?? []).map((id) => words.labels.characters[id].name).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}
