import { counted, type Lang, russianForms } from '@saloon/kernel';
import type { NoteId } from '../logic/opening-notes.ts';

/** Notes in the form before a table opens. */
export const noteWords: Readonly<Record<Lang, Readonly<Record<NoteId, string>>>> = {
  en: {
    'needless-neighbours': 'More teammates will sit side by side than necessary.',
    'uneven-teams': 'The teams will be uneven: the bigger one is strongly favored.',
    'long-game': 'Playing for more than a million takes long.',
    'bots-alone': 'A team may be all bots, and bots can arm forever: set a limit.',
  },
  ru: {
    'needless-neighbours': 'Рядом окажется больше товарищей по команде, чем нужно.',
    'uneven-teams': 'Команды будут неравны: у большей явное преимущество.',
    'long-game': 'Играть до суммы больше миллиона — это надолго.',
    'bots-alone': 'В команде могут оказаться одни боты, а они умеют вооружаться без конца: поставьте этому предел.',
  },
};

/** Uneven teams, with the odds measured in bot games (C45-ONLINE-9). */
export const unevenWords = (wins: number): Readonly<Record<Lang, string>> => ({
  en: `The teams will be uneven: in bot games the smallest team ${wins === 0 ? 'almost never wins' : `wins about ${wins} of 100 games`}. “Head start” evens the odds.`,
  ru: `Команды будут неравны: у ботов самая маленькая ${wins === 0 ? 'почти никогда не выигрывает' : `выигрывает примерно ${counted('ru', wins, GAMES)} из 100`}. «Фора» уравнивает шансы.`,
});
const GAMES = russianForms('партию', 'партии', 'партий');

export const proposalWords: Readonly<Record<Lang, string>> = {
  en: 'High noon after 10 rounds, 60 robberies at most',
  ru: 'Ровно полдень через 10 кругов, не больше 60 ограблений',
};

/** As the table calls them. */
export const teamNames: Readonly<Record<Lang, readonly string[]>> = {
  en: ['Wolves', 'Ravens', 'Rattlers'],
  ru: ['Волки', 'Вороны', 'Гремучки'],
};
