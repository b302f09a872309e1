import type { Seat } from '@saloon/kernel';
import type { ComponentChildren } from 'preact';
import { Brand, type Owner, seatClass } from '../../kit/figures/brand.tsx';
import { Bust, figureOf } from '../../kit/figures/bust.tsx';
import type { Dressed, Figure } from '../../kit/figures/figures.ts';
import { ProgramMark, useProgramWord } from '../../kit/figures/program-mark.tsx';
import { Icon } from '../../kit/icon.tsx';
import { westernHat } from '../../kit/icons/tables.ts';
import { FitText } from '../stage/fit-text.tsx';
import { guestWord, PlateName } from './plate-name.tsx';

/** The one word above a seat that matters most now. `brass` marks who must act or has acted. */
export type PlateMark = { readonly text: string; readonly tone: 'brass' | 'plain'; readonly icon?: string };

export type SeatPlateProps = {
  readonly seat: Seat;
  readonly name: string;
  /** All of it in one sentence, for who reads it by ear. */
  readonly label: string;
  /** Who it is in the picture; by the seat where the game has no characters. */
  readonly figure?: Figure | Dressed;
  /** Colour and brand, where they belong to a team and not to the seat. */
  readonly owner?: Owner;
  readonly isAway?: boolean;
  readonly isTurn?: boolean;
  readonly mark?: PlateMark | undefined;
  /** Under the name: points, team, the player's own name. */
  readonly sub?: ComponentChildren;
  /** Counters: `<PlateCount>`s. */
  readonly children?: ComponentChildren;
  /** Offered as a target: the plate is a button then, in turquoise. */
  readonly onTarget?: (() => void) | undefined;
  /** Ember brackets: something is aimed at it. */
  readonly isAimed?: boolean;
  readonly class?: string;
};

/** An opponent's plate: portrait, brand, name, counters, the word that matters. Flights find it as `seat-<n>`. */
export function SeatPlate(props: SeatPlateProps) {
  const { seat, name, label, figure = figureOf(seat), owner = seat, isAway = false, isTurn = false, mark } = props;
  const { sub, children, onTarget, isAimed = false } = props;
  const said = `${label}${useProgramWord(seat)}`;
  const inner = (
    <>
      <span class={`portrait ${seatClass(owner)}`}>
        {isAway ? (
          <span class="away-hat">
            <Icon of={westernHat} />
          </span>
        ) : (
          <Bust of={figure} owner={owner} size={46} />
        )}
        <Brand of={owner} />
      </span>
      <span class="who">
        <b class="sign name">
          <ProgramMark seat={seat} />
          <FitText text={name.slice(guestWord(name).length)}>
            <PlateName of={name} />
          </FitText>
        </b>
        {sub !== undefined && <span class="points">{sub}</span>}
      </span>
      <span class="counts">{children}</span>
      {mark !== undefined && (
        <em class={`mark ${mark.tone}`}>
          {mark.icon !== undefined && <Icon of={mark.icon} />}
          {mark.text}
        </em>
      )}
    </>
  );
  const states = [
    isTurn && 'turn',
    isAway && 'is-away',
    onTarget !== undefined && 'can',
    isAimed && 'aimed',
    props.class,
  ];
  const shared = {
    class: ['seat-plate', ...states].filter(Boolean).join(' '),
    'aria-label': mark === undefined ? said : `${said}, ${mark.text}`,
    'data-place': `seat-${seat}`,
  };
  return onTarget === undefined ? (
    <article {...shared}>{inner}</article>
  ) : (
    <button type="button" {...shared} onClick={onTarget}>
      {inner}
    </button>
  );
}

type PlateCountProps = {
  readonly icon?: string;
  readonly n: ComponentChildren;
  readonly class?: string;
  readonly place?: string;
  readonly children?: ComponentChildren;
};

/** A counter of the plate: an icon or a drawing, and the number. The plate's label says it in words. */
export const PlateCount = ({ icon, n, class: name = '', place, children }: PlateCountProps) => (
  <span class={name} data-place={place}>
    {icon !== undefined && <Icon of={icon} />}
    {children}
    {n}
  </span>
);

/** The row of plates on top of a table. */
export const Plates = ({ label, count, children }: PlatesProps) => (
  <section class="seat-plates" data-n={count} aria-label={label} data-region="opponents">
    {children}
  </section>
);
type PlatesProps = { readonly label: string; readonly count: number; readonly children: ComponentChildren };
