import type { Face } from '../../kit/cards/card.tsx';
import type { Plate } from '../../kit/cards/plates.ts';
import { Brand } from '../../kit/figures/brand.tsx';
import { Icon } from '../../kit/icon.tsx';
import { lawStar, revolver } from '../../kit/icons/pages.ts';
import { robberHand, run, silverBullet } from '../../kit/icons/tables.ts';
import { ladder, punch } from './icons.ts';
import { cardOf, type Kind } from './logic/kinds.ts';
import { ownerOf } from './logic/owners.ts';
import type { Words } from './text/words.ts';
import type { ActionId } from './wire.ts';

/** What is printed on the cards of each action, and where its rule begins. */
export const PRINTED: Readonly<
  Record<ActionId, { readonly plate: Plate; readonly art: string; readonly rule: string }>
> = {
  move: { plate: 'travel', art: run, rule: 'CE-MOVE-1' },
  ladder: { plate: 'travel', art: ladder, rule: 'CE-LADDER-1' },
  fire: { plate: 'harm', art: revolver, rule: 'CE-FIRE-1' },
  robbery: { plate: 'gain', art: robberHand, rule: 'CE-ROB-1' },
  punch: { plate: 'harm', art: punch, rule: 'CE-PUNCH-1' },
  marshal: { plate: 'law', art: lawStar, rule: 'CE-MARSHAL-1' },
};

export const BULLET = { plate: 'dead', art: silverBullet } as const;

/** A card of the hand or the plan. With two bandits it carries the brand of the one it belongs to. */
export function faceOf(kind: Kind, words: Words): Face {
  const card = cardOf(kind);
  const { things } = words;
  if ('bullet' in card) {
    const { name, rule } = things.bullets[card.bullet === 'neutral' ? 'neutral' : 'own'];
    const index = <Brand of={ownerOf(card.bullet)} />;
    return { ...BULLET, name, index, effect: rule, rule: 'CE-BULLET-1' };
  }
  const { plate, art, rule } = PRINTED[card.action];
  const { name, rule: effect } = things.actions[card.action];
  const face: Face = { plate, name, art, index: <Icon of={art} />, effect, rule };
  return card.bandit === undefined ? face : { ...face, mark: <Brand of={ownerOf(card.bandit)} /> };
}

/** Where the card is so small, or lies so, that its corner would say nothing. */
export const withoutIndex = ({ index: _, ...face }: Face): Face => face;
