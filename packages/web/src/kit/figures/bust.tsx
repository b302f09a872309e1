import type { Seat } from '@saloon/kernel';
import type { BotName, CharacterName, SeatInfo } from '@saloon/protocol';
import { picture } from '../cards/picture.ts';
import type { Fill } from '../drawing.ts';
import { type Owner, seatClass } from './brand.tsx';
import { type Dressed, type Figure, figureBody } from './figures.ts';

const BY_SEAT: readonly Figure[] = ['tuco', 'doc', 'cheyenne', 'belle', 'ghost', 'django', 'annie', 'pat', 'ramirez'];
/** Who sits there in pictures, where the game has no characters of its own. */
export const figureOf = (seat: Seat): Figure => BY_SEAT[seat % BY_SEAT.length] ?? 'tuco';

/** Bots look as they are called. */
const BY_BOT: Readonly<Record<BotName | CharacterName, Figure>> = {
  Hank: 'doc',
  Ruby: 'belle',
  Amos: 'pat',
  Pearl: 'kitty',
  Clay: 'django',
  Minnie: 'annie',
  Jeb: 'ramirez',
  Dolly: 'cheyenne',
  Silas: 'ghost',
  Etta: 'belle',
  Kate: 'annie',
  Ezra: 'doc',
  Mercy: 'cheyenne',
  Midas: 'tuco',
  Reynard: 'ghost',
  Gus: 'pat',
};
const botFigure = (chair: SeatInfo | undefined): Figure | undefined =>
  chair?.type === 'bot' ? Object.entries(BY_BOT).find(([name]) => name === chair.name)?.[1] : undefined;

/** Who sits there in pictures: a bot by its name, a person as a figure that no bot at the table has. */
export function figureAmong(chairs: readonly SeatInfo[], seat: Seat): Figure {
  const bot = botFigure(chairs[seat]);
  if (bot !== undefined) return bot;
  const taken = chairs.map(botFigure);
  const order = [...BY_SEAT.slice(seat), ...BY_SEAT.slice(0, seat)];
  return order.find((figure) => !taken.includes(figure)) ?? figureOf(seat);
}

const FRAME = { x: 8, y: -4, width: 64, height: 64, pixels: 192 };

/** A `ref` for the disc; to print it ahead it is enough to ask for it. */
export const bustOf = (figure: Figure | Dressed): Fill => picture(figureBody(figure), FRAME);

type BustProps = {
  readonly of: Figure | Dressed;
  readonly owner?: Owner;
  readonly size: number;
  readonly class?: string;
};

/** The upper body in a disc, edged in the owner's color. Decoration: the name is beside it. */
export const Bust = ({ of: figure, owner, size, class: name = '' }: BustProps) => (
  <svg
    class={`bust ${owner === undefined ? '' : seatClass(owner)} ${name}`}
    width={size}
    height={size}
    viewBox="8 -4 64 64"
    aria-hidden="true"
    ref={bustOf(figure)}
  />
);
