import { TEAM_OF_CAST } from '@saloon/caliber-45/rules';
import type { ComponentChildren } from 'preact';
import { Back } from '../../../kit/cards/card.tsx';
import { Brand } from '../../../kit/figures/brand.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { cancel } from '../../../kit/icons/tables.ts';
import { checkMark } from '../../../kit/icons/today.ts';
import { ownerOf } from '../people/teams.tsx';
import type { Words } from '../text/words.ts';
import { WeaponCard } from '../weapon-card.tsx';
import type { Cards } from '../wire.ts';
import type { Labels } from './labels.ts';

/** What every picture needs to draw itself. */
export type Drawn = { readonly words: Words; readonly labels: Labels; readonly cast: readonly string[] };

export const teamAt = (at: number): number => TEAM_OF_CAST[at] ?? 0;

/** The felt under a picture. */
export const Cloth = ({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }) => (
  <div class={`caliber-45 c45p ${kind}`}>{children}</div>
);

/** A player in the examples, with the team's mark. */
export const Who = ({ at, cast }: { readonly at: number; readonly cast: readonly string[] }) => (
  <span class="p-who">
    <Brand of={ownerOf(teamAt(at))} />
    <b class="sign">{cast[at] ?? ''}</b>
  </span>
);

/** Weapon cards side by side, or this many card backs. */
export const Row = ({ cards, words }: { readonly cards: Cards | number; readonly words: Words }) => (
  <span class="p-row">
    {typeof cards === 'number'
      ? Array.from({ length: cards }, (_, i) => <Back key={i} size="xs" kind="arms" width="var(--rw)" />)
      : cards.map((card, i) => <WeaponCard key={`${i}`} size="s" width="var(--rw)" card={card} words={words} />)}
  </span>
);

/** Something with a label below it. */
export const Labelled = ({
  label,
  children,
}: {
  readonly label: ComponentChildren;
  readonly children: ComponentChildren;
}) => (
  <span class="p-labelled">
    {children}
    <small>{label}</small>
  </span>
);

/** A tick or a cross with its label. */
export const Verdict = ({ isLegal, labels }: { readonly isLegal: boolean; readonly labels: Labels }) => (
  <span class={isLegal ? 'p-yes' : 'p-no'}>
    <Icon of={isLegal ? checkMark : cancel} />
    <span class="sr">{isLegal ? labels.legal : labels.illegal}</span>
  </span>
);
