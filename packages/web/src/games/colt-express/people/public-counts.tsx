import './public-counts.css';
import type { Names } from '@saloon/kernel';
import type { Words } from '../text/words.ts';
import type { View } from '../wire.ts';
import { LootChips } from './chips.tsx';
import { Face } from './opponents.tsx';

type PublicCountsProps = { readonly view: View; readonly names: Names; readonly words: Words };

/** What everyone can see of the loot: how much of each kind every bandit has. */
export const PublicCounts = ({ view, names, words }: PublicCountsProps) => (
  <section class="public-counts">
    <h4 class="sign">{words.roundOver.seen}</h4>
    <ul>
      {view.bandits.map((bandit) => {
        const { name } = words.things.characters[bandit.character];
        const player = names(bandit.seat);
        return (
          <li key={bandit.character}>
            <Face bandit={bandit.character} size={28} />
            <span class="who">
              <b class="sign">{name}</b> {player !== name && <small>{player}</small>}
            </span>
            <span class="loot">
              <LootChips bandit={bandit} />
            </span>
          </li>
        );
      })}
    </ul>
  </section>
);
