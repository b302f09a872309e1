import { type GameText, type Lang, type Names, plural } from '../../text.ts';
import { unreachable } from '../../unreachable.ts';
import type { Event, Move } from './state.ts';

const pebble = { one: 'pebble', few: 'pebbles', many: 'pebbles' };
const kamen = { one: 'камень', few: 'камня', many: 'камней' };

const en: GameText<Move, Event> = {
  title: 'Nim',
  pitch: 'Pebbles, and one card nobody else sees.',
  options: {
    heap: { name: 'Heap', help: 'How many pebbles there are.' },
    scoring: { name: 'Scoring', help: 'Who wins.', values: { most: 'the most', fewest: 'the fewest' } },
    hurry: { name: 'Hurry', help: 'Seconds for a turn instead of hours.' },
    turnMs: { name: 'Turn', help: 'How long a turn may take.' },
  },
  refusals: {
    'not-your-turn': 'It is not your turn.',
    'stale-turn': 'That turn is over.',
    'too-many': 'The heap has not so many pebbles.',
    'empty-deck': 'There is no card to change for.',
    'already-grabbed': 'You have grabbed already.',
  },
  describeMove: (move) =>
    move.type === 'take' ? `take ${move.pebbles} ${plural('en', move.pebbles, pebble)}` : move.type,
  tell: (event, names) => tell(event, names, (n) => `${n} ${plural('en', n, pebble)}`),
};

const ru: GameText<Move, Event> = {
  ...en,
  title: 'Ним',
  pitch: 'Камни и одна карта, которую никто не видит.',
  describeMove: (move) => {
    if (move.type === 'take') return `взять ${move.pebbles} ${plural('ru', move.pebbles, kamen)}`;
    return { swap: 'сменить карту', grab: 'схватить', fidget: 'ёрзать' }[move.type];
  },
  tell: (event, names) => tell(event, names, (n) => `${n} ${plural('ru', n, kamen)}`),
};

function tell(event: Event, names: Names, count: (n: number) => string): string | undefined {
  switch (event.type) {
    case 'dealt':
      return undefined;
    case 'took':
    case 'grabbed':
      return `${names(event.seat)} +${count(event.pebbles)}`;
    case 'swapped':
      return `${names(event.seat)}: ${event.old} → ${event.card}`;
    case 'fidgeted':
    case 'left':
    case 'returned':
      return `${names(event.seat)}: ${event.type}`;
    case 'revealed':
      return event.cards.join(', ');
    default:
      return unreachable(event);
  }
}

export const text: Readonly<Record<Lang, GameText<Move, Event>>> = { en, ru };
