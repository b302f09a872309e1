import type { Seat } from '@saloon/kernel';
import type { SeatInfo } from '@saloon/protocol';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Icon } from './icon.tsx';
import { vintageRobot } from './icons/vintage-robot.ts';

/** Who sits where, for the marks at the table; nobody where nothing is said, as in a replay. */
export const Chairs = createContext<readonly SeatInfo[]>([]);

/** Is the seat played by a program that has declared itself as one? */
export const isProgram = (chair: SeatInfo | undefined): boolean => chair?.type === 'person' && chair.isBot === true;

/** Who plays this seat if not the named player: a program, or a bot that stands in. */
export function otherHand(chair: SeatInfo | undefined): 'program' | 'botPlaysOn' | undefined {
  if (chair?.type !== 'person') return undefined;
  if (chair.standIn !== undefined) return 'botPlaysOn';
  return isProgram(chair) ? 'program' : undefined;
}

/** The word for it, or undefined for people and for our own bots. */
const useWord = (seat: Seat): string | undefined => {
  const hand = otherHand(useContext(Chairs)[seat]);
  return hand === undefined ? undefined : t().table[hand];
};

/** What follows the name of this seat where it is only heard. */
export function useProgramWord(seat: Seat): string {
  const word = useWord(seat);
  return word === undefined ? '' : `, ${word}`;
}

/** A small robot before the name where no person plays. */
export function ProgramMark({ seat }: { readonly seat: Seat }) {
  const word = useWord(seat);
  if (word === undefined) return null;
  return (
    <span class="program" title={word}>
      <Icon of={vintageRobot} />
      <span class="sr">{word} </span>
    </span>
  );
}
