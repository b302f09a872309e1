import type { Names, Seat } from '@saloon/kernel';
import type { AroundProps } from '../../../core/games/around.ts';
import { Brand, seatClass } from '../../../kit/figures/brand.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { hand as palm } from '../../../kit/icons/pages.ts';
import { isSuspense, openRace } from '../logic/race-state.ts';
import type { Move, View } from '../wire.ts';
import type { Side } from './sides.ts';
import type { TabletWords } from './words.ts';

type SlapLayerProps = {
  readonly view: View;
  readonly sides: readonly Side[];
  readonly openMoves: AroundProps<View, Move>['openMoves'];
  /** The players who have touched the glass in this race. */
  readonly touched: ReadonlySet<Seat>;
  readonly names: Names;
  readonly said: TabletWords;
};

/** The areas of a race. They are always in the page and only made visible, so that the signal is one change in one frame. */
export function SlapLayer({ view, sides, openMoves, touched, names, said }: SlapLayerProps) {
  const race = openRace(view);
  const isWaiting = isSuspense(view);
  return (
    <div
      class="slap-layer"
      data-on={race !== undefined ? 'race' : isWaiting ? 'wait' : 'no'}
      aria-hidden={race === undefined}
    >
      {sides.map((side, i) => {
        const seat = i as Seat;
        const isStarter = view.race?.starter === seat;
        const canSlap = openMoves[seat]?.some(({ move }) => move.type === 'slap') === true;
        const isDown = race !== undefined && (isStarter || (touched.has(seat) && !canSlap));
        const isEarly = race !== undefined && touched.has(seat) && canSlap;
        return (
          <div key={side} class={`slap-area side-${side} ${seatClass(seat)}${isDown ? ' down' : ''}`} data-area={seat}>
            <span class="slap-palm">
              <Icon of={palm} />
            </span>
            <span class="slap-who">
              <Brand of={seat} />
              <b>{names(seat)}</b>
              <small>
                {isStarter ? said.started : isWaiting ? said.wait : isEarly ? said.early : isDown ? '' : said.slap}
              </small>
            </span>
          </div>
        );
      })}
    </div>
  );
}
