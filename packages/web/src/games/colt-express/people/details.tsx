import './details.css';
import type { Names, Seat } from '@saloon/kernel';
import { Card } from '../../../kit/cards/card.tsx';
import { Brand } from '../../../kit/figures/brand.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { eye } from '../../../kit/icons/tables.ts';
import { Sheet } from '../../../kit/sheet.tsx';
import { faceOf } from '../faces.tsx';
import { type Kind, kindOf } from '../logic/kinds.ts';
import { ownerOf } from '../logic/owners.ts';
import type { Words } from '../text/words.ts';
import type { Card as HeldCard, View } from '../wire.ts';
import { LootChips, ValueChips } from './chips.tsx';
import { Face, Revolver } from './opponents.tsx';

type DetailsProps = {
  readonly view: View;
  readonly seat: Seat;
  readonly names: Names;
  readonly words: Words;
  readonly onClose: () => void;
};

/** A player's details: bandits and abilities, loot, bullets left and received, and known cards. */
export function Details({ view, seat, names, words, onClose }: DetailsProps) {
  const player = view.players[seat];
  const bandits = view.bandits.filter((bandit) => bandit.seat === seat);
  if (player === undefined) return null;
  const { own, things } = words;
  const discard = player.discardCards ?? player.discardSeen;
  return (
    <Sheet title={names(seat)} onClose={onClose} class="bandit-details">
      {bandits.map((bandit) => (
        <section key={bandit.character}>
          <Face bandit={bandit.character} size={64} />
          <div>
            <h3 class="sign">{things.characters[bandit.character].name}</h3>
            <p>{view.abilities ? things.characters[bandit.character].rule : own.noAbility}</p>
            <p class="loot">
              {bandit.purses === undefined ? (
                <LootChips bandit={bandit} />
              ) : (
                <ValueChips bandit={bandit} words={words} />
              )}
              {bandit.worth !== undefined && <b>{words.dollars(bandit.worth)}</b>}
              {bandit.known.length > 0 && (
                <small>
                  <Icon of={eye} /> {own.known(bandit.known.map(words.dollars))}
                </small>
              )}
            </p>
          </div>
          <Revolver bandit={bandit} words={words} size={54} />
        </section>
      ))}
      <dl>
        <div>
          <dt>{own.bullets}</dt>
          <dd>
            {player.received.map(({ from, count }) => (
              <span key={from} class="chip">
                <Brand of={ownerOf(from)} /> {count}
              </span>
            ))}
            {own.received(player.receivedCount)}
            {player.bulletsOnTop.length > 0 && `, ${own.onTop(player.bulletsOnTop.length)}`}
          </dd>
        </div>
        {player.deckCards !== undefined && (
          <div>
            <dt>{own.deckTitle}</dt>
            <dd>
              <Cards cards={player.deckCards} words={words} />
            </dd>
          </div>
        )}
        {view.isExpert && (
          <div>
            <dt>
              {own.discardTitle}
              {player.discardCards === undefined && <small>{own.discardSeen}</small>}
            </dt>
            <dd>
              <Cards cards={discard} words={words} />
              <small>{own.discard(player.discard)}</small>
            </dd>
          </div>
        )}
      </dl>
    </Sheet>
  );
}

/** Cards by kind and count: their order is secret. */
function Cards({ cards, words }: { readonly cards: readonly HeldCard[]; readonly words: Words }) {
  const counts = new Map<Kind, number>();
  for (const card of cards) counts.set(kindOf(card), (counts.get(kindOf(card)) ?? 0) + 1);
  return (
    <span class="kinds">
      {[...counts].map(([kind, count]) => (
        <span key={kind}>
          <Card size="s" face={faceOf(kind, words)} label={`${words.card(kind)}: ${count}`} />
          <b aria-hidden="true">×{count}</b>
        </span>
      ))}
    </span>
  );
}
