import '../../../table/hand/open-hands.css';
import './revealed.css';
import { seat as seatAt } from '@saloon/kernel';
import { Card } from '../../../kit/cards/card.tsx';
import { Brand } from '../../../kit/figures/brand.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { revolver as gun, pokerHand } from '../../../kit/icons/pages.ts';
import { faceOf } from '../faces.tsx';
import type { Props } from '../scene.tsx';
import { wordsIn } from '../text/index.ts';
import type { Cards } from '../wire.ts';

/** Every hand and every revolver, for a replay with all cards open. */
export function Revealed({ view, names, lang }: Props) {
  const words = wordsIn(lang);
  const cards = (held: Cards | undefined, icon: string, label: string) => (
    <span class="held">
      <Icon of={icon} />
      <span class="sr">{label}</span>
      {(held ?? []).map((card, i) => (
        <Card key={`${i}`} size="xs" face={faceOf(card, words)} />
      ))}
    </span>
  );
  return (
    <ul class="open-hands gang-hands">
      {view.players.map(({ hand, revolver }, i) => (
        <li key={`${i}`}>
          <Brand of={seatAt(i)} />
          <b class="sign">{names(seatAt(i))}</b>
          {cards(hand, pokerHand, words.regions.hand)}
          {cards(revolver, gun, words.regions.revolver)}
        </li>
      ))}
    </ul>
  );
}
