import type { TableState } from '@saloon/client';
import { type GameId, gameId } from '@saloon/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyOptionSpec, GameEntry, GameWords } from '../../../core/games/entry.ts';
import type { Opening } from '../../../core/games/opening.ts';
import { tables } from '../../../core/games/registry.ts';
import { t } from '../../../core/i18n/index.ts';
import { settings } from '../../../core/settings/store.ts';
import { useLoaded } from '../../../kit/lazy.tsx';
import { Sheet } from '../../../kit/sheet.tsx';
import type { TableStore } from '../../../net/table-store.ts';
import { refusalText } from '../../../table/frame/refusal.ts';
import { GamePicker } from '../../table-form/game-picker.tsx';
import { type Asked, askedFor, askedIn, fieldsOf, hasProblem, valuesIn } from '../../table-form/option-form.ts';
import { isSame } from '../../table-form/pace.ts';
import { PacePart } from '../../table-form/pace-part.tsx';
import { RulesPart } from '../../table-form/rules-part.tsx';
import { type AskedSeat, SeatCount } from '../../table-form/seats-part.tsx';
import { TeamsPart } from '../../table-form/teams-part.tsx';

type RulesSheetProps = {
  readonly store: TableStore;
  readonly info: TableState['info'];
  readonly onClose: () => void;
};

/** Lets the host change the game, its options or the number of seats before the start. */
export function RulesSheet(props: RulesSheetProps) {
  const [game, setGame] = useState<GameId>(gameId(props.info.game));
  const entry = tables[game];
  const loaded = useLoaded(game, async () => {
    const [spec, words, opening] = await Promise.all([entry?.options(), entry?.words(), entry?.opening?.()]);
    return spec === undefined || words === undefined ? undefined : { spec, words, opening };
  });
  // Keep the old form until the other game's options have loaded: a form that disappears loses the focus.
  const shown = useRef<Shown | undefined>(undefined);
  if (entry !== undefined && typeof loaded === 'object') shown.current = { game, entry, ...loaded };
  if (shown.current === undefined) return null;
  return <RulesForm key={shown.current.game} {...props} {...shown.current} onGame={setGame} />;
}

type Shown = {
  readonly game: GameId;
  readonly entry: GameEntry;
  readonly spec: AnyOptionSpec;
  readonly words: GameWords;
  readonly opening: Opening | undefined;
};

type RulesFormProps = RulesSheetProps & Shown & { readonly onGame: (game: GameId) => void };

function RulesForm({ store, info, game, words, entry, spec, opening, onGame, onClose }: RulesFormProps) {
  const text = t().table;
  const { lang } = settings.value;
  const isOther = game !== info.game;
  const least = leastSeats(info);
  const [seats, setSeats] = useState(() => seatsFor(entry.seats, info.seats.length));
  const [asked, setAsked] = useState<Asked>(() => (isOther ? {} : askedFor(spec, info.options, info.seats.length)));
  const [areAllShown, setAllShown] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const picker = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOther) picker.current?.querySelector<HTMLElement>('.pick-game [aria-pressed=true]')?.focus();
  }, []);
  const fields = fieldsOf(spec, asked, seats);
  const values = valuesIn(fields);
  const chairs = Array.from({ length: seats }, (_, i): AskedSeat => askedSeat(info.seats[i]));
  const problem = hasProblem(fields) ? undefined : opening?.problem(values, seats);
  const notes = hasProblem(fields) ? [] : (opening?.notes(values, chairs) ?? []);
  const isStuck = hasProblem(fields) || problem !== undefined;
  const wrong = problem === undefined ? refused : `${problem.text[lang]}.`;
  const isShut = (id: string) => (tables[id]?.seats.max ?? 0) < least;
  const choose = (id: GameId) => (isShut(id) ? setRefused(text.fewChairs) : onGame(id));
  const change = (next: Asked, count = seats) => {
    setRefused(undefined);
    setAsked(next);
    setSeats(count);
  };
  const send = async () => {
    if (isStuck || isSending) return;
    const options = askedIn(fields);
    // Players stay ready if nothing changes.
    const isAsBefore = !isOther && seats === info.seats.length;
    if (isAsBefore && isSame(options, askedFor(spec, info.options, seats))) return onClose();
    setSending(true);
    const sent = await store.do({ type: 'set-rules', options, seats, ...(isOther ? { game } : {}) });
    setSending(false);
    if (sent.ok) onClose();
    else setRefused(refusalText(lang, sent.code, words));
  };
  return (
    <Sheet
      title={text.changeRules}
      onClose={onClose}
      class="broad open-sheet"
      footer={
        <>
          <p class="note" role="status">
            {wrong === undefined ? text.changeRulesHint : <span class="error">{wrong}</span>}
          </p>
          <button type="button" class="btn main" aria-disabled={isStuck || isSending} onClick={send}>
            {text.playBySuch}
          </button>
        </>
      }
    >
      <div class="open-parts">
        <section ref={picker}>
          <h3 class="sign">{t().open.game}</h3>
          <GamePicker game={game} isShut={isShut} onGame={choose} />
          <h3 class="sign">
            {t().open.seats} <small>{text.chairsHint}</small>
          </h3>
          <SeatCount {...entry.seats} count={seats} least={least} onChange={(n) => change(asked, n)} />
          {opening?.teams !== undefined && (
            <TeamsPart
              choice={opening.teams}
              options={values}
              seats={chairs}
              onChange={(options) => change({ ...asked, ...options })}
            />
          )}
          <PacePart entry={entry} asked={asked} onChange={(next) => change(next)} />
        </section>
        <RulesPart
          entry={entry}
          spec={spec}
          fields={fields}
          asked={asked}
          seats={seats}
          notes={notes}
          areAllShown={areAllShown}
          text={words[lang]}
          problem={
            problem?.option === undefined ? undefined : { option: problem.option, text: `${problem.text[lang]}.` }
          }
          onChange={(next) => change(next)}
          onAllShown={setAllShown}
        />
      </div>
    </Sheet>
  );
}

/** The current number of seats, within the game's limits. */
export const seatsFor = ({ min, max }: GameEntry['seats'], now: number): number => Math.min(max, Math.max(min, now));

/** Everyone who sits keeps a seat: the table moves players whose seat is removed. */
export const leastSeats = ({ seats }: Pick<TableState['info'], 'seats'>): number =>
  seats.filter(({ type }) => type === 'person').length;

const askedSeat = (chair: TableState['info']['seats'][number] | undefined): AskedSeat =>
  chair?.type === 'bot' ? { type: 'bot', level: chair.level } : { type: 'open' };
