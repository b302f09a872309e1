import { valueIn } from '@saloon/wright-brothers/wire';
import type { Face } from '../../kit/cards/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { lawStar, revolver, threeFriends } from '../../kit/icons/pages.ts';
import { bulletImpacts, cardExchange, twoFeathers } from '../../kit/icons/tables.ts';
import { cardJoker } from './icons.ts';
import type { Words } from './text/words.ts';
import type { CardId } from './wire.ts';

/** What is printed on the special cards. */
export const PRINTED = {
  joker: { plate: 'guard', art: cardJoker, rule: 'WB-JOKER-1', isLoadable: true },
  miss: { plate: 'guard', art: bulletImpacts, rule: 'WB-MISS-1', isLoadable: true },
  switch: { plate: 'trick', art: cardExchange, rule: 'WB-SWITCH-1', isLoadable: false },
  helper: { plate: 'trick', art: threeFriends, rule: 'WB-HELP-1', isLoadable: false },
  indians: { plate: 'trick', art: twoFeathers, rule: 'WB-IND-1', isLoadable: false },
  sheriff: { plate: 'law', art: lawStar, rule: 'WB-SHER-1', isLoadable: false },
} as const;

/** What a number may be thrown with. */
const NUMBERS_RULE = 'WB-DISC-1';

const loadSign = () => <Icon of={revolver} />;

export function faceOf(card: CardId, words: Words): Face {
  const { name, rule } = words.cards[card];
  if (valueIn(card) > 0) {
    return { plate: 'gain', name, big: card, index: card, mark: loadSign(), effect: rule, rule: NUMBERS_RULE };
  }
  const { plate, art, rule: id, isLoadable } = PRINTED[card as keyof typeof PRINTED];
  const face = { plate, name, art, index: <Icon of={art} />, effect: rule, rule: id };
  return isLoadable ? { ...face, mark: loadSign() } : face;
}
