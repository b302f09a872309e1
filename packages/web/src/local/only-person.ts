import { type Seat, seat } from '@saloon/kernel';
import { BOT_NAMES, CHARACTER_NAMES } from '@saloon/protocol';

const BOTS: readonly string[] = [...BOT_NAMES, ...Object.values(CHARACTER_NAMES)];
const isBot = (name: string): boolean => BOTS.includes(name);

/** The seat of the only player who isn't a bot, by the names in a recording: nobody has to ask whose game it was. */
export function onlyPerson(names: readonly string[]): Seat | undefined {
  const people = names.flatMap((name, at) => (name === '' || isBot(name) ? [] : seat(at)));
  return people.length === 1 && !names.includes('') ? people[0] : undefined;
}
