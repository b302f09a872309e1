import type { PersonInfo, TableRow } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ActNote } from '../../people/act-note.tsx';
import { peopleWords, timeOf } from '../../people/text/index.ts';
import { useAct } from '../../people/use-act.ts';
import { titleOf } from '../lobby/games.ts';
import { saveJson } from '../me/account/data-section.tsx';
import { Section } from '../me/section.tsx';
import { adminActs, askAdmin } from './use-admin.ts';

/** Loads a list once. */
function useList<T>(path: string, key: string) {
  const act = useAct();
  const [rows, setRows] = useState<readonly T[]>([]);
  const load = async () => {
    const found = await act.run(() => askAdmin<Readonly<Record<string, readonly T[]>>>('GET', path));
    setRows(found?.[key] ?? []);
  };
  useEffect(() => void load(), []);
  return { act, rows, load };
}

export function TablesSection() {
  const words = peopleWords().admin;
  const { act, rows, load } = useList<TableRow>('/tables', 'tables');
  const close = async (id: string) => {
    await act.run(() => askAdmin('POST', `/tables/${id}/close`), words.done);
    await load();
  };
  return (
    <Section title={words.tables}>
      {rows.length === 0 && <p>{words.noTables}</p>}
      <ul class="person-list">
        {rows.map(({ id, title, game, host, taken, seats }) => (
          <li key={id} class="person-line">
            <span class="who">
              <a href={`/table/${id}`}>{title || titleOf(game)}</a>
              <small>
                {host} · {taken}/{seats}
              </small>
            </span>
            <button type="button" class="btn small" onClick={() => close(id)}>
              {words.closeTable}
            </button>
          </li>
        ))}
      </ul>
      <ActNote act={act} />
    </Section>
  );
}

type ProblemRow = {
  readonly id: string;
  readonly at: number;
  readonly by: PersonInfo;
  readonly note: string;
  readonly browser: string;
  readonly version: string;
};

export function ProblemsSection() {
  const words = peopleWords().admin;
  const { act, rows } = useList<ProblemRow>('/problems', 'problems');
  const download = async (id: string) => {
    const file = await act.run(() => askAdmin<object>('GET', `/problems/${id}`));
    if (file !== undefined) saveJson(`problem-${id}.saloon.json`, file);
  };
  return (
    <Section title={words.problems}>
      {rows.length === 0 && <p>{words.noProblems}</p>}
      <ul class="person-list">
        {rows.map(({ id, at, by, note, version }) => (
          <li key={id} class="person-line">
            <span class="who">
              <button type="button" class="btn small" onClick={() => download(id)}>
                problem-{id}.saloon.json
              </button>
              <small>
                {timeOf(at)} · {by.name} · {version} {note}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <ActNote act={act} />
    </Section>
  );
}

type ActionRow = {
  readonly at: number;
  readonly admin: string;
  readonly action: string;
  readonly subject: string;
  readonly note: string;
};

export function LogSection() {
  const words = peopleWords().admin;
  const { act, rows, load } = useList<ActionRow>('/actions', 'actions');
  const acts = adminActs.value;
  useEffect(() => void (acts > 0 && load()), [acts]);
  return (
    <Section title={words.log}>
      <ul class="person-list">
        {rows.map(({ at, admin, action, subject, note }, i) => (
          <li key={i}>
            <small>
              {timeOf(at)} · <b>{admin}</b>: {action} {subject} {note}
            </small>
          </li>
        ))}
      </ul>
      <ActNote act={act} />
    </Section>
  );
}
