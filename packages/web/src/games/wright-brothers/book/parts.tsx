import { seat } from '@saloon/kernel';
import type { ComponentChildren } from 'preact';
import { Card } from '../../../kit/cards/card.tsx';
import { Brand } from '../../../kit/figures/brand.tsx';
import { faceOf } from '../faces.tsx';
import type { Words } from '../text/words.ts';
import type { CardId, Cards } from '../wire.ts';
import type { Labels } from './labels.ts';

/** What every picture needs to draw itself. */
export type Drawn = { readonly words: Words; readonly labels: Labels; readonly cast: readonly string[] };

export const OneCard = ({ card, words, class: name }: { card: CardId; words: Words; class?: string | undefined }) => (
  <Card
    size="s"
    width="var(--pw)"
    face={faceOf(card, words)}
    {...(name === undefined ? {} : { class: name })}
    {...(name === 'void' ? { label: words.showdown.cancelled(words.cards[card].name) } : {})}
  />
);

type RowProps = { readonly cards: Cards; readonly words: Words; readonly voids?: readonly number[] | undefined };

/** Cards side by side, some of them canceled. */
export const Row = ({ cards, words, voids = [] }: RowProps) => (
  <span class="rp-row">
    {cards.map((card, i) => (
      <OneCard key={`${i}`} card={card} words={words} class={voids.includes(i) ? 'void' : undefined} />
    ))}
  </span>
);

/** Something with a label below it. */
export const Labelled = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  <span class="rp-labelled">
    {children}
    <small>{label}</small>
  </span>
);

/** A player in the examples. */
export const Who = ({ at, cast }: { readonly at: number; readonly cast: readonly string[] }) => (
  <span class="rp-who">
    <Brand of={seat(at)} />
    <b class="sign">{cast[at] ?? ''}</b>
  </span>
);

/** The tablecloth under a picture, in the theme's colors. */
export const Cloth = ({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }) => (
  <div class={`wright-brothers rp-cloth ${kind}`}>{children}</div>
);
