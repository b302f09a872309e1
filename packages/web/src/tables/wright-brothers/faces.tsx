import type { Face } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { lawStar } from '../../kit/icons/law-star.ts';
import { revolver } from '../../kit/icons/revolver.ts';
import { threeFriends } from '../../kit/icons/three-friends.ts';
import { bulletImpacts } from './icons/bullet-impacts.ts';
import { cardExchange } from './icons/card-exchange.ts';
import { cardJoker } from './icons/card-joker.ts';
import { twoFeathers } from './icons/two-feathers.ts';
import { numberOn } from './logic/reading.ts';
import type { Words } from './text/words.ts';
import type { CardId } from './wire.ts';

/** What is printed on the special cards. */
const PRINTED = {
  joker: { plate: 'guard', art: cardJoker, isLoadable: true },
  miss: { plate: 'guard', art: bulletImpacts, isLoadable: true },
  switch: { plate: 'trick', art: cardExchange, isLoadable: false },
  helper: { plate: 'trick', art: threeFriends, isLoadable: false },
  indians: { plate: 'trick', art: twoFeathers, isLoadable: false },
  sheriff: { plate: 'law', art: lawStar, isLoadable: false },
} as const;

const loadSign = () => <Icon of={revolver} />;

export function faceOf(card: CardId, words: Words): Face {
  const { name, rule } = words.cards[card];
  if (numberOn(card) > 0) return { plate: 'gain', name, big: card, index: card, mark: loadSign(), effect: rule };
  const { plate, art, isLoadable } = PRINTED[card as keyof typeof PRINTED];
  const face = { plate, name, art, index: <Icon of={art} />, effect: rule };
  return isLoadable ? { ...face, mark: loadSign() } : face;
}
