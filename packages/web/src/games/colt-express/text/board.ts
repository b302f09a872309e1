import type { Lang, Names, Seat } from '@saloon/kernel';
import { figuresAt, placesOf } from '../logic/places.ts';
import type { BanditView, CharacterId, Loot, Place, PlayerView, View } from '../wire.ts';
import type { Things } from './words.ts';

/** The words for describing the board as text. */
export type BoardWords = {
  readonly lang: Lang;
  readonly things: Things;
  readonly car: (car: number, name: string) => string;
  readonly place: (place: Place) => string;
  readonly who: (bandit: CharacterId) => string;
  readonly you: string;
  readonly marshal: string;
  readonly nobody: string;
  readonly loot: (loot: Loot) => string;
  readonly player: (name: string, player: PlayerView, bandits: readonly BanditView[]) => string;
  readonly pile: (at: number, name: string, what: string) => string;
  readonly hidden: string;
  readonly covered: string;
  readonly turns: string;
};

/** The table line by line: every car, the round, the pile, every player. */
export function boardLines(view: View, names: Names, you: Seat | undefined, words: BoardWords): readonly string[] {
  const { things } = words;
  const mine = (id: CharacterId) => view.bandits.some(({ character, seat }) => character === id && seat === you);
  const at = (place: Place): string => {
    const figures = figuresAt(view, place).map((one) =>
      one === 'marshal' ? words.marshal : `${words.who(one)}${mine(one) ? words.you : ''}`,
    );
    const loot = words.loot(view.cars[place.car]?.[place.level] ?? { purses: 0, jewels: 0, strongboxes: 0 });
    const all = [...figures, ...(loot === '' ? [] : [loot])];
    return `${words.place(place)}: ${all.length === 0 ? words.nobody : all.join(', ')}.`;
  };
  const cars = view.cars.map(({ id }, car) => {
    const places = placesOf(view.cars.length).filter((place) => place.car === car);
    return `${words.car(car, things.cars[id].name)}. ${places.map(at).join(' ')}`;
  });
  const { roundCard } = view;
  const round =
    roundCard === undefined
      ? []
      : [
          `${things.rounds[roundCard.id]}. ${words.turns}: ${roundCard.turns.map((turn) => things.turns[turn].name).join(', ')}.${roundCard.event === undefined ? '' : ` ${things.events[roundCard.event].rule}`}`,
        ];
  const pile = view.pile.map(({ seat, card, bandit }, i) => {
    const what =
      card === 'face-down'
        ? words.hidden
        : card === 'covered'
          ? words.covered
          : `${things.actions[card].name}${bandit === undefined ? '' : `, ${words.who(bandit)}`}`;
    return words.pile(i + 1, names(seat), what);
  });
  const players = view.players.map((player, i) =>
    words.player(
      names(i as Seat),
      player,
      view.bandits.filter(({ seat }) => seat === i),
    ),
  );
  return [...cars, ...round, ...pile, ...players];
}
