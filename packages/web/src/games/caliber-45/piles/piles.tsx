import './piles.css';
import { Back, Card } from '../../../kit/cards/card.tsx';
import { cowboyFace, moneyFace } from '../faces.tsx';
import type { PileId, Words } from '../text/words.ts';
import { WeaponCard } from '../weapon-card.tsx';
import type { View } from '../wire.ts';

type PilesProps = {
  readonly view: Pick<View, 'weapons' | 'money' | 'cowboys'>;
  readonly words: Words;
  readonly onLook: () => void;
};

/** The decks and what was thrown: one press shows all that lies open. */
export function Piles({ view, words, onLook }: PilesProps) {
  const { weapons, money, cowboys } = view;
  const [spent, paid, gone] = [weapons.discard.at(-1), money.discard.at(-1), cowboys.discard.at(-1)];
  const size = { size: 'xs', width: 'var(--pile-card)' } as const;
  const counts: Readonly<Record<PileId, number>> = {
    weapons: weapons.deck,
    spent: weapons.discard.length,
    bank: money.discard.length,
    cowboys: cowboys.deck,
    gone: cowboys.discard.length,
  };
  const empty = (place: string) => <span class="bare-spot" data-place={place} />;
  const pile = (id: PileId, top: preact.ComponentChildren) => (
    <span class={`pile ${id}`}>
      {top}
      <span class="count">
        <span data-drawn={words.piles[id]} /> <b data-drawn={counts[id]} />
      </span>
    </span>
  );
  const label = Object.keys(counts)
    .map((id) => words.pile(id as PileId, counts[id as PileId]))
    .join(', ');
  return (
    <button type="button" class="caliber-piles" aria-label={`${words.look.title}. ${label}`} onClick={onLook}>
      {pile('weapons', weapons.deck === 0 ? empty('deck') : <Back {...size} kind="arms" place="deck" />)}
      {pile(
        'spent',
        spent === undefined ? empty('spent') : <WeaponCard {...size} card={spent} words={words} place="spent" />,
      )}
      {pile('bank', paid === undefined ? empty('bank') : <Card {...size} face={moneyFace(paid, words)} place="bank" />)}
      {pile('cowboys', cowboys.deck === 0 ? empty('cowboys') : <Back {...size} kind="cow" place="cowboys" />)}
      {pile(
        'gone',
        gone === undefined ? empty('gone') : <Card {...size} face={cowboyFace(gone, words)} place="gone" />,
      )}
    </button>
  );
}
