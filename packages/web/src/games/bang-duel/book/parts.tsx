import type { Picture, ShownCard, ShownCharacter, ShownSide } from '@saloon/bang-duel/rules';
import { characterFace } from '@saloon/bang-duel/text';
import type { ComponentChildren } from 'preact';
import { Back, Card } from '../../../kit/cards/card.tsx';
import { Cartridges } from '../../../kit/cards/cartridge.tsx';
import { Standing } from '../../../kit/figures/figure.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { cancel } from '../../../kit/icons/tables.ts';
import { checkMark } from '../../../kit/icons/today.ts';
import { faceOf } from '../faces.tsx';
import { FIGURES } from '../people/figures.ts';
import { SideMark } from '../people/side-mark.tsx';
import type { Words } from '../text/words.ts';
import type { Labels } from './labels.ts';

/** What every picture needs to draw itself. */
export type Drawn = { readonly words: Words; readonly labels: Labels; readonly cast: readonly string[] };
export type Of<T extends Picture['type']> = Drawn & { readonly picture: Extract<Picture, { type: T }> };

/** The ground under a picture. */
export const Ground = ({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }) => (
  <div class={`bang-duel bdp ${kind}`}>{children}</div>
);

type OneProps = { readonly shown: ShownCard; readonly drawn: Drawn; readonly size?: 's' | 'm' };

/** A card, with a tick or a cross where the picture judges it. */
export function OneCard({ shown, drawn, size = 's' }: OneProps) {
  const { isGood } = shown;
  return (
    <span class="bdp-card">
      <Card size={size} width={size === 's' ? '2.25rem' : '5.25rem'} face={faceOf(shown.card, drawn.words)} />
      {isGood !== undefined && (
        <span class={isGood ? 'good' : 'bad'}>
          <Icon of={isGood ? checkMark : cancel} />
          <span class="sr">{isGood ? drawn.labels.yes : drawn.labels.no}</span>
        </span>
      )}
    </span>
  );
}

type CharacterProps = {
  readonly shown: ShownCharacter;
  readonly drawn: Drawn;
  /** Its number in an explained order. */
  readonly number?: number;
};

/** A character as it stands on the street. */
export function Character({ shown, drawn, number }: CharacterProps) {
  const { character, health, isAttacker, equipment, is } = shown;
  const { side, health: whole } = characterFace(character);
  const { words, labels } = drawn;
  const role = [isAttacker ? labels.attacks : labels.covers, ...(is === undefined ? [] : [labels.is[is]])].join(' · ');
  return (
    <div class={`character-post ${side} ${isAttacker ? 'attacks' : 'covers'} ${is ?? ''}`}>
      <span class="figure">
        <svg viewBox="-8 -10 96 130" aria-hidden="true">
          <Standing of={FIGURES[character]} x={40} y={116} height={120} isTurned={side === 'outlaw'} />
        </svg>
        {number !== undefined && <b class="nth">{number}</b>}
      </span>
      {isAttacker && (
        <span class="attack-token">
          <SideMark side={side} />
        </span>
      )}
      <div class="nameplate">
        <div class="heading">
          <b class="sign">{words.labels.characters[character].name}</b>
          <span class="health" role="img" aria-label={words.count.health(health, whole)}>
            <Cartridges full={health} of={whole} />
            <b>{health}</b>
          </span>
        </div>
        {equipment.length > 0 && (
          <div class="gear">
            {equipment.map((card, i) => (
              <OneCard key={`${i}`} shown={card} drawn={drawn} />
            ))}
          </div>
        )}
        <span class="role">{role}</span>
      </div>
    </div>
  );
}

type SideProps = { readonly shown: ShownSide; readonly drawn: Drawn; readonly numbers?: readonly number[] };

/** One player's half of the street. */
export function Half({ shown, drawn, numbers }: SideProps) {
  const { side, characters, hand, reserve } = shown;
  const { labels, cast, words } = drawn;
  return (
    <div class={`bdp-half ${side}`}>
      <p class="bdp-who">
        <SideMark side={side} />
        <b class="sign">{cast[side === 'law' ? 0 : 1] ?? ''}</b>
        <span>{words.sideTitle(side)}</span>
        {typeof hand === 'number' && (
          <span class="bdp-back" role="img" aria-label={words.count.hand(hand)}>
            <Back size="xs" kind={side} width="18px" /> {hand}
          </span>
        )}
        {reserve !== undefined && <span>{labels.reserve(reserve)}</span>}
      </p>
      <div class="bdp-pair">
        {characters.map((character, i) => (
          <Character
            key={character.character}
            shown={character}
            drawn={drawn}
            {...(numbers?.[i] === undefined ? {} : { number: numbers[i] })}
          />
        ))}
      </div>
      {typeof hand === 'object' && (
        <p class="bdp-hand">
          <span>{labels.hand}</span>
          {hand.map((card, i) => (
            <OneCard key={`${i}`} shown={card} drawn={drawn} />
          ))}
        </p>
      )}
    </div>
  );
}
