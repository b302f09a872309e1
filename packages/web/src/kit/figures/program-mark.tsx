import type { Seat } from '@saloon/kernel';
import type { SeatInfo, TableInfo } from '@saloon/protocol';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { Icon } from '../icon.tsx';
import { plug } from '../icons/pages.ts';
import { vintageRobot } from '../icons/tables.ts';

/** Who sits where, for the marks at the table; nobody where nothing is said, as in a replay. */
export const Chairs = createContext<readonly SeatInfo[]>([]);

/** Is the seat played by a program that has declared itself as one? */
export const isProgram = (chair: SeatInfo | undefined): boolean => chair?.type === 'person' && chair.isBot === true;

/** Who sits at this table, for its marks. By correspondence, and on one device, nobody has to be connected. */
export const chairsAt = (
  { seats, options }: Pick<TableInfo, 'seats' | 'options'>,
  isOneDevice = false,
): readonly SeatInfo[] =>
  isOneDevice || options.pace === 'correspondence'
    ? seats.map((chair) => (chair.type === 'person' ? { ...chair, isHere: true } : chair))
    : seats;

/** Who plays this seat if not the named player: a program, or a bot that stands in; or that its player has gone. */
export function otherHand(chair: SeatInfo | undefined): 'program' | 'botPlaysOn' | 'lostTouch' | undefined {
  if (chair?.type !== 'person') return undefined;
  if (chair.standIn !== undefined) return 'botPlaysOn';
  if (!chair.isHere) return 'lostTouch';
  return isProgram(chair) ? 'program' : undefined;
}

/** Those of these seats whose players have gone, and for whom no bot plays yet. */
export const goneAmong = (seats: readonly Seat[], chairs: readonly SeatInfo[]): readonly Seat[] =>
  seats.filter((seat) => otherHand(chairs[seat]) === 'lostTouch');

/** Undefined for people who are there and for our own bots. */
const useHand = (seat: Seat) => otherHand(useContext(Chairs)[seat]);

/** What follows the name of this seat where it is only heard. */
export function useProgramWord(seat: Seat): string {
  const hand = useHand(seat);
  return hand === undefined ? '' : `, ${t().table[hand]}`;
}

/** A small robot before the name where no person plays, and a plug where their line is down. */
export function ProgramMark({ seat }: { readonly seat: Seat }) {
  const hand = useHand(seat);
  if (hand === undefined) return null;
  const word = t().table[hand];
  return (
    <span class="program" title={word}>
      <Icon of={hand === 'lostTouch' ? plug : vintageRobot} />
      <span class="sr">{word} </span>
    </span>
  );
}
