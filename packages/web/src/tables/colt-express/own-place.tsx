import type { Seat } from '@saloon/kernel';
import { Back } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { cardDiscard } from '../../kit/icons/card-discard.ts';
import { eye } from '../../kit/icons/eye.ts';
import { stack } from '../../kit/icons/stack.ts';
import { sharedWords } from '../shared/text/index.ts';
import { ValueChips } from './chips.tsx';
import { Face, Revolver } from './opponents.tsx';
import type { Words } from './text/words.ts';
import type { View } from './wire.ts';

type OwnProps = { readonly view: View; readonly you: Seat; readonly words: Words; readonly onLook: () => void };

/** Your own sheet: your bandit, its ability, your loot and its value. */
export function OwnSheet({ view, you, words, onLook }: OwnProps) {
  const bandits = view.bandits.filter(({ seat }) => seat === you);
  if (bandits.length === 0) return null;
  const worth = bandits.reduce((sum, bandit) => sum + (bandit.worth ?? 0), 0);
  const title = bandits.map(({ character }) => words.things.characters[character].name).join(' · ');
  const sum = (
    <span class="sum">
      <b>{words.dollars(worth)}</b> <Icon of={eye} /> <small>{words.own.onlyYou}</small>
    </span>
  );
  return (
    <div class={`ce-sheet n${bandits.length}`} data-part="sheet">
      {bandits.map((bandit) => (
        <span class="bd" key={bandit.character}>
          <span class="left">
            <Face bandit={bandit.character} size={bandits.length > 1 ? 46 : 66} />
            {bandit.place !== undefined && <Revolver {...{ bandit, words }} size={bandits.length > 1 ? 40 : 50} />}
          </span>
          <span class="sd">
            <b class="sign">
              {words.things.characters[bandit.character].name}
              {bandits.length === 1 && <em>{sharedWords(words.lang).you}</em>}
            </b>
            {view.abilities && <span class="ab">{words.things.characters[bandit.character].rule}</span>}
            <span class="ct">
              <ValueChips {...{ bandit, words }} />
            </span>
            {bandits.length === 1 && sum}
          </span>
        </span>
      ))}
      {bandits.length > 1 && sum}
      <button type="button" class="ce-over" aria-label={words.own.details(title)} onClick={onLook} />
    </div>
  );
}

type DeckProps = {
  readonly view: View;
  readonly you: Seat;
  readonly words: Words;
  /** Draws, where that is offered. */
  readonly onDraw: (() => void) | undefined;
  readonly onLook: () => void;
  readonly drawLabel: string;
};

/** Your deck to draw from; with the expert rules also the discard pile. */
export function OwnDeck({ view, you, words, onDraw, onLook, drawLabel }: DeckProps) {
  const player = view.players[you];
  if (player === undefined || player.bandits.length === 0) return null;
  return (
    <div class="ce-deck" data-part="own-deck">
      <div class={`dk ${onDraw === undefined ? '' : 'can'}`}>
        <span class="pack" data-n={Math.min(3, player.deck)}>
          <Back size="s" width="var(--dw)" />
          <Back size="s" width="var(--dw)" />
          <Back size="s" width="var(--dw)" place="deck" />
        </span>
        <span class="n">
          <Icon of={stack} />
          {player.deck}
        </span>
        <small>{words.own.deck(player.deck)}</small>
        <button
          type="button"
          class="ce-over"
          aria-label={
            onDraw === undefined ? words.own.deck(player.deck) : `${drawLabel}, ${words.own.deck(player.deck)}`
          }
          aria-disabled={onDraw === undefined ? 'true' : undefined}
          onClick={onDraw ?? onLook}
        />
      </div>
      {view.isExpert && (
        <button type="button" class="dc" aria-label={words.own.discard(player.discard)} onClick={onLook}>
          <Icon of={cardDiscard} />
          <b>{player.discard}</b>
        </button>
      )}
    </div>
  );
}
