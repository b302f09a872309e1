import { printOf } from '../rules/card-ids.ts';
import { cards } from '../rules/cards/index.ts';
import { CARD_NAMES, CHARACTERS, EQUIPMENT } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { charOf } from '../rules/state.ts';
import { gear } from './play.ts';

/** Everything a game can use: each card, equipment effect, on-miss clause and ability. */
export const USES: readonly string[] = [
  ...CARD_NAMES.map((name) => `card ${name}`),
  ...EQUIPMENT.map((name) => `equipment ${name}`),
  ...CARD_NAMES.filter((name) => cards[name].onMiss !== undefined).map((name) => `on miss ${name}`),
  ...CHARACTERS.map((id) => `ability ${id}`),
  'reload',
  'surcharge paid',
];

/** What an event shows was used; `state` is the state right after. */
export function usesIn(event: Event, state: State): readonly string[] {
  switch (event.type) {
    case 'played':
      return usesOfPlay(event, state);
    case 'hit-cancelled': {
      const name = event.card && printOf(event.card).name;
      const uses = name === undefined ? [] : [event.how === 'hat' ? 'equipment hat' : `card ${name}`];
      if (name !== undefined && event.how === 'card' && event.target === 'annie-oakley' && cards[name].isHit)
        uses.push('ability annie-oakley');
      return event.extra === undefined ? uses : [...uses, 'surcharge paid'];
    }
    case 'revealed':
      return event.why === 'kid-curry' ? ['ability kid-curry'] : [`equipment ${event.why}`];
    case 'turned-up':
      return event.cards.length === 2 ? ['ability bat-masterson'] : [];
    case 'token-moved':
      return event.why === 'herd' ? ['equipment herd'] : event.why === 'shotgun' ? ['on miss shotgun'] : [];
    case 'card-taken':
      return event.why === 'carbine' ? ['on miss carbine'] : [`ability ${event.why}`];
    case 'discarded':
      return event.why === 'peacemaker' ? ['on miss peacemaker'] : [];
    case 'drew':
      return usesOfDraw(event, state);
    case 'healed':
      return state.stack.some(({ type }) => type === 'hit') ? ['on miss schofield'] : [];
    case 'begins':
      return event.waiting.by === 'equipment' ? [`equipment ${event.waiting.card}`] : [`ability ${event.waiting.from}`];
    case 'redirected':
      return ['ability buffalo-bill'];
    case 'showed':
      return event.isMatch ? ['ability pat-garrett'] : [];
    case 'hit':
      return event.needsSurcharge ? ['ability tex-willer'] : [];
    case 'ability-used':
      return [`ability ${event.character}`];
    case 'reloaded':
      return ['reload'];
    default:
      return [];
  }
}

function usesOfPlay(event: Event & { type: 'played' }, state: State): readonly string[] {
  const { name } = printOf(event.card);
  if (event.as === 'colt') return [`ability ${event.character}`];
  const uses = [`card ${name}`];
  const isAtCover =
    event.target !== undefined && state.chars.indexOf(charOf(event.target)) % 2 !== state.token[1 - event.seat];
  const isAtThem = event.target !== undefined && state.chars.indexOf(charOf(event.target)) >> 1 !== event.seat;
  if (event.character === 'jack-ransom' && isAtCover && isAtThem && name !== 'winchester')
    uses.push('ability jack-ransom');
  if (
    cards[name].isHit &&
    isAtCover &&
    isAtThem &&
    name !== 'winchester' &&
    gear(state, event.character).includes('sight')
  )
    uses.push('equipment sight');
  if (cards[name].frame === 'bang' && !event.isCounted)
    uses.push(event.character === 'wesley-hardin' ? 'ability wesley-hardin' : 'equipment holster');
  if (event.isCounted && state.bangs === 2) uses.push('ability stranger');
  return uses;
}

function usesOfDraw(event: Event & { type: 'drew' }, state: State): readonly string[] {
  if (event.why === 'remington') return ['on miss remington'];
  if (event.why === 'bill-tilghman') return ['ability bill-tilghman'];
  if (event.why !== 'phase' || event.cards.length < 3) return [];
  const ap = state.chars[2 * event.seat + (state.token[event.seat] ?? 0)];
  return ap === charOf('dalton-brothers') ? ['ability dalton-brothers'] : ['equipment bank'];
}
