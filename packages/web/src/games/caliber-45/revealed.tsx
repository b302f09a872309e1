import '../../table/hand/open-hands.css';
import './revealed.css';
import { seat as seatAt } from '@saloon/kernel';
import { Brand } from '../../kit/figures/brand.tsx';
import { Cowboy } from './people/cowboy.tsx';
import { ownerOf } from './people/teams.tsx';
import type { Props } from './scene.tsx';
import { wordsIn } from './text/index.ts';
import { WeaponCard } from './weapon-card.tsx';

/** Every hand and every cowboy, for a replay with all cards open. */
export function Revealed({ view, names, lang }: Props) {
  const words = wordsIn(lang);
  return (
    <ul class="open-hands open-riders caliber-45">
      {view.players.map(({ hand, cowboy, team }, i) => (
        <li key={`${i}`}>
          <Cowboy of={cowboy} words={words} size="xs" />
          <Brand of={ownerOf(team)} />
          <b class="sign">{names(seatAt(i))}</b>
          <span class="held">
            <span class="sr">{words.hand(hand?.length ?? 0)}</span>
            {(hand ?? []).map((card, n) => (
              <WeaponCard key={`${n}`} size="xs" card={card} words={words} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
