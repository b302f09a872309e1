import '../table-form/open-sheet.css';
import type { GameId } from '@saloon/kernel';
import { LIMITS } from '@saloon/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyOptionSpec, GameEntry, GameWords } from '../../core/games/entry.ts';
import type { Opening } from '../../core/games/opening.ts';
import { tables } from '../../core/games/registry.ts';
import { t } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';
import { useLoaded } from '../../kit/lazy.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { myName } from '../../net/identity.ts';
import { serverStatus } from '../../net/server.ts';
import { whyOffline } from '../../shell/silence.tsx';
import { refusalText } from '../../table/frame/refusal.ts';
import { openAsked } from '../../table/open/start.ts';
import type { adviceFor } from '../balance/advice.ts';
import { passWords } from '../one-device/text/index.ts';
import { AccessPart } from '../table-form/access-part.tsx';
import { GamePicker } from '../table-form/game-picker.tsx';
import { type Asked, askedIn, fieldsOf, hasProblem, optionAt, valuesIn } from '../table-form/option-form.ts';
import { PacePart } from '../table-form/pace-part.tsx';
import { RulesPart } from '../table-form/rules-part.tsx';
import { type AskedSeat, SeatsPart } from '../table-form/seats-part.tsx';
import { TeamsPart } from '../table-form/teams-part.tsx';
import { helpAsked, USUAL_HELP } from './help.ts';
import { HelpPart } from './help-part.tsx';
import { chairsOf, chairsProblem } from './one-device.ts';
import { OneDeviceSeats } from './one-device-seats.tsx';

/** The form to open a table: game, seats, rules. It is valid from the start, so one click opens a table. */
export function OpenSheet({ game: first, onClose }: { readonly game: GameId; readonly onClose: () => void }) {
  const [game, setGame] = useState<GameId>(first);
  const entry = tables[game];
  const loaded = useLoaded(game, async () => {
    const parts = Promise.all([entry?.options(), entry?.words(), entry?.opening?.(), import('../balance/advice.ts')]);
    const [spec, words, opening, { adviceFor }] = await parts;
    return spec === undefined || words === undefined ? undefined : { spec, words, opening, adviceFor };
  });
  // Keep the old form until the other game's options have loaded: a form that disappears loses the focus.
  const shown = useRef<Shown | undefined>(undefined);
  const isSwitched = useRef(false);
  if (entry !== undefined && typeof loaded === 'object') {
    shown.current = {
      game,
      entry,
      spec: loaded.spec,
      texts: loaded.words,
      opening: loaded.opening,
      adviceFor: loaded.adviceFor,
    };
  }
  if (shown.current === undefined) return null;
  const choose = (chosen: GameId) => {
    isSwitched.current = true;
    setGame(chosen);
  };
  return (
    <OpenForm
      key={shown.current.game}
      {...shown.current}
      isSwitched={isSwitched.current}
      onGame={choose}
      onClose={onClose}
    />
  );
}

type Shown = {
  readonly game: GameId;
  readonly entry: GameEntry;
  readonly spec: AnyOptionSpec;
  readonly texts: GameWords;
  readonly opening: Opening | undefined;
  readonly adviceFor: typeof adviceFor;
};

type OpenFormProps = Shown & {
  /** The host chose this game here, so the form goes on from its poster. */
  readonly isSwitched: boolean;
  readonly onGame: (game: GameId) => void;
  readonly onClose: () => void;
};

function OpenForm({ game, entry, spec, texts, opening, adviceFor, isSwitched, onGame, onClose }: OpenFormProps) {
  const words = t().open;
  const { lang } = settings.value;
  const text = texts[lang];
  const isOnline = serverStatus.value.type === 'online';
  const isRefused = serverStatus.value.type === 'refused';
  const [seats, setSeats] = useState<readonly AskedSeat[]>(() => usualSeats(entry.seats.usual, isOnline));
  const [asked, setAsked] = useState<Asked>({});
  const [isPrivate, setPrivate] = useState(true);
  const [isRated, setRated] = useState(false);
  const [title, setTitle] = useState('');
  const [help, setHelp] = useState(USUAL_HELP);
  const [wantsOneDevice, setOneDevice] = useState(false);
  const [names, setNames] = useState<readonly string[]>(() => [myName.peek() ?? '']);
  const [isOpening, setOpening] = useState(false);
  const [areAllShown, setAllShown] = useState(false);
  const [refused, setRefused] = useState<Refused | undefined>(undefined);
  const fields = fieldsOf(spec, asked, seats.length);
  const values = valuesIn(fields);
  const usual = valuesIn(fieldsOf(spec, {}, seats.length));
  const problem = hasProblem(fields) ? undefined : opening?.problem(values, seats.length);
  const own = hasProblem(fields) ? [] : (opening?.notes(values, [...seats]) ?? []);
  const notes = hasProblem(fields) || own.length > 0 ? own : adviceFor(game, values, usual, seats.length);
  const onDevice = passWords().form;
  const canShare = entry.oneDevice !== undefined && opening?.isForServer(values) !== true;
  const isPassed = canShare && wantsOneDevice;
  const chairs = chairsOf(seats, names, onDevice.nobody);
  const unshared = isPassed ? chairsProblem(chairs) : undefined;
  const isSolo = (isPassed || seats.every(({ type }) => type !== 'open')) && opening?.isForServer(values) !== true;
  const isStuck = hasProblem(fields) || problem !== undefined || (!isSolo && !isOnline) || unshared !== undefined;
  // A refusal stays at its field until something changes.
  const standing = refused?.asked === asked && refused.seats === seats ? refused : undefined;
  const refusal = standing && refusalText(lang, standing.code, texts);
  const wrong = problem === undefined ? refusal : `${problem.text[lang]}.`;
  const wrongAt = problem === undefined ? optionAt(standing?.at) : problem.option;
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSwitched) parts.current?.querySelector<HTMLElement>('.pick-game [aria-pressed=true]')?.focus();
  }, []);
  useEffect(() => {
    if (standing?.at !== undefined) parts.current?.querySelector('.error')?.scrollIntoView({ block: 'center' });
  }, [standing]);
  const changeSeats = (next: readonly AskedSeat[]) => {
    // Teams by hand are written for a number of seats, so another number needs them again.
    const teams = next.length === seats.length ? undefined : opening?.teams?.of(values, next.length);
    if (teams !== undefined) setAsked({ ...asked, ...opening?.teams?.options(teams) });
    setSeats(next);
  };
  const open = async () => {
    if (isStuck || isOpening) return;
    setOpening(true);
    if (isPassed) return openHere();
    const request = {
      game,
      seats: [...seats],
      options: askedIn(fields),
      isPrivate,
      ...(isRated && !isSolo ? ({ isRated: true } as const) : helpAsked(help, seats)),
      ...(title.trim() === '' ? {} : { title }),
    };
    const opened = await openAsked(request, isSolo);
    setOpening(false);
    if (opened.ok) return onClose();
    setRefused({ code: opened.code, at: opened.at, asked, seats });
    if (optionAt(opened.at) !== undefined) setAllShown(true);
  };
  const openHere = async () => {
    const { openPassed } = await import('../one-device/open-passed.ts');
    const opened = await openPassed({ game, options: { ...askedIn(fields), ...entry.oneDeviceOptions }, chairs });
    setOpening(false);
    if (opened.ok) return onClose();
    setRefused({ code: opened.code, at: opened.at, asked, seats });
  };
  const note = unshared === 'few' ? onDevice.twoPeople : unshared === 'same' ? onDevice.longNames : onDevice.here;
  return (
    <Sheet
      title={words.title}
      onClose={onClose}
      class="broad open-sheet"
      footer={
        <>
          <p class="note" role="status">
            {wrong === undefined && isPassed ? (
              <span class={unshared === undefined ? '' : 'error'}>{note}</span>
            ) : wrong === undefined ? (
              <>
                {isSolo ? words.onlyBots : isOnline ? '' : isRefused ? whyOffline() : words.offline}
                {isSolo && !seats.some(({ type }) => type === 'me') && ` ${words.noMe}`}
              </>
            ) : (
              <span class="error">{wrong}</span>
            )}
          </p>
          <button type="button" class="btn main" aria-disabled={isStuck || isOpening} onClick={open}>
            {isPassed ? onDevice.start : isSolo ? words.openSolo : words.open}
          </button>
        </>
      }
    >
      <div class="open-parts" ref={parts}>
        <section>
          <h3 class="sign">{words.game}</h3>
          <GamePicker game={game} onGame={onGame} />
          {!isSolo && (
            <>
              <PacePart entry={entry} asked={asked} onChange={setAsked} />
              <AccessPart isPrivate={isPrivate} onChange={setPrivate} />
              <label class="switch">
                <input type="checkbox" checked={isRated} onChange={(event) => setRated(event.currentTarget.checked)} />
                <span>
                  <b>{words.rated}</b>
                  <small>{words.ratedHint}</small>
                </span>
              </label>
            </>
          )}
          {canShare && (
            <label class="switch">
              <input
                type="checkbox"
                checked={wantsOneDevice}
                onChange={(event) => setOneDevice(event.currentTarget.checked)}
              />
              <span>
                <b>{entry.oneDevice === 'around' ? onDevice.around : onDevice.passed}</b>
                <small>{entry.oneDevice === 'around' ? onDevice.aroundHint : onDevice.passedHint}</small>
              </span>
            </label>
          )}
        </section>
        <div>
          <section>
            <h3 class="sign">{words.seats}</h3>
            {isPassed ? (
              <OneDeviceSeats
                game={game}
                seats={seats}
                names={names}
                {...entry.seats}
                onChange={changeSeats}
                onNames={setNames}
              />
            ) : (
              <SeatsPart game={game} seats={seats} min={entry.seats.min} max={entry.seats.max} onChange={changeSeats} />
            )}
            {standing?.at === 'seats' && <p class="error">{refusal}</p>}
            {opening?.teams !== undefined && (
              <TeamsPart
                choice={opening.teams}
                options={values}
                seats={seats}
                onChange={(options) => setAsked({ ...asked, ...options })}
              />
            )}
          </section>
          <RulesPart
            entry={entry}
            spec={spec}
            text={text}
            fields={fields}
            asked={asked}
            notes={notes}
            areAllShown={areAllShown}
            seats={seats.length}
            problem={wrongAt === undefined ? undefined : { option: wrongAt, text: wrong ?? '' }}
            onChange={setAsked}
            onAllShown={setAllShown}
          >
            {!isSolo && (
              <>
                {!isRated && <HelpPart game={game} help={help} seats={seats} onChange={setHelp} />}
                <label class="stack title-field">
                  <b>{words.name}</b>
                  <input
                    class="field"
                    value={title}
                    maxLength={LIMITS.titleLength}
                    placeholder={words.nameHint}
                    onInput={(event) => setTitle(event.currentTarget.value)}
                  />
                </label>
              </>
            )}
          </RulesPart>
        </div>
      </div>
    </Sheet>
  );
}

/** What the server refused, and the request it was about. */
type Refused = {
  readonly code: string;
  readonly at: string | undefined;
  readonly asked: Asked;
  readonly seats: readonly AskedSeat[];
};

/** You and anyone with the link. Offline: you and bots. */
const usualSeats = (count: number, isOnline: boolean): readonly AskedSeat[] =>
  Array.from({ length: count }, (_, i) => {
    if (i === 0) return { type: 'me' };
    return isOnline ? { type: 'open' } : { type: 'bot', level: 'normal' };
  });
