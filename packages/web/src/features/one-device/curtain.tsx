import './curtain.css';
import type { Names, Seat } from '@saloon/kernel';
import { useState } from 'preact/hooks';
import type { GameTable } from '../../core/games/contract.ts';
import type { GameWords } from '../../core/games/entry.ts';
import { settings } from '../../core/settings/store.ts';
import { Bust, figureAmong } from '../../kit/figures/bust.tsx';
import type { Asked } from '../../local/pass-worker/contract.ts';
import type { TableStore } from '../../net/table-store.ts';
import { SeatMark } from '../../table/plates/seat-mark.tsx';
import { tellerAt } from '../../table/telling/teller-at.ts';
import { linesOf } from '../away/lines.ts';
import { HoldButton } from './hold-button.tsx';
import { SensesSwitch } from './senses-switch.tsx';
import { passWords } from './text/index.ts';

/** A longer recap keeps only its last sentences. */
const MOST_LINES = 24;

type CurtainProps = {
  readonly store: TableStore;
  readonly asked: Asked;
  /** The player had the device a moment ago. */
  readonly isSame: boolean;
  readonly names: Names;
  readonly table: GameTable;
  readonly words: GameWords;
  /** The doors are open a crack: everyone looks at the public table. */
  readonly isLowered: boolean;
  readonly onLower: (isLowered: boolean) => void;
  readonly onShow: (seat: Seat) => void;
};

/** The doors in front of a hand: whom to give the device, what happened since that player's last turn, and the way in. */
export function Curtain({ store, asked, isSame, names, table, words, isLowered, onLower, onShow }: CurtainProps) {
  const said = passWords();
  const { lang } = settings.value;
  const [isHolding, setHolding] = useState(false);
  const { seat } = asked;
  const state = store.state.value;
  const view = state?.view;
  const chairs = state?.info.seats ?? [];
  const tell = tellerAt({ table, words, lang, names, view, you: seat });
  const lines = linesOf(asked.recap, undefined, { tell, past: table.past, you: seat });
  const isDealt = view !== undefined && view !== null;
  const role = isDealt ? table.role?.(view, seat, lang)?.name : undefined;
  const figure = (isDealt ? table.figure?.(view, seat) : undefined) ?? figureAmong(chairs, seat);
  const owner = (isDealt ? table.owner?.(view, seat) : undefined) ?? seat;
  const hidden = lines.length - MOST_LINES;
  return (
    <section
      class={`pass-curtain${isHolding ? ' opening' : ''}${isLowered ? ' lowered' : ''}`}
      data-seat={seat}
      aria-label={said.doors}
    >
      {!isLowered && (
        <>
          <div class="door left" aria-hidden="true" />
          <div class="door right" aria-hidden="true" />
          <div class="pass-middle">
            <div class="pass-poster">
              <span>{isSame ? said.again : said.pass}</span>
              <h1 class="poster">{names(seat)}</h1>
              <span class="who">
                <Bust of={figure} owner={owner} size={88} />
                <SeatMark table={table} view={view} seat={seat} />
              </span>
              {role !== undefined && <b class="sign">{role}</b>}
            </div>
            <div class="pass-recap">
              <h2 class="sign">{said.since}</h2>
              {lines.length === 0 ? (
                <p>{said.nothing}</p>
              ) : (
                <ol>
                  {hidden > 0 && <li class="note">{said.earlier(hidden)}</li>}
                  {lines.slice(-MOST_LINES).map(({ text, by, isHit }, i) => (
                    <li key={i} class={isHit ? 'hit' : ''}>
                      {by !== undefined && <SeatMark table={table} view={view} seat={by} />}
                      <span>{text}</span>
                    </li>
                  ))}
                </ol>
              )}
              <small>{said.public}</small>
            </div>
          </div>
        </>
      )}
      <footer>
        <HoldButton
          label={said.hold(names(seat))}
          hint={said.lookAway}
          keep={said.keep}
          keepHint={said.letGo}
          onHolding={setHolding}
          onHeld={() => onShow(seat)}
        />
        <div class="pass-more">
          <button type="button" class="btn ghost small" onClick={() => onLower(!isLowered)}>
            {isLowered ? said.curtain : said.table}
          </button>
          <SensesSwitch />
        </div>
      </footer>
    </section>
  );
}
