import { things as allThings } from '@saloon/colt-express/text';
import { list, type Names } from '@saloon/kernel';
import { cardOf } from '../logic/kinds.ts';
import type { Prompt } from '../logic/prompt.ts';
import type { CharacterId } from '../wire.ts';
import type { Said } from './words.ts';

const things = allThings.ru;
const who = (id: CharacterId): string => things.characters[id].name;
/** With one bandit it is you who acts, and with two the question says which of them. */
const asks = (id: CharacterId | undefined, question: string): string =>
  id === undefined ? question.charAt(0).toUpperCase() + question.slice(1) : `${who(id)}: ${question}`;
const inCar = (at: number): string => (at === 0 ? 'в\u00a0локомотиве' : `в\u00a0вагоне\u00a0${at}`);

const WAITS: Readonly<Record<Extract<Prompt, { type: 'waiting' }>['what'], string>> = {
  characters: 'Бандитов разбирают: кто успел, тот и взял.',
  teams: 'Команды разбирают по очереди.',
  placing: 'Каждый тайно решает, где начнут его бандиты.',
  taking: 'Каждый тайно берёт одну карту из своей колоды.',
  planning: 'Одна карта в\u00a0общую стопку или три карты из колоды.',
  keeping: 'Каждый тайно решает, какие карты останутся на руке.',
  heist: 'Карта говорит что, её хозяин решает как.',
  'game-over': '',
};

/** The question in the prompt bar, and a line on what follows from it. */
export function promptRu(prompt: Prompt, names: Names): Said {
  switch (prompt.type) {
    case 'character':
      return {
        title: 'Кем вы будете?',
        line: `Кто успел, тот и взял. ${prompt.hasAbilities ? 'У\u00a0каждого бандита своя способность.' : 'Без способностей все бандиты равны.'}`,
      };
    case 'team':
      return { title: 'Каких двоих вы поведёте?', line: 'Оба действуют по картам одной колоды из одиннадцати карт.' };
    case 'placing':
      return {
        title: 'Кто начнёт в\u00a0последнем вагоне?',
        line: 'Второй начнёт на вагон впереди. Откроют, когда выберут все.',
      };
    case 'taking':
      return {
        title: 'Возьмите карту из своей колоды.',
        line: 'Её видите только вы. Остальное перемешают, и вы возьмёте карты на раунд.',
      };
    case 'plan':
      return plan(prompt);
    case 'keeping':
      return {
        title: prompt.kept === 0 ? 'Какие карты оставить?' : `Остаётся карт: ${prompt.kept}.`,
        line: `Всё прочее и все пули уйдут в\u00a0ваш сброс. ${prompt.isLast ? 'Это последний раунд: оставленное уже не сыграть.' : 'В\u00a0новом раунде доберёте недостающее.'}`,
      };
    case 'go':
      return {
        title: asks(prompt.bandit, 'куда идти?'),
        line: prompt.isRoof
          ? 'До трёх вагонов по крышам. Остаться на месте нельзя.'
          : `В\u00a0соседний вагон. Шериф ${inCar(prompt.marshal)}: встреча с\u00a0ним стоит пули.`,
      };
    case 'shoot':
      return {
        title: asks(prompt.bandit, 'в\u00a0кого стрелять?'),
        line: `Самый меткий получит $1\u00a0000. Пуль осталось: ${prompt.left}.`,
      };
    case 'rob':
      return {
        title: asks(prompt.bandit, 'что взять?'),
        line: 'Что-то одно. Кошелёк берут вслепую, ценность увидите только вы.',
      };
    case 'marshal':
      return {
        title: 'Куда пойдёт шериф?',
        line: `Сейчас он ${inCar(prompt.car)}. Кого встретит, тот получит пулю и сбежит на крышу.`,
      };
    case 'punch-target':
      return {
        title: asks(prompt.bandit, 'кого ударить?'),
        line: 'Он уронит одну добычу и отлетит в\u00a0соседний вагон.',
      };
    case 'punch-loot':
      return {
        title: `${who(prompt.target)}: что теряет?`,
        line: 'Добыча упадёт там, где вы стоите. Кошелёк упадёт закрытым.',
      };
    case 'punch-keep':
      return { title: 'Оставить кошелёк себе?', line: 'Шайенн может забрать его или дать ему упасть.' };
    case 'punch-direction':
      return { title: `${who(prompt.target)}: куда отлетает?`, line: 'На один вагон, на том же уровне.' };
    case 'waiting': {
      const waited = list('ru', prompt.seats.map(names));
      return {
        title: prompt.isSecret
          ? 'Вы выбрали.'
          : prompt.seats.length === 0
            ? 'Поезд идёт дальше.'
            : `${waited} ${prompt.seats.length === 1 ? 'выбирает' : 'выбирают'}.`,
        line: prompt.isSecret ? `Ждём: ${waited}.` : WAITS[prompt.what],
      };
    }
    case 'over':
      return { title: 'Экспресс прибыл.', line: 'Все кошельки открыты, деньги сосчитаны.' };
  }
}

const COUNT = ['', 'одну', 'две', 'три'];
const KINDS = {
  tunnel: 'Туннель: карта лежит закрытой до ограбления.',
  'speeding-up': 'Разгон: два действия подряд.',
  switching: 'Перевод стрелки: ход идёт в\u00a0обратную сторону.',
};

function plan(prompt: Extract<Prompt, { type: 'plan' }>): Said {
  const { kind, picked, hasBonus, isSecond, canHide, draws } = prompt;
  const [main] = picked;
  const title = isSecond
    ? 'Разгон: ваше второе действие.'
    : kind === 'standard'
      ? `Сыграйте карту${draws === 0 ? '' : ` или возьмите ${COUNT[draws]}`}.`
      : KINDS[kind];
  if (main === undefined) {
    return {
      title,
      line: canHide
        ? `Первую карту Призрак может сыграть закрыто. ${draws === 0 ? 'Колода пуста.' : `Или возьмите ${COUNT[draws]}.`}`
        : draws > 0
          ? kind === 'standard' && !isSecond
            ? 'Карта ляжет в\u00a0общую стопку и сработает только при ограблении.'
            : `Сыграйте одну карту или возьмите ${COUNT[draws]}.`
          : 'Колода пуста: сыграйте карту.',
    };
  }
  const card = cardOf(main);
  if (hasBonus)
    return {
      title,
      line: 'К\u00a0выстрелу можно добавить карту второго бандита: нажмите её или играйте выстрел один.',
    };
  return { title, line: 'action' in card ? things.actions[card.action].rule : '' };
}
