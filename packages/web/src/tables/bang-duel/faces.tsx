import { CARD_FACES, characterFace, printOf } from '@saloon/bang-duel/text';
import type { Face } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { anticlockwiseRotation } from '../../kit/icons/anticlockwise-rotation.ts';
import { bank } from '../../kit/icons/bank.ts';
import { barrel } from '../../kit/icons/barrel.ts';
import { beerStein } from '../../kit/icons/beer-stein.ts';
import { bowieKnife } from '../../kit/icons/bowie-knife.ts';
import { brandyBottle } from '../../kit/icons/brandy-bottle.ts';
import { bulletImpacts } from '../../kit/icons/bullet-impacts.ts';
import { cow } from '../../kit/icons/cow.ts';
import { cowboyHolster } from '../../kit/icons/cowboy-holster.ts';
import { crossedPistols } from '../../kit/icons/crossed-pistols.ts';
import { dodging } from '../../kit/icons/dodging.ts';
import { duel } from '../../kit/icons/duel.ts';
import { dynamite } from '../../kit/icons/dynamite.ts';
import { gunshot } from '../../kit/icons/gunshot.ts';
import { heavyBullets } from '../../kit/icons/heavy-bullets.ts';
import { horseshoe } from '../../kit/icons/horseshoe.ts';
import { minigun } from '../../kit/icons/minigun.ts';
import { musket } from '../../kit/icons/musket.ts';
import { oldWagon } from '../../kit/icons/old-wagon.ts';
import { pocketWatch } from '../../kit/icons/pocket-watch.ts';
import { rattlesnake } from '../../kit/icons/rattlesnake.ts';
import { reticule } from '../../kit/icons/reticule.ts';
import { revolver } from '../../kit/icons/revolver.ts';
import { ricochet } from '../../kit/icons/ricochet.ts';
import { robberHand } from '../../kit/icons/robber-hand.ts';
import { sawedOffShotgun } from '../../kit/icons/sawed-off-shotgun.ts';
import { shop } from '../../kit/icons/shop.ts';
import { silverBullet } from '../../kit/icons/silver-bullet.ts';
import { snake } from '../../kit/icons/snake.ts';
import { sun } from '../../kit/icons/sun.ts';
import { targeted } from '../../kit/icons/targeted.ts';
import { teacher } from '../../kit/icons/teacher.ts';
import { twoFeathers } from '../../kit/icons/two-feathers.ts';
import { waterFlask } from '../../kit/icons/water-flask.ts';
import { westernHat } from '../../kit/icons/western-hat.ts';
import { winchesterRifle } from '../../kit/icons/winchester-rifle.ts';
import type { Plate } from '../../kit/plates.ts';
import { FIGURES } from './figures.ts';
import { cardRule, characterRule } from './logic/rule-ids.ts';
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
