import './pile-sheet.css';
import { WEAPONS } from '@saloon/caliber-45/wire';
import { Card } from '../../../kit/cards/card.tsx';
import { Sheet } from '../../../kit/sheet.tsx';
import { cowboyFace, moneyFace } from '../faces.tsx';
import type { Words } from '../text/words.ts';
import { WeaponCard } from '../weapon-card.tsx';
import type { View } from '../wire.ts';

type PileSheetProps = {
  readonly view: View;
  readonly words: Words;
  readonly onClose: () => void;
};

/** All that lies open in the piles, and what the deck was last filled with, which everybody saw. */
export function PileSheet({ view, words, onClose }: PileSheetProps) {
  const { weapons, money, cowboys } = view;
  return (
    <Sheet title={words.look.title} onClose={onClose}>
      <div class="pile-kinds">
        <h3 class="sign">{words.pile('spent', weapons.discard.length)}</h3>
        <p>{words.look.left(weapons.deck)}</p>
        <ul class="kinds">
          {WEAPONS.map((card) => (
            <li key={card}>
              <WeaponCard size="s" card={card} words={words} />
              <b>× {weapons.discard.filter((one) => one === card).length}</b>
              <small>{words.look.filled(weapons.filledWith[card])}</small>
            </li>
          ))}
        </ul>
        <p class="aid">{words.look.aid}</p>
        <h3 class="sign">{words.pile('bank', money.discard.length)}</h3>
        {money.discard.length === 0 ? (
          <p>{words.look.empty}</p>
        ) : (
          <ul class="kinds">
            {money.discard.map((card, i) => (
              <li key={`${i}`}>
                <Card size="s" face={moneyFace(card, words)} label={words.card(card)} />
                {card.value > 0 && <b>{words.short(card.value)}</b>}
              </li>
            ))}
          </ul>
        )}
        <h3 class="sign">{words.pile('gone', cowboys.discard.length)}</h3>
        <p>{words.look.left(cowboys.deck)}</p>
        <ul class="kinds">
          {cowboys.discard.map((card) => (
            <li key={card.id}>
              <Card size="s" face={cowboyFace(card, words)} />
              <small>{cowboyFace(card, words).name}</small>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
