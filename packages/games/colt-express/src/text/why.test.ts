import { expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import type { Event } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { heist, table } from '../testing/table.ts';
import { ann } from '../testing/words.ts';
import { text } from './index.ts';
import { why } from './why.ts';

const OUT = { at: 'W4r' } as const;
const FOUR = { wagons: 'a b c d' } as const;

/** Why ann would make this move here, in both languages. */
function whys(state: State, notation: string): readonly { en: string; ru: string; tone: string }[] {
  const move = coltExpress.legalMoves(state, ann).find((one) => coltExpress.formatMove(one) === notation);
  if (move === undefined) throw new Error(`Cannot ${notation}`);
  const after = coltExpress.clone(state);
  const events: Event[] = [];
  const answers = state.question;
  coltExpress.apply(after, { type: 'move', at: state.at, seat: ann, move, answers }, (event) => events.push(event));
  return why({ before: state, after, events, seat: ann, move }).map((reason) => ({
    tone: reason.tone,
    en: text.en.because(reason, String),
    ru: text.ru.because(reason, String),
  }));
}

function choosing(pile: string, ...[players, around = {}]: Parameters<typeof table>): State {
  const state = table(players, { ...FOUR, ...around });
  heist(state, pile);
  return state;
}
const planning = (...[players, around = {}]: Parameters<typeof table>): State => table(players, { ...FOUR, ...around });

const cases: readonly [title: string, lay: () => State, move: string, en: readonly string[], ru: readonly string[]][] =
  [
    [
      '[CE-ROB-1] what is taken, and what better is left',
      () => choosing('ann:robbery', [{ at: 'W2i' }, OUT, OUT], { loot: { W2i: 'purse jewel' } }),
      'rob purse',
      ['Takes a purse.', 'Leaves a jewel behind.'],
      ['Забирает кошелёк.', 'Оставляет лежать драгоценный камень.'],
    ],
    [
      '[CE-PUNCH-2] what is knocked down, and that the next card picks it up',
      () => choosing('ann:punch ann:robbery', [{ at: 'W2i' }, { at: 'W2i', loot: '250 strongbox' }, OUT]),
      'punch cheyenne strongbox forward',
      ['Knocks a strongbox out of Cheyenne’s pocket.', 'Your next card is Robbery: a strongbox will be at your feet.'],
      ['Выбивает кейс у\u00a0Шайенн.', 'Ваша следующая карта — «Кража»: кейс будет у\u00a0ваших ног.'],
    ],
    [
      '[CE-CHEY-1] what Cheyenne keeps',
      () => choosing('ann:punch', [{ bandit: 'cheyenne', at: 'W2i' }, { at: 'W2i', loot: '500' }, OUT]),
      'punch doc purse keep forward',
      ['Takes a purse out of Doc’s pocket.'],
      ['Забирает кошелёк у\u00a0Дока.'],
    ],
    [
      '[CE-FIRE-1, CE-END-3] the bullet, and the gunslinger’s thousand',
      () =>
        choosing('ann:fire', [{ at: 'W2i', revolver: 5 }, { at: 'W3i', revolver: 4 }, { at: 'W1i' }], { marshal: 4 }),
      'shoot cheyenne',
      ['Puts a bullet into Cheyenne’s deck.', 'Nobody will have fired more than you: that’s worth $1,000 at the end.'],
      ['Пуля уходит в\u00a0колоду Шайенн.', 'Никто не выпустит больше пуль, чем вы: в\u00a0конце это $1\u00a0000.'],
    ],
    [
      '[CE-MARSHAL-1, CE-LAW-3] whom the Marshal finds',
      () => choosing('ann:marshal', [{ at: 'W1i' }, { at: 'W3i' }, OUT], { marshal: 2 }),
      'marshal backward',
      ['The Marshal would find Cheyenne.'],
      ['Шериф застанет Шайенн.'],
    ],
    [
      '[CE-MARSHAL-1, CE-LAW-3] that it is oneself',
      () => choosing('ann:marshal', [{ bandit: 'doc', at: 'W1i' }, { at: 'W3i' }, OUT], { marshal: 2 }),
      'marshal forward',
      ['The Marshal would find Doc: a bullet, and up to the roof.'],
      ['Шериф застанет Дока: пуля и прочь на крышу.'],
    ],
    [
      '[CE-MOVE-1] a robbery comes next, and loot is there',
      () => choosing('ann:move ann:robbery', [{ at: 'W2i' }, OUT, OUT], { loot: { W3i: 'jewel' } }),
      'go 3',
      ['Your next card is Robbery, and a jewel is there.'],
      ['Ваша следующая карта — «Кража», и там лежит драгоценный камень.'],
    ],
    [
      '[CE-MOVE-1] a robbery comes next, and nothing is there',
      () => choosing('ann:move ann:robbery', [{ at: 'W2i' }, OUT, OUT], { loot: { W3i: 'jewel' } }),
      'go 1',
      ['Your next card is Robbery, and there’s nothing there.'],
      ['Ваша следующая карта — «Кража», а там ничего не лежит.'],
    ],
    [
      '[CE-PUNCH-1] a punch comes next, and somebody is there',
      () => choosing('ann:move ann:punch', [{ at: 'W2i' }, { at: 'W3i' }, OUT], { marshal: 4 }),
      'go 3',
      ['Your next card is Punch, and there’s someone to hit.'],
      ['Ваша следующая карта — «Удар», и там есть кого бить.'],
    ],
    [
      '[CE-DUO-12] the partner is no target',
      () =>
        choosing('ann:ghost-fire', [
          {
            team: [
              { bandit: 'ghost', at: 'W1i' },
              { bandit: 'tuco', at: 'W2i' },
            ],
          },
          {
            team: [
              { bandit: 'doc', at: 'W2i' },
              { bandit: 'django', at: 'W3r' },
            ],
          },
        ]),
      'shoot tuco',
      ['Tuco is on your team.'],
      ['Туко на вашей стороне.'],
    ],
    [
      '[CE-PLAN-3, CE-ROB-1] a plan to rob where loot is',
      () => planning([{ at: 'W2i', hand: 'robbery move' }, OUT, OUT], { loot: { W2i: 'jewel' } }),
      'play robbery',
      ['There’s a jewel to take where you’ll be.'],
      ['Там, где вы окажетесь, можно взять драгоценный камень.'],
    ],
    [
      '[CE-PLAN-3, CE-ROB-1] a plan to rob where somebody else will have robbed',
      () =>
        planning([{ at: 'W2i', hand: 'robbery move' }, { at: 'W2i' }, OUT], {
          loot: { W2i: 'jewel' },
          pile: 'bob:robbery',
        }),
      'play robbery',
      ['There’d be nothing left to take.'],
      ['Брать там будет уже нечего.'],
    ],
    [
      '[CE-FIRE-2] a plan to shoot with somebody next door',
      () => planning([{ at: 'W2i', hand: 'fire move' }, { at: 'W3i' }, OUT]),
      'play fire',
      ['You’ll be able to hit Cheyenne from there.'],
      ['Оттуда, где вы окажетесь, видны цели: Шайенн.'],
    ],
    [
      '[CE-FIRE-1] a plan to shoot with nobody there, or with nothing in the revolver',
      () => planning([{ at: 'W1i', hand: 'fire move' }, OUT, OUT]),
      'play fire',
      ['You won’t be able to hit anyone from there.'],
      ['Оттуда, где вы окажетесь, ни в\u00a0кого не попасть.'],
    ],
    [
      '[CE-FIRE-1] an empty revolver',
      () => planning([{ at: 'W2i', hand: 'fire move', revolver: 0 }, { at: 'W3i' }, OUT]),
      'play fire',
      ['Your revolver is empty.'],
      ['Револьвер пуст.'],
    ],
    [
      '[CE-PUNCH-1] a plan to punch somebody, or nobody',
      () => planning([{ at: 'W2i', hand: 'punch move' }, { at: 'W2i' }, OUT]),
      'play punch',
      ['You’ll be close enough to punch Cheyenne.'],
      ['На расстоянии удара: Шайенн.'],
    ],
    [
      '[CE-PUNCH-1] a plan to punch nobody',
      () => planning([{ at: 'W2i', hand: 'punch move' }, OUT, OUT]),
      'play punch',
      ['There’d be nobody to punch.'],
      ['Бить там будет некого.'],
    ],
    [
      '[CE-LADDER-1, CE-LAW-2] up to the loot; down into the Marshal’s arms',
      () => planning([{ at: 'W2i', hand: 'ladder move' }, OUT, OUT], { loot: { W2r: 'jewel' } }),
      'play ladder',
      ['Gets you closer to a jewel.'],
      ['Ведёт туда, где лежит драгоценный камень.'],
    ],
    [
      '[CE-LADDER-1, CE-LAW-2] down into the Marshal’s arms, away from a purse',
      () => planning([{ at: 'W2r', hand: 'ladder move' }, OUT, OUT], { loot: { W2r: 'purse' }, marshal: 2 }),
      'play ladder',
      ['Leaves a purse behind.', 'The Marshal is in that car: he’d shoot you and chase you out.'],
      ['Оставляет лежать кошелёк.', 'В\u00a0том вагоне шериф: он вас прогонит.'],
    ],
    [
      '[CE-MARSHAL-1] a plan for the Marshal, who is next door to somebody',
      () => planning([{ at: 'W1r', hand: 'marshal move' }, { at: 'W3i' }, OUT], { marshal: 2 }),
      'play marshal',
      ['The Marshal is one car away from Cheyenne.'],
      ['Шериф в\u00a0соседнем вагоне, рядом Шайенн.'],
    ],
    [
      '[CE-GHOST-1] a card that is hidden',
      () => planning([{ bandit: 'ghost', at: 'W2i', hand: 'robbery move' }, OUT, OUT], { loot: { W2i: 'jewel' } }),
      'play robbery down',
      ['There’s a jewel to take where you’ll be.', 'Nobody will know what’s coming.'],
      ['Там, где вы окажетесь, можно взять драгоценный камень.', 'Никто не узнает, что вы задумали.'],
    ],
    [
      '[CE-PLAN-3] drawing with a poor hand',
      () => planning([{ at: 'W2i', hand: 'move move neutral neutral' }, OUT, OUT]),
      'draw',
      ['You only have 1 kind of card and 2 bullets in hand.'],
      ['На руке всего 1\u00a0вид карт и 2\u00a0пули.'],
    ],
    [
      '[CE-PLAN-3] drawing with nothing but bullets',
      () => planning([{ at: 'W2i', hand: 'neutral neutral neutral' }, OUT, OUT]),
      'draw',
      ['You only have 3 bullets in hand.'],
      ['На руке всего 3\u00a0пули.'],
    ],
    [
      '[CE-PLAN-3] drawing with an empty hand',
      () => planning([{ at: 'W2i', hand: '' }, OUT, OUT]),
      'draw',
      ['Your hand is empty.'],
      ['На руке пусто.'],
    ],
    [
      '[CE-PLAN-3] drawing while loot could be planned for',
      () => planning([{ at: 'W2i', hand: 'robbery move' }, OUT, OUT], { loot: { W2i: 'jewel' } }),
      'draw',
      ['Leaves a jewel behind.'],
      ['Оставляет лежать драгоценный камень.'],
    ],
  ];

test.each(cases)('%s', (_title, lay, move, en, ru) => {
  const found = whys(lay(), move);
  expect(found.map((reason) => reason.en)).toEqual(en);
  expect(found.map((reason) => reason.ru)).toEqual(ru);
});

test('[CE-MOVE-1] good and bad reasons are distinguished', () => {
  const lay = () => choosing('ann:robbery', [{ at: 'W2i' }, OUT, OUT], { loot: { W2i: 'purse jewel' } });
  expect(whys(lay(), 'rob purse').map(({ tone }) => tone)).toEqual(['good', 'bad']);
  expect(whys(lay(), 'rob jewel').map(({ tone }) => tone)).toEqual(['good']);
});
