import { type Patch, patched, type ServerMessage } from '@saloon/protocol';

/** A card named in a message: its path, and which card. */
export type Told = { readonly at: string; readonly card: string };

type PileCard = { readonly seat: number; readonly isFaceDown: boolean; readonly isResolved: boolean };
type View = { readonly pile: readonly PileCard[]; readonly resolving?: number; readonly phase: string };
type Event = { readonly type: string; readonly seat?: number; readonly isFaceDown?: boolean };

const ACTIONS = ['move', 'ladder', 'fire', 'robbery', 'punch', 'marshal'];

/** Every card named in a value, by its path. Cards in a `cause` have been revealed already. */
function cardsIn(value: unknown, at: string): readonly Told[] {
  if (typeof value === 'string') return ACTIONS.includes(value) ? [{ at, card: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'type' || name === 'cause' ? [] : cardsIn(part, `${at}.${name}`),
  );
}

/** Everything a page was sent, step by step: the whole view and the events. Offers name only the seat's own cards. */
function* stepsOf(messages: readonly ServerMessage[]) {
  let view: unknown;
  for (const message of messages) {
    if (message.type !== 'sync' && message.type !== 'step') continue;
    view = message.type === 'sync' ? message.view : patched(view, message.view as Patch | undefined);
    // Before the first deal there is no view.
    if (view !== undefined) yield { view: view as View, events: (message.events ?? []) as readonly Event[] };
  }
}

/** Is this card on the pile still its owner's secret? */
const isHidden = ({ phase, resolving = -1 }: View, card: PileCard, place: number): boolean =>
  card.isFaceDown && !card.isResolved && !(phase === 'heist' && place <= resolving) && phase !== 'game-over';

/** The face-down cards of this seat whose kind was sent: only their owner may know them. */
export const hiddenCards = (messages: readonly ServerMessage[], owner: number): readonly Told[] =>
  [...stepsOf(messages)].flatMap(({ view }, step) =>
    view.pile.flatMap((card, place) =>
      card.seat === owner && isHidden(view, card, place) ? cardsIn(card, `${step}.pile.${place}`) : [],
    ),
  );

/**
 * Every card in these messages that the seat may not know: a hidden card of another seat on the pile or in an event, or
 * another seat's hand, deck, discard or choice.
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
