import './own-place.css';
import type { Seat } from '@saloon/kernel';
import { Back } from '../../../kit/cards/card.tsx';
import { Brand } from '../../../kit/figures/brand.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { cardDiscard, eye, silverBullet } from '../../../kit/icons/tables.ts';
import { sharedWords } from '../../../table/text/index.ts';
import { stack } from '../icons.ts';
import { ownerOf } from '../logic/owners.ts';
import type { Words } from '../text/words.ts';
import type { View } from '../wire.ts';
import { ValueChips } from './chips.tsx';
import { Face, Revolver } from './opponents.tsx';

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
    <div class="own-sheet" data-bandits={bandits.length} data-part="sheet">
      {bandits.map((bandit) => (
        <span class="bandit" key={bandit.character}>
          <Face bandit={bandit.character} size={66} />
          <b class="sign name">
            {words.things.characters[bandit.character].name}
            {bandits.length === 1 && <em>{sharedWords(words.lang).you}</em>}
          </b>
          {view.abilities && <span class="ability">{words.things.characters[bandit.character].rule}</span>}
          {bandit.place !== undefined && <Revolver bandit={bandit} words={words} size={44} />}
          <span class="loot">
            <ValueChips bandit={bandit} words={words} />
          </span>
        </span>
      ))}
      {sum}
      <OwnBullets view={view} words={words} you={you} />
      <button type="button" class="press-all" aria-label={words.own.details(title)} onClick={onLook} />
    </div>
  );
}

/** The bullets you were hit by, with the marks of those who fired them. */
function OwnBullets({ view, words, you }: Omit<OwnProps, 'onLook'>) {
  const player = view.players[you];
  if (player === undefined || player.receivedCount === 0) return null;
  return (
    <span class="own-bullets" role="img" aria-label={words.own.received(player.receivedCount)}>
      <Icon of={silverBullet} />
      {player.receivedCount}
      {player.received.map(({ from }) => (
        <Brand key={from} of={ownerOf(from)} />
      ))}
    </span>
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
  readonly isArmed: boolean;
};

/** Your deck to draw from; with the expert rules also the discard pile. */
export function OwnDeck({ view, you, words, onDraw, onLook, drawLabel, isArmed }: DeckProps) {
  const player = view.players[you];
  if (player === undefined || player.bandits.length === 0) return null;
  return (
    <div class="own-deck" data-part="own-deck">
      <div class={`pile ${onDraw === undefined ? '' : 'can'} ${isArmed ? 'armed' : ''}`}>
        <span class="pack" data-n={Math.min(3, player.deck)}>
          <Back size="s" width="var(--deck-card)" />
          <Back size="s" width="var(--deck-card)" />
          <Back size="s" width="var(--deck-card)" place="deck" />
        </span>
        <span class="count">
          <Icon of={stack} />
          {player.deck}
        </span>
        <small>{onDraw !== undefined && drawLabel}</small>
        <button
          type="button"
          class="press-all"
          aria-label={
            onDraw === undefined ? words.own.deck(player.deck) : `${drawLabel}, ${words.own.deck(player.deck)}`
          }
          aria-disabled={onDraw === undefined ? 'true' : undefined}
          onClick={onDraw ?? onLook}
        />
      </div>
      {view.isExpert && (
        <button type="button" class="discarded" aria-label={words.own.discard(player.discard)} onClick={onLook}>
          <Icon of={cardDiscard} />
          <b>{player.discard}</b>
        </button>
      )}
    </div>
  );
}
