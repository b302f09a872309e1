import { dollars, type Lang } from '@saloon/kernel';
import type { EventOf, LootKind } from '../wire.ts';

/** A piece of loot as the victim or the finder knows it: a purse's value may be unknown. */
type Piece = { readonly kind: LootKind; readonly value: number | undefined };
type Law = EventOf<'bullet-received'>['cause'];

/** Sentences about what happened to the viewer. `who` and `card` are names as they stand on the table. */
type HappenedText = {
  readonly bullet: string;
  readonly shot: (who: string, target: string | undefined) => string;
  readonly law: Readonly<Record<Law, (target: string | undefined) => string>>;
  readonly knocked: (who: string, piece: Piece, target: string | undefined) => string;
  readonly kept: (who: string, piece: Piece, target: string | undefined) => string;
  readonly punched: (who: string, target: string | undefined) => string;
  readonly revenge: (piece: Piece) => string;
  readonly took: (piece: Piece) => string;
  readonly pocketed: (piece: Piece) => string;
  readonly snatched: (piece: Piece, from: string) => string;
  readonly ransom: (amount: number) => string;
  readonly fizzled: Readonly<Record<EventOf<'fizzled'>['why'], (card: string) => string>>;
};

const EN_LOOT = { purse: 'purse', jewel: 'jewel', strongbox: 'strongbox' } as const;
const piece = ({ kind, value }: Piece): string =>
  value === undefined ? `a ${EN_LOOT[kind]}` : `a ${dollars('en', value)} ${EN_LOOT[kind]}`;
const your = (one: Piece): string => piece(one).replace(/^a /, 'your ');
/** With two bandits each, the one it happened to is named in brackets. */
const whom = (you: string, target: string | undefined): string => (target === undefined ? you : `${you} (${target})`);

const RU_LOOT = { purse: 'кошелёк', jewel: 'драгоценный камень', strongbox: 'кейс' } as const;
const ruPiece = ({ kind, value }: Piece): string =>
  value === undefined ? RU_LOOT[kind] : `${RU_LOOT[kind]} (${dollars('ru', value)})`;

export const HAPPENED: Readonly<Record<Lang, HappenedText>> = {
  en: {
    bullet: '+1 bullet',
    shot: (who, target) => `${who} shot ${whom('you', target)}: one more bullet in your deck.`,
    law: {
      marshal: (target) => `The Marshal caught ${whom('you', target)}: one more bullet in your deck.`,
      'angry-marshal': (target) =>
        `The Marshal shot ${whom('you', target)} through the roof: one more bullet in your deck.`,
      'passengers-rebellion': (target) => `The passengers shot ${whom('you', target)}: one more bullet in your deck.`,
    },
    knocked: (who, loot, target) => `${who} knocked ${piece(loot)} out of ${whom('your hands', target)}.`,
    kept: (who, loot, target) => `${who} punched ${whom('you', target)} and kept ${your(loot)}.`,
    punched: (who, target) => `${who} punched ${whom('you', target)}.`,
    revenge: (loot) => `Marshal’s Revenge: you lost ${your(loot)}.`,
    took: (loot) => `You took ${piece(loot)}.`,
    pocketed: (loot) => `You pocketed ${piece(loot)} unseen.`,
    snatched: (loot, from) => `You snatched ${piece(loot)} from ${from}.`,
    ransom: (amount) => `You got a ${dollars('en', amount)} ransom.`,
    fizzled: {
      'no-target': (card) => `Your ${card} did nothing: there was nobody to hit.`,
      'no-loot': (card) => `Your ${card} did nothing: there was nothing to take.`,
      'empty-revolver': (card) => `Your ${card} did nothing: your revolver is empty.`,
    },
  },
  ru: {
    bullet: '+1 пуля',
    shot: (who, target) => `${who} попадает в\u00a0${whom('вас', target)}: в\u00a0вашей колоде ещё одна пуля.`,
    law: {
      marshal: (target) => `Шериф застаёт ${whom('вас', target)} врасплох: в\u00a0вашей колоде ещё одна пуля.`,
      'angry-marshal': (target) =>
        `Шериф стреляет сквозь крышу в\u00a0${whom('вас', target)}: в\u00a0вашей колоде ещё одна пуля.`,
      'passengers-rebellion': (target) =>
        `Пассажиры стреляют в\u00a0${whom('вас', target)}: в\u00a0вашей колоде ещё одна пуля.`,
    },
    knocked: (who, loot, target) => `${who} выбивает у\u00a0${whom('вас', target)} из рук ${ruPiece(loot)}.`,
    kept: (who, loot, target) => `${who} бьёт ${whom('вас', target)} и забирает ${ruPiece(loot)}.`,
    punched: (who, target) => `${who} бьёт ${whom('вас', target)}.`,
    revenge: (loot) => `Месть шерифа: вы теряете ${ruPiece(loot)}.`,
    took: (loot) => `Вы берёте ${ruPiece(loot)}.`,
    pocketed: (loot) => `Вы незаметно берёте ${ruPiece(loot)}.`,
    snatched: (loot, from) => `Вы забираете ${ruPiece(loot)}: теперь его нет у\u00a0бандита ${from}.`,
    ransom: (amount) => `Вы получаете выкуп: ${dollars('ru', amount)}.`,
    fizzled: {
      'no-target': (card) => `Ваша карта «${card}» не сработала: бить некого.`,
      'no-loot': (card) => `Ваша карта «${card}» не сработала: брать нечего.`,
      'empty-revolver': (card) => `Ваша карта «${card}» не сработала: револьвер пуст.`,
    },
  },
};
