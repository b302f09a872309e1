import type { Lang, Personality } from '@saloon/kernel';
import { CHARACTER_NAMES } from '@saloon/protocol';
import { t } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';

type Words = {
  readonly none: string;
  readonly label: string;
  readonly is: Readonly<Record<Personality, string>>;
  readonly lines: Readonly<Record<Personality, string>>;
};

const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    none: 'No character',
    label: 'Character',
    is: {
      bold: 'bold',
      careful: 'careful',
      vengeful: 'vengeful',
      greedy: 'greedy',
      bluffing: 'a bluffer',
      friendly: 'friendly',
    },
    lines: {
      bold: 'Shoots often and takes chances.',
      careful: 'Stays out of trouble.',
      vengeful: 'Pays back everyone who hurt her.',
      greedy: 'Grabs what is in reach.',
      bluffing: 'Shows more than he has, and hides the rest.',
      friendly: 'Shoots only if he has to.',
    },
  },
  ru: {
    none: 'Без характера',
    label: 'Характер',
    is: {
      bold: 'отчаянная',
      careful: 'осторожный',
      vengeful: 'мстительная',
      greedy: 'жадный',
      bluffing: 'блефует',
      friendly: 'добрый',
    },
    lines: {
      bold: 'Часто стреляет и\u00a0любит риск.',
      careful: 'Держится подальше от\u00a0неприятностей.',
      vengeful: 'Возвращает долги всем, кто её задел.',
      greedy: 'Хватает всё, до\u00a0чего дотянется.',
      bluffing: 'Показывает больше, чем есть, а\u00a0остальное прячет.',
      friendly: 'Стреляет, только если иначе никак.',
    },
  },
};

export const characterWords = (): Words => WORDS[settings.value.lang];

/** A character's name and what it is like: `Kate, bold`. */
export const characterTitle = (personality: Personality): string =>
  `${t().botNames[CHARACTER_NAMES[personality]]}, ${characterWords().is[personality]}`;
