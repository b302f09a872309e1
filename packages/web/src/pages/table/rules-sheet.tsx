import { gameId } from '@saloon/kernel';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Sheet } from '../../kit/sheet.tsx';
import type { TableState, TableStore } from '../../net/table-store.ts';
import { settings } from '../../settings/store.ts';
import { useLoaded } from '../../shell/lazy.tsx';
import { type AnyOptionSpec, type GameEntry, type GameWords, tables } from '../../tables/index.ts';
import type { Opening } from '../../tables/opening.ts';
import { type Asked, askedFor, askedIn, fieldsOf, hasProblem, valuesIn } from '../open-table/option-form.ts';
import { isSame, RulesPart } from '../open-table/rules-part.tsx';
import { type AskedSeat, SeatCount } from '../open-table/seats-part.tsx';
import { refusalText } from './refusal.ts';

type RulesSheetProps = {
  readonly store: TableStore;
  readonly info: TableState['info'];
  readonly words: GameWords;
  readonly onClose: () => void;
};

/** The host plays by other house rules, or with more chairs or fewer, before the game has begun. */
export function RulesSheet(props: RulesSheetProps) {
  const entry = tables[props.info.game];
  const loaded = useLoaded(gameId(props.info.game), async () => {
    const [spec, opening] = await Promise.all([entry?.options(), entry?.opening?.()]);
    return spec === undefined ? undefined : { spec, opening };
  });
  if (entry === undefined || typeof loaded !== 'object') return null;
  return <RulesForm {...props} {...loaded} entry={entry} />;
}

type RulesFormProps = RulesSheetProps & {
  readonly entry: GameEntry;
  readonly spec: AnyOptionSpec;
  readonly opening: Opening | undefined;
};

function RulesForm({ store, info, words, entry, spec, opening, onClose }: RulesFormProps) {
  const text = t().table;
  const { lang } = settings.value;
  const [seats, setSeats] = useState(info.seats.length);
  const [asked, setAsked] = useState<Asked>(() => askedFor(spec, info.options, info.seats.length));
  const [areAllShown, setAllShown] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const fields = fieldsOf(spec, asked, seats);
  const values = valuesIn(fields);
  const chairs = Array.from({ length: seats }, (_, i): AskedSeat => askedSeat(info.seats[i]));
  const problem = hasProblem(fields) ? undefined : opening?.problem(values, seats);
  const notes = hasProblem(fields) ? [] : (opening?.notes(values, chairs) ?? []);
  const isStuck = hasProblem(fields) || problem !== undefined;
  const wrong = problem === undefined ? refused && refusalText(lang, refused, words) : `${problem.text[lang]}.`;
  const change = (next: Asked, count = seats) => {
    setRefused(undefined);
    setAsked(next);
    setSeats(count);
  };
  const send = async () => {
    if (isStuck || isSending) return;
    const options = askedIn(fields);
    // Nobody has to say again that they are ready for what they were ready for.
    if (seats === info.seats.length && isSame(options, askedFor(spec, info.options, seats))) return onClose();
    setSending(true);
    const sent = await store.do({ type: 'set-rules', options, seats });
    setSending(false);
    if (sent.ok) onClose();
    else setRefused(sent.code);
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
        <section>
          <h3 class="sign">
            {t().open.seats} <small>{text.chairsHint}</small>
          </h3>
          <SeatCount {...entry.seats} count={seats} least={leastSeats(info)} onChange={(n) => change(asked, n)} />
        </section>
        <RulesPart
          {...{ entry, spec, fields, asked, seats, notes, areAllShown }}
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

/** Chairs up to the last that a person sits on stay. */
export const leastSeats = ({ seats }: Pick<TableState['info'], 'seats'>): number =>
  seats.findLastIndex(({ type }) => type === 'person') + 1;

const askedSeat = (chair: TableState['info']['seats'][number] | undefined): AskedSeat =>
  chair?.type === 'bot' ? { type: 'bot', level: chair.level } : { type: 'open' };
