import { CARD_FACES, characterFace, printOf } from '@saloon/bang-duel/text';
import type { Face } from '../../kit/cards/card.tsx';
import type { Plate } from '../../kit/cards/plates.ts';
import { Icon } from '../../kit/icon.tsx';
import { crossedPistols, pocketWatch, revolver, sun, teacher } from '../../kit/icons/pages.ts';
import {
  anticlockwiseRotation,
  bulletImpacts,
  dynamite,
  gunshot,
  horseshoe,
  oldWagon,
  robberHand,
  silverBullet,
  twoFeathers,
  westernHat,
  winchesterRifle,
} from '../../kit/icons/tables.ts';
import {
  bank,
  barrel,
  beerStein,
  bowieKnife,
  brandyBottle,
  cow,
  cowboyHolster,
  dodging,
  duel,
  heavyBullets,
  minigun,
  musket,
  rattlesnake,
  reticule,
  ricochet,
  sawedOffShotgun,
  shop,
  snake,
  targeted,
  waterFlask,
} from './icons.ts';
import { cardRule, characterRule } from './logic/rule-ids.ts';
import { FIGURES } from './people/figures.ts';
import type { Sign, Words } from './text/words.ts';
import type { CardId, CardName, CharacterId, CornerSymbol } from './wire.ts';

export const SYMBOL_ICONS: Readonly<Record<CornerSymbol, string>> = { barrel, snake, dynamite, horseshoe };

export const CARD_ICONS: Readonly<Record<CardName, string>> = {
  bank,
  barrel,
  winchester: winchesterRifle,
  water: waterFlask,
  gatling: minigun,
  robbery: robberHand,
  'hail-of-bullets': bulletImpacts,
  rattlesnake,
  derringer: crossedPistols,
  dynamite,
  shotgun: sawedOffShotgun,
  duel,
  indians: twoFeathers,
  carbine: musket,
  holster: cowboyHolster,
  colt: revolver,
  'strong-ale': brandyBottle,
  'general-store': shop,
  missed: dodging,
  peacemaker: gunshot,
  knife: bowieKnife,
  'return-fire': ricochet,
  beer: beerStein,
  sight: reticule,
  remington: heavyBullets,
  schofield: silverBullet,
  herd: cow,
  schoolmarm: teacher,
  wagon: oldWagon,
  'pocket-watch': pocketWatch,
  hat: westernHat,
};

const PLATES: Readonly<Record<'bang' | 'action' | 'equip', Plate>> = { bang: 'harm', action: 'gain', equip: 'gear' };

export const plateOf = (name: CardName): Plate => (CARD_FACES[name].isMiss ? 'guard' : PLATES[CARD_FACES[name].frame]);

const SIGN_ICONS: Readonly<Record<Sign, string>> = {
  hit: targeted,
  miss: dodging,
  reload: anticlockwiseRotation,
  always: sun,
};

/** The signs in a circle, the most telling first. */
function signsOf(name: CardName): readonly Sign[] {
  const { isHit, isMiss, isReload, isAlwaysActive } = CARD_FACES[name];
  const has: Readonly<Record<Sign, boolean>> = { hit: isHit, miss: isMiss, reload: isReload, always: isAlwaysActive };
  return SIGNS.filter((sign) => has[sign]);
}
const SIGNS = ['hit', 'miss', 'reload', 'always'] as const;

/** A card by its name alone, without the corner that tells copies apart. */
export function nameFace(name: CardName, { labels, printed }: Words): Face {
  const { name: title, rule: effect } = labels.cards[name];
  const signs = signsOf(name);
  const [sign] = signs;
  const face: Face = {
    plate: plateOf(name),
    name: title,
    art: CARD_ICONS[name],
    effect,
    rule: cardRule(name),
    signs: signs.map((one) => ({ icon: SIGN_ICONS[one], means: printed[one] })),
  };
  return sign === undefined ? face : { ...face, index: <Icon of={SIGN_ICONS[sign]} /> };
}

/** A card as it is printed, with its corner symbol. */
export function faceOf(card: CardId, words: Words): Face {
  const { name, symbol } = printOf(card);
  const face = nameFace(name, words);
  const icon = SYMBOL_ICONS[symbol];
  const signs = [...(face.signs ?? []), { icon, means: words.printed.corner(symbol) }];
  return { ...face, mark: <Icon of={icon} />, signs };
}

export function characterFaceOf(id: CharacterId, { labels }: Words): Face {
  const { name, rule: effect } = labels.characters[id];
  const { side, health } = characterFace(id);
  return {
    plate: side === 'law' ? 'law' : 'dead',
    name,
    figure: FIGURES[id],
    index: String(health),
    effect,
    rule: characterRule(id),
  };
}
