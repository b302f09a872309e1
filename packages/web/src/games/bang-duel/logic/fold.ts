import type { CharacterId, CharacterView, Event, PlayerView, View } from '../wire.ts';

/** The street after an event, as far as the event tells: who was hurt, healed or has fallen. Nobody is asked meanwhile. */
export function afterEvent(view: View, event: Event): View {
  const { asked: _asked, deadline: _deadline, ...rest } = view;
  switch (event.type) {
    case 'health-lost':
    case 'healed':
      return withCharacter(rest, event.character, (character) => ({ ...character, health: event.health }));
    case 'dying':
      return withCharacter(rest, event.character, (character) => ({ ...character, isDying: true }));
    case 'died':
      return withCharacter(rest, event.character, () => undefined);
    default:
      return rest;
  }
}

type Change = (character: CharacterView) => CharacterView | undefined;

const withCharacter = (view: View, id: CharacterId, change: Change): View => ({
  ...view,
  players: view.players.map((player) => ({ ...player, characters: changed(player.characters, id, change) })),
});

function changed(characters: PlayerView['characters'], id: CharacterId, change: Change): PlayerView['characters'] {
  const { left, right } = characters;
  const next = { left: left?.id === id ? change(left) : left, right: right?.id === id ? change(right) : right };
  return {
    ...(next.left === undefined ? {} : { left: next.left }),
    ...(next.right === undefined ? {} : { right: next.right }),
  };
}
