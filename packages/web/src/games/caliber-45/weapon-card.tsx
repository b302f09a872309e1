import { Card, type CardProps } from '../../kit/cards/card.tsx';
import { weaponFace } from './faces.tsx';
import type { Words } from './text/words.ts';
import type { WeaponId } from './wire.ts';

type WeaponCardProps = Pick<CardProps, 'size' | 'width' | 'place'> & {
  readonly card: WeaponId;
  readonly words: Words;
};

/** A weapon card that lies open. Its number is drawn, so its label says it. */
export const WeaponCard = ({ card, words, ...rest }: WeaponCardProps) => (
  <Card {...rest} face={weaponFace(card, words)} label={words.weapon(card)} />
);
