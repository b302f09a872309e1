import { type KERNEL_REFUSALS, type Lang, list, type OptionText } from '@saloon/kernel';
import { backOfFace, CARDS, type CardId, type Face, isFaceUp, printOf } from '../rules/card-ids.ts';
import type { CardName, CharacterId, CornerSymbol, Side } from '../rules/data.ts';
import type { Decision, Event } from '../rules/events.ts';
import type { Refusal } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';

type OptionTextFor<T> = [T] extends [string]
  ? OptionText & { readonly values: Readonly<Record<T, string>> }
  : OptionText;
/** A text for every option, and for every value of a choice. */
export type OptionTexts = { readonly [K in keyof Options]: OptionTextFor<Options[K]> };
export type RefusalTexts = Readonly<Record<Refusal | (typeof KERNEL_REFUSALS)[number], string>>;

/** Words of the game that are neither card nor character, each worth a line where somebody points at it. */
export const TERMS = [
  'attacker',
  'cover',
  'sole',
  'token',
  'health',
  'reserve',
  'personal-deck',
  'common-deck',
  'discard',
  'bang-card',
  'action-card',
  'equipment',
  'hit-card',
  'miss-card',
  'hit',
  'miss',
  'reveal',
  'reload',
  'always-active',
  'asleep',
  'random-card',
  'surcharge',
  'hand-limit',
  'waiting',
] as const;
export type Term = (typeof TERMS)[number];

/** A name, and what it does in one sentence. */
export type NameText = { readonly name: string; readonly rule: string };
/** What a decision asks, what declining it means where that can be done, and what happens when time runs out. */
export type PromptText = {
  readonly ask: string;
  /** What the other player reads meanwhile. */
  readonly wait: string;
  readonly decline: string | undefined;
  readonly timeout: string;
};

/** Everything that has a name in the game, in one language. */
export type GameNames = {
  readonly cards: Readonly<Record<CardName, NameText>>;
  readonly characters: Readonly<Record<CharacterId, NameText>>;
  readonly sides: Readonly<Record<Side, NameText>>;
  readonly symbols: Readonly<Record<CornerSymbol, string>>;
  readonly terms: Readonly<Record<Term, NameText>>;
  readonly prompts: Readonly<Record<Decision, PromptText>>;
};

/** The event of this type. */
export type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** With a capital at its head: a sentence may begin with `the Stranger` or «братья Далтоны». */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const nameIn = (card: CardId): CardName => printOf(card).name;

/** How many of these cards have a star on their back, and how many a mask. */
export function backsIn(faces: readonly Face[]): readonly { readonly back: Side; readonly count: number }[] {
  const law = faces.filter((face) => backOfFace(face) === 'law').length;
  const both = [
    { back: 'law', count: law },
    { back: 'outlaw', count: faces.length - law },
  ] as const;
  return both.filter(({ count }) => count > 0);
}

/** What tells a card from others of its name in the box: nothing, its back, its corner, or both. */
export function marksOf(card: CardId): { readonly back: Side | undefined; readonly symbol: CornerSymbol | undefined } {
  const { name, side, symbol } = printOf(card);
  const namesakes = CARDS.map(printOf).filter((print) => print.name === name);
  const backs = new Set(namesakes.map((print) => print.side));
  const symbols = namesakes.filter((print) => print.side === side);
  return { back: backs.size > 1 ? side : undefined, symbol: symbols.length > 1 ? symbol : undefined };
}

/** Cards with a word for each, alike ones counted: `Colt, two Missed! and Water`. */
export function cardList(lang: Lang, cards: readonly CardId[], say: (card: CardName, n: number) => string): string {
  const names = cards.map(nameIn);
  const kinds = names.filter((name, i) => names.indexOf(name) === i);
  return list(
    lang,
    kinds.map((kind) => say(kind, names.filter((name) => name === kind).length)),
  );
}

const SINGLE_SHOTS: readonly CardName[] = [
  'colt',
  'winchester',
  'shotgun',
  'carbine',
  'peacemaker',
  'remington',
  'schofield',
  'derringer',
  'knife',
];
/** One shot without more ado: its player has told as much, unless Pearl Hart repeats a card that nobody played. */
export const isPlainShot = ({ origin, card, of, needsSurcharge, shooter }: Told<'hit'>): boolean =>
  origin === 'card' &&
  of === 1 &&
  !needsSurcharge &&
  shooter !== 'pearl-hart' &&
  card !== undefined &&
  SINGLE_SHOTS.includes(card);

/** The faces as cards, or undefined if any is hidden. */
export function openCards(faces: readonly Face[]): readonly CardId[] | undefined {
  const cards = faces.filter(isFaceUp);
  return cards.length === faces.length ? cards : undefined;
}
