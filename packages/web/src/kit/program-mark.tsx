import type { Seat } from '@saloon/kernel';
import type { SeatInfo } from '@saloon/protocol';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Icon } from './icon.tsx';
import { vintageRobot } from './icons/vintage-robot.ts';

/** Who sits where, for the marks at the table; nobody where nothing is said, as in a replay. */
export const Chairs = createContext<readonly SeatInfo[]>([]);

/** Does a program of somebody's play there, and has it said so? */
export const isProgram = (chair: SeatInfo | undefined): boolean => chair?.type === 'person' && chair.isBot === true;

/** What follows the name of this seat where it is only heard: nothing for people and for bots of the house. */
export const useProgramWord = (seat: Seat): string =>
  isProgram(useContext(Chairs)[seat]) ? `, ${t().table.program}` : '';

/** A small robot before the name of a program that somebody has brought. */
export function ProgramMark({ seat }: { readonly seat: Seat }) {
  if (!isProgram(useContext(Chairs)[seat])) return null;
  return (
    <span class="program" title={t().table.program}>
      <Icon of={vintageRobot} />
      <span class="sr">{t().table.program} </span>
    </span>
  );
}
