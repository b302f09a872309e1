import { useEffect, useState } from 'preact/hooks';
import { titleOf } from '../../core/games/titles.ts';
import { pathTo } from '../../core/router/paths.ts';
import type { Answer } from '../../net/api.ts';
import { saveJson } from '../me/account/data-section.tsx';
import { ActNote } from '../people/act-note.tsx';
import { Section } from '../people/section.tsx';
import { peopleWords, timeOf } from '../people/text/index.ts';
import { useAct } from '../people/use-act.ts';
import { adminActs, askAdmin } from './use-admin.ts';

/** Loads a list once. */
function useList<Body, Row>(read: () => Promise<Answer<Body>>, rowsOf: (body: Body) => readonly Row[]) {
  const act = useAct();
  const [rows, setRows] = useState<readonly Row[]>([]);
  const load = async () => {
    const found = await act.run(read);
    setRows(found === undefined ? [] : rowsOf(found));
  };
  useEffect(() => void load(), []);
  return { act, rows, load };
}

export function TablesSection() {
  const words = peopleWords().admin;
  const { act, rows, load } = useList(
    () => askAdmin('GET /api/admin/tables'),
    ({ tables }) => tables,
  );
  const close = async (id: string) => {
    await act.run(() => askAdmin('POST /api/admin/tables/:table/close', { params: { table: id } }), words.done);
    await load();
  };
  return (
    <Section title={words.tables}>
      {rows.length === 0 && <p>{words.noTables}</p>}
      <ul class="person-list">
        {rows.map(({ id, title, game, host, taken, seats }) => (
          <li key={id} class="person-line">
            <span class="who">
              <a href={pathTo('/table/:table', { table: id })}>{title || titleOf(game)}</a>
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

export function ProblemsSection() {
  const words = peopleWords().admin;
  const { act, rows } = useList(
    () => askAdmin('GET /api/admin/problems'),
    ({ problems }) => problems,
  );
  const download = async (id: string) => {
    const file = await act.run(() => askAdmin('GET /api/admin/problems/:id', { params: { id } }));
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

export function LogSection() {
  const words = peopleWords().admin;
  const { act, rows, load } = useList(
    () => askAdmin('GET /api/admin/actions'),
    ({ actions }) => actions,
  );
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
