import { type Patch, patched, type ServerMessage } from '@saloon/protocol';

/** A card that somebody was told of: where it stood in what was told, and which it was. */
export type Told = { readonly at: string; readonly card: string };

type PileCard = { readonly seat: number; readonly isFaceDown: boolean; readonly isResolved: boolean };
type View = { readonly pile: readonly PileCard[]; readonly resolving?: number; readonly phase: string };
type Event = { readonly type: string; readonly seat?: number; readonly isFaceDown?: boolean };

const ACTIONS = ['move', 'ladder', 'fire', 'robbery', 'punch', 'marshal'];

/** Every name of a card in what was told, by its path. What a `cause` names has been turned up already. */
function cardsIn(value: unknown, at: string): readonly Told[] {
  if (typeof value === 'string') return ACTIONS.includes(value) ? [{ at, card: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'type' || name === 'cause' ? [] : cardsIn(part, `${at}.${name}`),
  );
}

/** Everything a page was told, step by step: the whole view and the events. The offer names its own seat's cards. */
function* stepsOf(messages: readonly ServerMessage[]) {
  let view: unknown;
  for (const message of messages) {
    if (message.type !== 'sync' && message.type !== 'step') continue;
    view = message.type === 'sync' ? message.view : patched(view, message.view as Patch | undefined);
    // Before the first deal there is a table and no view of it.
    if (view !== undefined) yield { view: view as View, events: (message.events ?? []) as readonly Event[] };
  }
}

/** Is this card on the pile still a secret of its owner? */
const isHidden = ({ phase, resolving = -1 }: View, card: PileCard, place: number): boolean =>
  card.isFaceDown && !card.isResolved && !(phase === 'heist' && place <= resolving) && phase !== 'game-over';

/** The cards of this seat that lay face down and whose kind was told: only their owner should know them. */
export const hiddenCards = (messages: readonly ServerMessage[], owner: number): readonly Told[] =>
  [...stepsOf(messages)].flatMap(({ view }, step) =>
    view.pile.flatMap((card, place) =>
      card.seat === owner && isHidden(view, card, place) ? cardsIn(card, `${step}.pile.${place}`) : [],
    ),
  );

/**
 * Every card named in these messages that the seat has no business to know: a hidden card of somebody else on the pile
 * or in an event, a hand, a deck, a discard or a choice of somebody else's, wherever it stands.
 */
export function leaksIn(messages: readonly ServerMessage[], seat: number): readonly Told[] {
  return [...stepsOf(messages)].flatMap(({ view, events }, step) => {
    const { pile, ...rest } = view as View & Record<string, unknown>;
    const others = pile.flatMap((card, place) =>
      card.seat !== seat && isHidden(view, card, place) ? cardsIn(card, `${step}.pile.${place}`) : [],
    );
    const elsewhere = cardsIn(rest, `${step}.view`).filter(
      ({ at }) => !at.startsWith(`${step}.view.players.${seat}.`) && !/\.view\.lastHeist\./.test(at),
    );
    const told = events.flatMap((event) => {
      const isOpen = event.type === 'card-turned' || event.type === 'card-returned' || event.type === 'fizzled';
      const isFaceUp = event.type === 'card-played' && event.isFaceDown === false;
      return isOpen || isFaceUp || event.seat === seat ? [] : cardsIn(event, `${step}.event.${event.type}`);
    });
    return [...others, ...elsewhere, ...told];
  });
}
