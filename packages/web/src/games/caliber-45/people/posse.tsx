import './posse.css';
import type { Names, Seat } from '@saloon/kernel';
import { Brand, seatClass } from '../../../kit/figures/brand.tsx';
import { Bust } from '../../../kit/figures/bust.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { run, tombstone } from '../../../kit/icons/tables.ts';
import { checkMark } from '../../../kit/icons/today.ts';
import { horseHead, imprisoned } from '../icons.ts';
import { posseOf } from '../logic/status.ts';
import type { Words } from '../text/words.ts';
import type { Part, View } from '../wire.ts';
import { figureFor } from './figures.ts';
import { ownerOf } from './teams.tsx';

const LEFT: Partial<Record<Part, string>> = { rode: horseHead, fled: run, fell: tombstone, jailed: imprisoned };

type PosseProps = {
  readonly view: View;
  readonly names: Names;
  readonly words: Words;
  readonly you: Seat | undefined;
};

/** Who rode on this robbery: those who are still in stand upright, the others show how they left. */
export function Posse({ view, names, words, you }: PosseProps) {
  const posse = posseOf(view);
  if (posse.length === 0) return null;
  const isVote = view.phase === 'vote';
  return (
    <ul class="riding-posse" aria-label={words.regions.posse} style={{ '--n': posse.length }}>
      {posse.map(({ seat, part }) => {
        const player = view.players[seat];
        const owner = ownerOf(player?.team ?? 0);
        const card = player?.cowboy?.card;
        const sign = LEFT[part];
        const isReady = isVote && player?.hasVoted;
        return (
          <li
            key={seat}
            class={`${seatClass(owner)} p-${part} ${view.asked.includes(seat) ? 'asked' : ''} ${view.robbery?.heirs.includes(seat) ? 'heir' : ''}`}
            aria-label={`${seat === you ? words.you : names(seat)}: ${words.status(isReady ? { type: 'voted' } : { type: part === 'none' ? 'ready' : part })}`}
          >
            <span class="figure">
              {sign === undefined && card !== undefined && card !== 'face-down' ? (
                <Bust of={figureFor(card.id)} owner={owner} size={40} />
              ) : (
                <span class="bust off">
                  <Icon of={isReady ? checkMark : (sign ?? tombstone)} />
                </span>
              )}
              <Brand of={owner} />
              {part === 'in' && card !== undefined && card !== 'face-down' && <i class="cap">{card.cap}</i>}
            </span>
            <span class="name">{seat === you ? words.you : names(seat)}</span>
          </li>
        );
      })}
    </ul>
  );
}
