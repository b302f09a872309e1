import { counted, englishForms, type Forms, list } from '@saloon/kernel';
import { type CardId, type Face, printOf } from '../rules/card-ids.ts';
import type { CardName, CharacterId, Side } from '../rules/data.ts';
import type { Aim } from '../rules/moves.ts';
import { names } from './names-en.ts';
import { backsIn, cardList, marksOf, nameIn, openCards } from './words.ts';

/** Characters whose names take an article in a sentence. */
const ARTICLES: readonly CharacterId[] = ['stranger', 'lone-ranger', 'dalton-brothers', 'sundance-kid'];

/** A character in the middle of a sentence: `the Stranger`, `Tom Horn`. */
export const the = (character: CharacterId): string => {
  const { name } = names.characters[character];
  return ARTICLES.includes(character) ? `the ${name.replace(/^The /, '')}` : name;
};
/** `Tom Horn loses`, `the Dalton Brothers lose`. */
export const does = (character: CharacterId, one: string, many: string): string =>
  `${the(character)} ${character === 'dalton-brothers' ? many : one}`;

/** `Tom Horn’s`, `the Dalton Brothers’`. */
export const ofWhom = (character: CharacterId): string => {
  const name = the(character);
  return character === 'dalton-brothers' ? `${name}’` : `${name}’s`;
};

export const nameOf = (card: CardName): string => names.cards[card].name;
export const OF_SIDE: Readonly<Record<Side, string>> = { law: 'the law’s', outlaw: 'the outlaws’' };
const IN_BRACKETS: Readonly<Record<Side, string>> = { law: 'law', outlaw: 'outlaws' };
const BACKS: Readonly<Record<Side, Forms>> = {
  law: englishForms('law card', 'law cards'),
  outlaw: englishForms('outlaw card', 'outlaw cards'),
};
const CARDS = englishForms('card', 'cards');
export const cardCount = (n: number): string => counted('en', n, CARDS);
/** `1 law card`, `2 outlaw cards`. */
export const backCount = (back: Side, n: number): string => counted('en', n, BACKS[back]);
export const randomCard = (back: Side): string => `a random ${BACKS[back].one}`;

/** A card as a choice: its name, with what tells it from its namesakes: `Missed! (law, snake)`. */
export function label(card: CardId): string {
  const { back, symbol } = marksOf(card);
  const marks = [
    ...(back === undefined ? [] : [IN_BRACKETS[back]]),
    ...(symbol === undefined ? [] : [names.symbols[symbol].toLowerCase()]),
  ];
  return marks.length === 0 ? nameOf(nameIn(card)) : `${nameOf(nameIn(card))} (${marks.join(', ')})`;
}
/** A card of a deck that everybody sees: `Water (law)`. */
export const withSide = (card: CardId): string => `${nameOf(nameIn(card))} (${IN_BRACKETS[printOf(card).side]})`;
/** What its corner shows: `a snake`, `dynamite`. */
export function corner(card: CardId): string {
  const { symbol } = printOf(card);
  return symbol === 'dynamite' ? 'dynamite' : `a ${symbol}`;
}

/** `Colt, Missed! ×2 and Water`. */
export const these = (cards: readonly CardId[]): string =>
  cardList('en', cards, (card, n) => (n === 1 ? nameOf(card) : `${nameOf(card)} ×${n}`));
/** Cards whose faces not everybody sees: `Colt`, `2 cards (Colt and Water)`, or `1 law card and 1 outlaw card`. */
export function those(faces: readonly Face[]): string {
  const cards = openCards(faces);
  if (cards?.length === 1) return these(cards);
  if (cards !== undefined && cards.length > 0) return `${cardCount(cards.length)} (${these(cards)})`;
  return list(
    'en',
    backsIn(faces).map(({ back, count }) => backCount(back, count)),
  );
}

/** A full stop, unless the name of a card has put an end to it already. */
export const stop = (words: string): string => (/[.!]$/.test(words) ? words : `${words}.`);

/** What playing a card comes to, with its verb in two forms: `fire` for a choice, `fires` for the log. */
export function deed(card: CardName, called: string, aim: Aim, verbs: 'choice' | 'log', shooter?: CharacterId): string {
  const s = verbs === 'log' ? 's' : '';
  const target = aim.target === undefined ? 'nobody' : the(aim.target);
  const own = shooter === undefined ? 'your attacker' : the(shooter);
  const gear = `${aim.target === undefined ? 'nobody’s' : ofWhom(aim.target)} ${aim.take === undefined ? 'card' : nameOf(aim.take)}`;
  switch (card) {
    case 'colt':
    case 'winchester':
    case 'shotgun':
    case 'carbine':
    case 'peacemaker':
    case 'remington':
    case 'schofield':
    case 'derringer':
    case 'hail-of-bullets':
      return `fire${s} a ${called} at ${target}`;
    case 'knife':
      return `throw${s} a ${called} at ${target}`;
    case 'gatling':
      return `fire${s} the ${called} at everyone but ${own}`;
    case 'indians':
      return `play${s} ${called} against everyone but ${own}`;
    case 'duel':
      return `play${s} ${called} against ${target}`;
    case 'robbery':
      return aim.back === undefined
        ? `play${s} ${called} on ${gear}`
        : `play${s} ${called} on ${randomCard(aim.back)} in ${verbs === 'log' ? 'the' : 'your'} opponent’s hand`;
    case 'schoolmarm':
      return `play${s} ${called} on ${gear}`;
    case 'strong-ale':
      return `pour${s} a ${called} for ${target}`;
    case 'water':
      return `play${s} ${called} on ${aim.token === undefined ? 'a' : OF_SIDE[aim.token]} pair`;
    case 'beer':
      return `drink${s} ${called}`;
    case 'wagon':
    case 'general-store':
    case 'missed':
    case 'return-fire':
      return `play${s} ${called}`;
    case 'bank':
    case 'barrel':
    case 'rattlesnake':
    case 'dynamite':
    case 'holster':
    case 'sight':
    case 'herd':
    case 'pocket-watch':
    case 'hat':
      return `put${s} the ${called} on ${target}`;
  }
}
