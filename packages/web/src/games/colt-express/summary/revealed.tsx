import '../../../table/hand/open-hands.css';
import './revealed.css';
import { seat as seatAt } from '@saloon/kernel';
import { Card } from '../../../kit/cards/card.tsx';
import { faceOf } from '../faces.tsx';
import { kindOf } from '../logic/kinds.ts';
import { ValueChips } from '../people/chips.tsx';
import { Whose } from '../people/whose.tsx';
import type { Props } from '../scene.tsx';
import { wordsIn } from '../text/index.ts';

/** Every hand and every purse, for a replay with all cards open. */
export function Revealed({ view, called: names, lang }: Props) {
  const words = wordsIn(lang);
  return (
    <ul class="open-hands open-loot">
      {view.players.map(({ hand }, i) => (
        <li key={`${i}`}>
          <Whose view={view} seat={seatAt(i)} names={names} />
          <b class="sign">{names(seatAt(i))}</b>
          <span class="held">
            <span class="sr">{words.regions.hand}</span>
            {(hand ?? []).map((card, n) => (
              <Card key={`${n}`} size="xs" face={faceOf(kindOf(card), words)} label={words.card(kindOf(card))} />
            ))}
          </span>
          <span class="loot">
            {view.bandits
              .filter(({ seat }) => seat === i)
              .map((bandit) => (
                <ValueChips key={bandit.character} bandit={bandit} words={words} />
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
