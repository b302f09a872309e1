import type { Seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import type { State } from '../rules/state.ts';
import { does, type Wish } from '../testing/play.ts';
import { ann, bob, table } from '../testing/table.ts';
import { whys } from '../testing/whys.ts';
import { text } from './index.ts';

function after(state: State, by: Seat, wish: Wish): State {
  does(state, by, wish);
  return state;
}
const SHOT = { type: 'play', card: 'colt' } as const satisfies Wish;
const underFire = (law: NonNullable<Parameters<typeof table>[0]>['law']): State =>
  after(table({ law: law ?? {}, outlaw: { hand: ['colt'] } }, { active: 'outlaw' }), bob, SHOT);

const cases: readonly [
  title: string,
  lay: () => State,
  seat: Seat,
  wish: Wish,
  en: readonly string[],
  ru: readonly string[],
][] = [
  [
    '[BD-CARD-COLT] a hit that has to be answered',
    () => table({ law: { hand: ['colt'] }, outlaw: { ap: 'tuco-ramirez', hand: ['missed:outlaw:snake'] } }),
    ann,
    SHOT,
    ['Your opponent has to respond to a hit on Tuco Ramirez.'],
    ['Сопернику придётся отвечать на 1\u00a0попадание в Туко Рамиреса.'],
  ],
  [
    '[BD-DEATH-2] a hit on the last health',
    () =>
      table({
        law: { hand: ['colt'] },
        outlaw: { ap: { id: 'tuco-ramirez', health: 1 }, hand: ['missed:outlaw:snake'] },
      }),
    ann,
    SHOT,
    ['Tuco Ramirez has 1 health left: an uncanceled hit kills.'],
    ['У Туко Рамиреса последняя единица здоровья: попадание без ответа убивает.'],
  ],
  [
    '[BD-CARD-INDIANS] what the Indians ask for',
    () =>
      table({
        law: { hand: ['indians'], pp: 'nobody' },
        outlaw: { ap: 'tuco-ramirez', pp: 'tom-horn', hand: ['colt'] },
      }),
    ann,
    { type: 'play', card: 'indians' },
    [
      'Your opponent has to discard a hit card for Tuco Ramirez or lose 1 health.',
      'Your opponent has to discard a hit card for Tom Horn or lose 1 health.',
    ],
    [
      'За Туко Рамиреса соперник сбросит карту попадания или потеряет здоровье.',
      'За Тома Хорна соперник сбросит карту попадания или потеряет здоровье.',
    ],
  ],
  [
    '[BD-CARD-ALE] health taken from the opponent',
    () => table({ law: { hand: ['strong-ale'] }, outlaw: { ap: 'bill-anderson' } }),
    ann,
    { type: 'play', card: 'strong-ale', target: 'bill-anderson' },
    ['Costs Bill Anderson 2 health.'],
    ['Билл Андерсон теряет 2\u00a0единицы здоровья.'],
  ],
  [
    '[BD-CARD-BEER, BD-HEAL-1] health gained',
    () => table({ law: { ap: { id: 'pat-garrett', health: 2 }, pp: 'nobody', hand: ['beer'] } }),
    ann,
    { type: 'play', card: 'beer' },
    ['Pat Garrett has 3 health again.'],
    ['У Пэта Гарретта здоровья снова 3.'],
  ],
  [
    '[BD-CARD-BANK, BD-PLAY-3] equipment for the own side',
    () => table({ law: { hand: ['bank'] } }),
    ann,
    { type: 'play', card: 'bank', target: 'lone-ranger' },
    ['The Bank goes to the Lone Ranger, on your side.'],
    ['Карта «Банк» служит вам: Одинокий Рейнджер носит её.'],
  ],
  [
    '[BD-CARD-RATTLESNAKE, BD-PLAY-3] a burden for the opponent',
    () => table({ outlaw: { hand: ['rattlesnake'] } }, { active: 'outlaw' }),
    bob,
    { type: 'play', card: 'rattlesnake', target: 'pat-garrett' },
    ['The Rattlesnake is now trouble for Pat Garrett.'],
    ['Карта «Гремучая змея» теперь забота Пэта Гарретта.'],
  ],
  [
    '[BD-CARD-WATER, BD-POS-1] the weak one brought to the front',
    () =>
      table({
        law: { hand: ['water:law:barrel'] },
        outlaw: { ap: 'wesley-hardin', pp: { id: 'kitty-leroy', health: 1 } },
      }),
    ann,
    { type: 'play', card: 'water', token: 'outlaw' },
    ['Brings Kitty LeRoy, the weaker one, to the front.'],
    ['Выводит вперёд Китти Лерой: здоровья там меньше.'],
  ],
  [
    '[BD-TURN-7, BD-POS-1] the healthy one to the own front',
    () => table({ law: { ap: { id: 'pat-garrett', health: 1 }, pp: 'lone-ranger' } }),
    ann,
    { type: 'move-token' },
    ['The Lone Ranger has more health and can stand in front.'],
    ['У Одинокого Рейнджера больше здоровья, чтобы стоять впереди.'],
  ],
  [
    '[BD-POS-1] the weak one to the own front',
    () => table({ law: { pp: { id: 'lone-ranger', health: 1 } } }),
    ann,
    { type: 'move-token' },
    ['The Lone Ranger has less health and would be shot at first.'],
    ['У Одинокого Рейнджера здоровья меньше, а стрелять будут туда.'],
  ],
  [
    '[BD-CARD-ROBBERY] a card out of the other hand',
    () => table({ law: { hand: ['colt'] }, outlaw: { hand: ['robbery'] } }, { active: 'outlaw' }),
    bob,
    { type: 'play', card: 'robbery', back: 'law' },
    ['Takes a card from your opponent’s hand.'],
    ['Забирает карту с руки соперника.'],
  ],
  [
    '[BD-CARD-SCHOOLMARM] equipment taken from the opponent',
    () => table({ law: { hand: ['schoolmarm'] }, outlaw: { ap: { id: 'tuco-ramirez', gear: ['hat'] } } }),
    ann,
    { type: 'play', card: 'schoolmarm', target: 'tuco-ramirez' },
    ['Takes the Hat from Tuco Ramirez.'],
    ['Снимает «Шляпу» с Туко Рамиреса.'],
  ],
  [
    '[BD-CARD-SCHOOLMARM] and from one whose name begins with two consonants',
    () => table({ law: { hand: ['schoolmarm'] }, outlaw: { ap: { id: 'cattle-kate', gear: ['hat'] } } }),
    ann,
    { type: 'play', card: 'schoolmarm', target: 'cattle-kate' },
    ['Takes the Hat from Cattle Kate.'],
    ['Снимает «Шляпу» со Скотокрадки Кэт.'],
  ],
  [
    '[BD-CHAR-KITTY] cards drawn',
    () => table({ outlaw: { ap: 'kitty-leroy' } }, { active: 'outlaw' }),
    bob,
    { type: 'kitty' },
    ['Draws you 2 cards.'],
    ['Вы берёте 2\u00a0карты.'],
  ],
  [
    '[BD-HIT-4] a hit dodged',
    () => underFire({ hand: ['missed:law:snake'] }),
    ann,
    { type: 'dodge', card: 'missed' },
    ['Saves Pat Garrett from the hit.'],
    ['Спасает Пэта Гарретта от попадания.'],
  ],
  [
    '[BD-HIT-5, BD-CARD-BARREL] the Barrel costs nothing and leaves the Missed!',
    () => underFire({ ap: { id: 'pat-garrett', gear: ['barrel:law:snake'] }, hand: ['missed:law:snake'] }),
    ann,
    { type: 'try-barrel' },
    ['Costs nothing: if it fails, you can still respond.', 'Keeps Missed! for the next shot.'],
    ['Ничего не стоит: если не выйдет, ответить ещё можно.', 'Карта «Мимо!» остаётся до следующего выстрела.'],
  ],
  [
    '[BD-HIT-4, BD-DEATH-2] a hit taken that costs the character, with a Missed! in hand',
    () => underFire({ ap: { id: 'pat-garrett', health: 1 }, hand: ['missed:law:snake'] }),
    ann,
    { type: 'take-hit' },
    ['Pat Garrett dies.'],
    ['Пэт Гарретт погибает.'],
  ],
  [
    '[BD-TURN-6] what can be spared is thrown away',
    () =>
      after(
        table({ law: { ap: { id: 'pat-garrett', health: 2 }, hand: ['return-fire', 'missed:law:snake', 'herd'] } }),
        ann,
        { type: 'end-phase' },
      ),
    ann,
    { type: 'discard', card: 'herd' },
    ['The Herd is your least useful card here.'],
    ['Из ваших карт меньше всех нужна эта: «Стадо».'],
  ],
  [
    '[BD-TURN-6] what is dear is thrown away',
    () =>
      after(
        table({ law: { ap: { id: 'pat-garrett', health: 2 }, hand: ['return-fire', 'missed:law:snake', 'herd'] } }),
        ann,
        { type: 'end-phase' },
      ),
    ann,
    { type: 'discard', card: 'return-fire' },
    ['Gives up the Return Fire when you could spare the Herd.'],
    ['Уходит карта «Ответный огонь», хотя не жалко было бы отдать «Стадо».'],
  ],
  [
    '[BD-TURN-6, BD-TURN-7] the turn ended with too many cards',
    () => table({ law: { ap: { id: 'pat-garrett', health: 2 }, hand: ['return-fire', 'missed:law:snake', 'herd'] } }),
    ann,
    { type: 'end-phase' },
    ['You’re over the limit: 1 card must go.'],
    ['Карт слишком много: придётся сбросить 1\u00a0карту.'],
  ],
  [
    '[BD-END-1] the game won',
    () =>
      after(
        table(
          {
            law: { hand: ['return-fire'] },
            outlaw: { ap: { id: 'tuco-ramirez', health: 1 }, pp: 'nobody', hand: ['colt'] },
          },
          { active: 'outlaw' },
        ),
        bob,
        { ...SHOT },
      ),
    ann,
    { type: 'dodge', card: 'return-fire' },
    ['Saves Pat Garrett from the hit.', 'Kills Tuco Ramirez.', 'Wins the game.'],
    ['Спасает Пэта Гарретта от попадания.', 'Убивает Туко Рамиреса.', 'Это победа.'],
  ],
];

test.each(cases)('%s', (_title, lay, seat, wish, en, ru) => {
  const found = whys(lay(), seat, wish);
  expect(found.map((reason) => text.en.because(reason, String))).toEqual(en);
  expect(found.map((reason) => text.ru.because(reason, String))).toEqual(ru);
});

test('the Dalton Brothers are many, whatever is said of them', () => {
  const daltons = 'dalton-brothers';
  const said = [
    { tone: 'good', type: 'burdens', card: 'rattlesnake', character: daltons },
    { tone: 'bad', type: 'helps-rival', card: 'hat', character: daltons },
    { tone: 'bad', type: 'burdens-own', card: 'rattlesnake', character: daltons },
  ] as const;
  expect(said.map((reason) => text.en.because(reason, String))).toEqual([
    'The Rattlesnake is now trouble for the Dalton Brothers.',
    'The Hat is useful, and the Dalton Brothers are against you.',
    'The Rattlesnake is trouble, and the Dalton Brothers are on your side.',
  ]);
});
