import { bulletsOn } from '@saloon/caliber-45/wire';
import type { Face } from '../../kit/cards/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { lawStar } from '../../kit/icons/pages.ts';
import { dynamite, oldWagon, twoFeathers, winchesterRifle } from '../../kit/icons/tables.ts';
import { cactus, envelope, goldBar, horseHead, militaryFort, wolfHowl } from './icons.ts';
import { figureFor } from './people/figures.ts';
import type { Words } from './text/words.ts';
import { asPrinted, type CowboyCard, type MoneyCard, type WeaponId } from './wire.ts';

export const WEAPONS = {
  mustang: { plate: 'travel', art: horseHead, rule: 'C45-CARD-2' },
  cactus: { plate: 'dead', art: cactus, rule: 'C45-CARD-5' },
  coyote: { plate: 'dead', art: wolfHowl, rule: 'C45-CARD-6' },
} as const;

export function weaponFace(card: WeaponId, { labels, bullets: many }: Words): Face {
  const { name, rule: effect } = labels.weapons[card];
  const bullets = bulletsOn(card);
  if (bullets > 0) {
    return { plate: 'harm', name: many, big: String(bullets), index: String(bullets), effect, rule: 'C45-CARD-1' };
  }
  const { plate, art, rule } = WEAPONS[card as keyof typeof WEAPONS];
  return { plate, name, art, index: <Icon of={art} />, effect, rule };
}

export const MONEY = {
  stagecoach: { plate: 'gain', art: oldWagon, rule: 'C45-GRD-1' },
  'mail-car': { plate: 'gain', art: envelope, rule: 'C45-GRD-2' },
  'gold-train': { plate: 'gain', art: goldBar, rule: 'C45-GRD-2' },
  'fort-knox': { plate: 'gain', art: militaryFort, rule: 'C45-GRD-2' },
  sheriff: { plate: 'law', art: lawStar, rule: 'C45-SHER-1' },
  indians: { plate: 'trick', art: twoFeathers, rule: 'C45-IND-1' },
  dynamite: { plate: 'trick', art: dynamite, rule: 'C45-DYN-1' },
} as const;

/** The index is how many guards or attackers there are. */
export function moneyFace(card: MoneyCard, words: Words): Face {
  const { name, rule: effect } = words.labels.money[card.kind];
  const face = { ...MONEY[card.kind], name, effect };
  if (card.guards === 0) return face;
  return { ...face, index: String(card.guards), mark: <Icon of={winchesterRifle} /> };
}

/** The index is the cap. */
export const cowboyFace = (cowboy: CowboyCard, { labels, cowboyWeapon }: Words): Face => ({
  plate: 'travel',
  name: labels.cowboyName(asPrinted(cowboy)),
  figure: figureFor(cowboy.id),
  index: String(cowboy.cap),
  effect: [cowboyWeapon(cowboy), labels.cowboyRule(asPrinted(cowboy))].filter((part) => part !== undefined).join('. '),
  rule: 'C45-COW-2',
});
