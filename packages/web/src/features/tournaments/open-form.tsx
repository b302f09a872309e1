import { type GameId, gameId } from '@saloon/kernel';
import { LIMITS, TOURNAMENT_FORMATS, TOURNAMENT_LIMITS, type TournamentFormat } from '@saloon/protocol';
import { useState } from 'preact/hooks';
import type { GameEntry, GameWords } from '../../core/games/entry.ts';
import { tables } from '../../core/games/registry.ts';
import { playable, titleOf } from '../../core/games/titles.ts';
import { pathTo } from '../../core/router/paths.ts';
import { navigate } from '../../core/router/router.ts';
import { settings } from '../../core/settings/store.ts';
import { useLoaded } from '../../kit/lazy.tsx';
import { ask } from '../../net/api.ts';
import { usualGame } from '../../table/open/start.ts';
import { peopleWords } from '../people/text/index.ts';
import { type Asked, askedIn, fieldsOf, hasProblem, optionAt } from '../table-form/option-form.ts';
import { PacePart } from '../table-form/pace-part.tsx';
import { RulesPart } from '../table-form/rules-part.tsx';
import { SeatCount } from '../table-form/seats-part.tsx';
import { localMinute } from './numbers.ts';
import { tournamentWords } from './text/index.ts';

type Spec = Awaited<ReturnType<GameEntry['options']>>;

const HOUR = 60;
const DAY = 24 * HOUR;
const LIVE_TIMES = [10, 30, HOUR, 2 * HOUR, 4 * HOUR, DAY];
const SLOW_TIMES = [DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY, 90 * DAY];
const WAITS = [1, 2, 5, 10];
const SIZES = [4, 8, 12, 16, 24, 32, 48, 64];

/** The form to open a tournament. It is valid from the start but for the name. */
export function OpenForm({ onClose }: { readonly onClose: () => void }) {
  const [game, setGame] = useState<GameId>(() => gameId(usualGame()));
  const entry = tables[game];
  const loaded = useLoaded(game, async () => {
    const [spec, words] = await Promise.all([entry?.options(), entry?.words()]);
    return spec === undefined || words === undefined ? undefined : { spec, words };
  });
  const [title, setTitle] = useState('');
  const words = tournamentWords();
  return (
    <section class="panel tournament-form" aria-label={words.open}>
      <h2 class="sign">{words.open}</h2>
      <p class="help">{words.openHint}</p>
      <label class="stack">
        <b>{words.form.game}</b>
        <select class="field" value={game} onChange={(event) => setGame(gameId(event.currentTarget.value))}>
          {playable().map((one) => (
            <option key={one} value={one}>
              {titleOf(one)}
            </option>
          ))}
        </select>
      </label>
      <label class="stack">
        <b>{words.form.name}</b>
        <input
          class="field"
          value={title}
          maxLength={LIMITS.titleLength}
          placeholder={words.form.nameHint}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </label>
      {entry !== undefined && typeof loaded === 'object' && (
        <Fields
          key={game}
          game={game}
          entry={entry}
          spec={loaded.spec}
          texts={loaded.words}
          title={title}
          onClose={onClose}
        />
      )}
    </section>
  );
}

type FieldsProps = {
  readonly game: GameId;
  readonly entry: GameEntry;
  readonly spec: Spec;
  readonly texts: GameWords;
  readonly title: string;
  readonly onClose: () => void;
};

function Fields({ game, entry, spec, texts, title, onClose }: FieldsProps) {
  const words = tournamentWords();
  const { form } = words;
  const [asked, setAsked] = useState<Asked>({});
  const [areAllShown, setAllShown] = useState(false);
  const [seats, setSeats] = useState(() => Math.min(entry.seats.usual, TOURNAMENT_LIMITS.seats));
  const [format, setFormat] = useState<TournamentFormat>('swiss');
  const [rounds, setRounds] = useState(3);
  const [size, setSize] = useState(16);
  const [start, setStart] = useState(() => localMinute(Date.now() + HOUR * 60_000));
  const [wait, setWait] = useState(2);
  const [roundMinutes, setRoundMinutes] = useState<number | undefined>(undefined);
  const [wrong, setWrong] = useState<{ readonly text: string; readonly option?: string } | undefined>(undefined);
  const [isSending, setSending] = useState(false);
  const isLive = asked.pace !== 'correspondence';
  const times = isLive ? LIVE_TIMES : SLOW_TIMES;
  const lasts = roundMinutes !== undefined && times.includes(roundMinutes) ? roundMinutes : (times[2] ?? HOUR);
  const fields = fieldsOf(spec, asked, seats);
  const isStuck = hasProblem(fields) || isSending;
  const send = async () => {
    if (isStuck) return;
    setSending(true);
    const startsAt = new Date(start).getTime();
    const answer = await ask('POST /api/tournaments', {
      body: {
        title: title.trim() === '' ? form.nameHint : title,
        game,
        options: askedIn(fields),
        seats,
        format,
        rounds,
        size: Math.max(size, seats),
        startsAt,
        waitMinutes: wait,
        roundMinutes: lasts,
      },
    });
    setSending(false);
    if (answer.ok) return navigate(pathTo('/tournament/:tournament', { tournament: answer.body.id }));
    const { code, at } = answer.error;
    const option = optionAt(at);
    const text = code === 'not-kept' ? words.keepFirst : peopleWords().refusals[code];
    setWrong(option === undefined ? { text } : { text, option });
    if (option !== undefined) setAllShown(true);
  };
  const text = texts[settings.value.lang];
  const problem = wrong?.option === undefined ? undefined : { option: wrong.option, text: wrong.text };
  return (
    <>
      <div class="stack">
        <b>{form.seats}</b>
        <SeatCount
          min={entry.seats.min}
          max={Math.min(entry.seats.max, TOURNAMENT_LIMITS.seats)}
          count={seats}
          onChange={setSeats}
        />
      </div>
      <PacePart entry={entry} asked={asked} onChange={setAsked} />
      <h3 class="sign">{form.format}</h3>
      <fieldset class="choice-cards" aria-label={form.format}>
        {TOURNAMENT_FORMATS.map((one) => (
          <button key={one} type="button" class="paper" aria-pressed={one === format} onClick={() => setFormat(one)}>
            <b class="sign">{words.formats[one]}</b>
            <span>{words.formatHints[one]}</span>
          </button>
        ))}
      </fieldset>
      <div class="tournament-numbers">
        {format === 'swiss' && (
          <Choice
            name={form.rounds}
            value={rounds}
            values={Array.from({ length: TOURNAMENT_LIMITS.rounds }, (_, i) => i + 1)}
            onChange={setRounds}
          />
        )}
        <Choice name={form.size} value={size} values={SIZES} text={words.people} onChange={setSize} />
        <label class="stack">
          <b>{form.start}</b>
          <input
            class="field"
            type="datetime-local"
            value={start}
            onInput={(event) => setStart(event.currentTarget.value)}
          />
        </label>
        {isLive && <Choice name={form.wait} value={wait} values={WAITS} text={form.minutes} onChange={setWait} />}
        <Choice name={form.gameTime} value={lasts} values={times} text={minutesText} onChange={setRoundMinutes} />
      </div>
      <RulesPart
        entry={entry}
        spec={spec}
        text={text}
        fields={fields}
        asked={asked}
        seats={seats}
        areAllShown={areAllShown}
        problem={problem}
        notes={[]}
        onChange={setAsked}
        onAllShown={setAllShown}
      />
      {wrong !== undefined && (
        <p class="error" role="alert">
          {wrong.text} {wrong.text === words.keepFirst && <a href="/me">{words.keep}</a>}
        </p>
      )}
      <p class="tournament-acts">
        <button type="button" class="btn main" aria-disabled={isStuck} onClick={send}>
          {form.open}
        </button>
        <button type="button" class="btn ghost" onClick={onClose}>
          {peopleWords().cancel}
        </button>
      </p>
    </>
  );
}

function minutesText(minutes: number): string {
  const { form } = tournamentWords();
  if (minutes >= DAY) return form.days(minutes / DAY);
  return minutes >= HOUR ? form.hours(minutes / HOUR) : form.minutes(minutes);
}

type ChoiceProps = {
  readonly name: string;
  readonly value: number;
  readonly values: readonly number[];
  readonly text?: (value: number) => string;
  readonly onChange: (value: number) => void;
};

const Choice = ({ name, value, values, text = String, onChange }: ChoiceProps) => (
  <label class="stack">
    <b>{name}</b>
    <select class="field" value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
      {values.map((one) => (
        <option key={one} value={one}>
          {text(one)}
        </option>
      ))}
    </select>
  </label>
);
