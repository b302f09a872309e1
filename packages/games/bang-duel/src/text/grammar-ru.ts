import { counted, type Forms, list, russianForms } from '@saloon/kernel';
import { type CardId, type Face, printOf } from '../rules/card-ids.ts';
import type { CardName, CharacterId, CornerSymbol, Side } from '../rules/data.ts';
import type { Aim } from '../rules/moves.ts';
import { backsIn, cardList, marksOf, nameIn, openCards } from './words.ts';

// A player's name comes in the nominative and may be anybody's: every other case is «игрока Билли», every verb in the
// present tense. Characters and cards are ours, so they have all the cases that a sentence here needs.

/** A character in a sentence: who, of whom, to whom, at whom. */
type Declined = { readonly who: string; readonly of: string; readonly to: string; readonly at: string };
const man = (who: string, of: string, to: string): Declined => ({ who, of, to, at: of });
const same = (who: string): Declined => ({ who, of: who, to: who, at: who });
const CHARACTERS: Readonly<Record<CharacterId, Declined>> = {
  'alan-pinkerton': man('Алан Пинкертон', 'Алана Пинкертона', 'Алану Пинкертону'),
  'bill-tilghman': man('Билл Тилман', 'Билла Тилмана', 'Биллу Тилману'),
  'buffalo-bill': man('Буффало Билл', 'Буффало Билла', 'Буффало Биллу'),
  'bat-masterson': man('Бэт Мастерсон', 'Бэта Мастерсона', 'Бэту Мастерсону'),
  django: same('Джанго'),
  'wild-bill': man('Дикий Билл', 'Дикого Билла', 'Дикому Биллу'),
  stranger: man('Незнакомец', 'Незнакомца', 'Незнакомцу'),
  'lone-ranger': man('Одинокий Рейнджер', 'Одинокого Рейнджера', 'Одинокому Рейнджеру'),
  'pat-garrett': man('Пэт Гарретт', 'Пэта Гарретта', 'Пэту Гарретту'),
  'tex-willer': man('Текс Уиллер', 'Текса Уиллера', 'Тексу Уиллеру'),
  'wyatt-earp': man('Уайетт Эрп', 'Уайетта Эрпа', 'Уайетту Эрпу'),
  'annie-oakley': same('Энни Оукли'),
  'bill-anderson': man('Билл Андерсон', 'Билла Андерсона', 'Биллу Андерсону'),
  'dalton-brothers': man('братья Далтоны', 'братьев Далтонов', 'братьям Далтонам'),
  'jack-ransom': man('Джек Рэнсом', 'Джека Рэнсома', 'Джеку Рэнсому'),
  'doctor-schultz': man('доктор Шульц', 'доктора Шульца', 'доктору Шульцу'),
  'kid-curry': man('Кид Керри', 'Кида Керри', 'Киду Керри'),
  'kitty-leroy': same('Китти Лерой'),
  'pearl-hart': same('Перл Харт'),
  'sundance-kid': man('Сандэнс Кид', 'Сандэнса Кида', 'Сандэнсу Киду'),
  'cattle-kate': { who: 'Скотокрадка Кэт', of: 'Скотокрадки Кэт', to: 'Скотокрадке Кэт', at: 'Скотокрадку Кэт' },
  'tom-horn': man('Том Хорн', 'Тома Хорна', 'Тому Хорну'),
  'tuco-ramirez': man('Туко Рамирес', 'Туко Рамиреса', 'Туко Рамиресу'),
  'wesley-hardin': man('Уэсли Хардин', 'Уэсли Хардина', 'Уэсли Хардину'),
};
export const who = (character: CharacterId): string => CHARACTERS[character].who;
export const ofWhom = (character: CharacterId): string => CHARACTERS[character].of;
/** «с Джесси», «со Скотокрадки Кэт»: before two consonants that begin like the preposition. */
export const offWhom = (character: CharacterId): string =>
  `${/^[сз][^аеёиоуыэюя]/i.test(ofWhom(character)) ? 'со ' : 'с '}${ofWhom(character)}`;
export const toWhom = (character: CharacterId): string => CHARACTERS[character].to;
export const atWhom = (character: CharacterId): string => CHARACTERS[character].at;
/** «Том Хорн теряет», «братья Далтоны теряют». */
export const does = (character: CharacterId, one: string, many: string): string =>
  `${who(character)} ${character === 'dalton-brothers' ? many : one}`;
/** «на Тома Хорна», «у доктора Шульца», after any of these prepositions. */
export const ifAny = (character: CharacterId | undefined, say: (character: CharacterId) => string): string =>
  character === undefined ? 'никого' : say(character);

/** A card in a sentence: what, of what, and what after a verb. */
const it = (what: string, of: string, taken: string = what) => ({ what, of, taken });
const CARDS: Readonly<Record<CardName, ReturnType<typeof it>>> = {
  bank: it('Банк', 'Банка'),
  barrel: it('Бочка', 'Бочки', 'Бочку'),
  winchester: it('Винчестер', 'Винчестера'),
  water: it('Вода', 'Воды', 'Воду'),
  gatling: it('Гатлинг', 'Гатлинга'),
  robbery: it('Грабёж', 'Грабежа'),
  'hail-of-bullets': it('Град пуль', 'Града пуль'),
  rattlesnake: it('Гремучая змея', 'Гремучей змеи', 'Гремучую змею'),
  derringer: it('Дерринджер', 'Дерринджера'),
  dynamite: it('Динамит', 'Динамита'),
  shotgun: it('Дробовик', 'Дробовика'),
  duel: it('Дуэль', 'Дуэли'),
  indians: it('Индейцы!', 'Индейцев!', 'Индейцев!'),
  carbine: it('Карабин', 'Карабина'),
  holster: it('Кобура', 'Кобуры', 'Кобуру'),
  colt: it('Кольт', 'Кольта'),
  'strong-ale': it('Крепкий эль', 'Крепкого эля'),
  'general-store': it('Магазин', 'Магазина'),
  missed: it('Мимо!', 'Мимо!'),
  peacemaker: it('Миротворец', 'Миротворца'),
  knife: it('Нож', 'Ножа'),
  'return-fire': it('Ответный огонь', 'Ответного огня'),
  beer: it('Пиво', 'Пива'),
  sight: it('Прицел', 'Прицела'),
  remington: it('Ремингтон', 'Ремингтона'),
  schofield: it('Скофилд', 'Скофилда'),
  herd: it('Стадо', 'Стада'),
  schoolmarm: it('Учительница', 'Учительницы', 'Учительницу'),
  wagon: it('Фургон', 'Фургона'),
  'pocket-watch': it('Часы', 'Часов'),
  hat: it('Шляпа', 'Шляпы', 'Шляпу'),
};
export type Case = keyof ReturnType<typeof it>;
/** «Кольт», «из «Кольта»», «берёт «Воду»». */
export const card = (name: CardName, form: Case = 'taken'): string => `«${CARDS[name][form]}»`;

export const OF_SIDE: Readonly<Record<Side, string>> = { law: 'закона', outlaw: 'бандитов' };
const IN_BRACKETS: Readonly<Record<Side, string>> = { law: 'закон', outlaw: 'бандиты' };
const SYMBOLS: Readonly<Record<CornerSymbol, string>> = {
  barrel: 'бочка',
  snake: 'змея',
  dynamite: 'динамит',
  horseshoe: 'подкова',
};
const CARD_FORMS = russianForms('карта', 'карты', 'карт');
/** After a verb: «берёт 21 карту». */
const CARDS_TAKEN = russianForms('карту', 'карты', 'карт');
export const HEALTH: Forms = russianForms('единицу здоровья', 'единицы здоровья', 'единиц здоровья');
export const cardCount = (n: number): string => counted('ru', n, CARD_FORMS);
/** «2 карты закона», after a verb. */
const backCount = (back: Side, n: number): string => `${counted('ru', n, CARDS_TAKEN)} ${OF_SIDE[back]}`;
export const randomCard = (back: Side): string => `случайную карту ${OF_SIDE[back]}`;

/** What tells a card from its namesakes: « (закон, змея)», or nothing. */
function marks(id: CardId): string {
  const { back, symbol } = marksOf(id);
  const told = [...(back === undefined ? [] : [IN_BRACKETS[back]]), ...(symbol === undefined ? [] : [SYMBOLS[symbol]])];
  return told.length === 0 ? '' : ` (${told.join(', ')})`;
}
/** A card as a choice, after a verb unless told otherwise: «Мимо!» (закон, змея). */
export const label = (id: CardId, form: Case = 'taken'): string => `${card(nameIn(id), form)}${marks(id)}`;
const SYMBOLS_TAKEN: Readonly<Record<CornerSymbol, string>> = {
  ...SYMBOLS,
  barrel: 'бочку',
  snake: 'змею',
  horseshoe: 'подкову',
};
/** «Вода (закон)»: a card of a deck that everybody sees. */
export const withSide = (id: CardId): string => `${card(nameIn(id), 'what')} (${IN_BRACKETS[printOf(id).side]})`;
/** After a verb: «засчитать бочку». */
export const cornerTaken = (id: CardId): string => SYMBOLS_TAKEN[printOf(id).symbol];
/** What its corner shows. */
export const corner = (id: CardId): string => SYMBOLS[printOf(id).symbol];

/** «Кольт», «Мимо!» ×2 и «Воду». */
export const these = (cards: readonly CardId[], form: Case = 'taken'): string =>
  cardList('ru', cards, (name, n) => (n === 1 ? card(name, form) : `${card(name, 'what')} ×${n}`));
/** Cards whose faces not everybody sees, after a verb: «Воду», «2 карты («Кольт» и «Вода»)», «1 карту закона и 1 карту бандитов». */
export function those(faces: readonly Face[]): string {
  const cards = openCards(faces);
  if (cards?.length === 1) return these(cards);
  if (cards !== undefined && cards.length > 0)
    return `${counted('ru', cards.length, CARDS_TAKEN)} (${these(cards, 'what')})`;
  return list(
    'ru',
    backsIn(faces).map(({ back, count }) => backCount(back, count)),
  );
}

/** The verbs of a choice and of the log. */
const VERBS = {
  choice: {
    play: 'сыграть',
    shoot: 'выстрелить из',
    hurl: 'бросить',
    rain: 'обрушить',
    pour: 'налить',
    drink: 'выпить',
    put: 'положить',
  },
  log: {
    play: 'играет',
    shoot: 'стреляет из',
    hurl: 'бросает',
    rain: 'обрушивает',
    pour: 'наливает',
    drink: 'пьёт',
    put: 'кладёт',
  },
} as const;

/** What playing a card comes to: «выстрелить из «Кольта» в Тома Хорна», in the log «стреляет из …». */
export function deed(
  name: CardName,
  id: CardId | undefined,
  aim: Aim,
  mood: keyof typeof VERBS,
  shooter?: CharacterId,
): string {
  const verbs = VERBS[mood];
  const mark = id === undefined || mood === 'log' ? '' : marks(id);
  const taken = `${card(name)}${mark}`;
  const others = shooter === undefined ? 'вашего атакующего' : ofWhom(shooter);
  const gear = `${aim.take === undefined ? 'карта' : card(aim.take, 'what')} ${ifAny(aim.target, (target) => `у ${ofWhom(target)}`)}`;
  switch (name) {
    case 'colt':
    case 'winchester':
    case 'shotgun':
    case 'carbine':
    case 'peacemaker':
    case 'remington':
    case 'schofield':
    case 'derringer':
      return `${verbs.shoot} ${card(name, 'of')}${mark} в ${ifAny(aim.target, atWhom)}`;
    case 'hail-of-bullets':
      return `${verbs.rain} ${taken} на ${ifAny(aim.target, atWhom)}`;
    case 'knife':
      return `${verbs.hurl} ${taken} в ${ifAny(aim.target, atWhom)}`;
    case 'gatling':
      return `${verbs.shoot} ${card(name, 'of')}${mark} во всех, кроме ${others}`;
    case 'indians':
      return `${verbs.play} ${taken} против всех, кроме ${others}`;
    case 'duel':
      return `${verbs.play} ${taken} против ${ifAny(aim.target, ofWhom)}`;
    case 'robbery':
      return aim.back === undefined
        ? `${verbs.play} ${taken}, цель — ${gear}`
        : `${verbs.play} ${taken}, цель — случайная карта ${OF_SIDE[aim.back]} на руке соперника`;
    case 'schoolmarm':
      return `${verbs.play} ${taken}, цель — ${gear}`;
    case 'strong-ale':
      return `${verbs.pour} ${taken} ${aim.target === undefined ? 'никому' : toWhom(aim.target)}`;
    case 'water':
      return `${verbs.play} ${taken}, цель — ${aim.token === undefined ? 'пара' : `пара ${OF_SIDE[aim.token]}`}`;
    case 'beer':
      return `${verbs.drink} ${taken}`;
    case 'wagon':
    case 'general-store':
    case 'missed':
    case 'return-fire':
      return `${verbs.play} ${taken}`;
    case 'bank':
    case 'barrel':
    case 'rattlesnake':
    case 'dynamite':
    case 'holster':
    case 'sight':
    case 'herd':
    case 'pocket-watch':
    case 'hat':
      return `${verbs.put} ${taken} на ${ifAny(aim.target, atWhom)}`;
  }
}
