import '../me/me.css';
import '../people/people.css';
import { names } from '@saloon/bang-duel/text';
import { things } from '@saloon/colt-express/text';
import type { Lang } from '@saloon/kernel';
import { useEffect } from 'preact/hooks';
import { tables as games } from '../../core/games/registry.ts';
import { t } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { type BalanceTable, bot, tables } from './data.ts';
import { groupName } from './group-name.ts';
import { words } from './text.ts';

const percent = (share: number): string => `${t().number(Math.round(1000 * share) / 10)}\u00a0%`;

/** Who wins between equal bots: measured by `npm run balance`. */
export function BalancePage() {
  const { title, intro, who, reading } = words();
  const { lang } = settings.value;
  useEffect(() => {
    document.title = `${title} · ${t().name}`;
  }, [title]);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1}>
        <h1 class="poster">{title}</h1>
        <section class="panel me-section">
          <p>
            {intro} {who} <code>{bot}</code>.
          </p>
          <p class="help">{reading}</p>
        </section>
        {Object.entries(games).map(([game, { bill }]) => (
          <section key={game} class="panel me-section">
            <h2 class="sign">{bill.words[lang].title.join(' ')}</h2>
            {tables
              .filter((table) => table.game === game)
              .map((table) => (
                <TablePart key={table.id} table={table} />
              ))}
          </section>
        ))}
      </main>
    </div>
  );
}

function TablePart({ table }: { readonly table: BalanceTable }) {
  const { players, variants, about, columns, kinds, more, less } = words();
  const { id, seats, games: count, parity, groups } = table;
  const { lang } = settings.value;
  const variant = variants[id];
  return (
    <details>
      <summary class="unfold">
        {players(seats)}
        {variant === undefined ? '' : `, ${variant}`}
      </summary>
      <p class="help">{about(count, percent(parity))}</p>
      <table class="privacy-table">
        <thead>
          <tr>
            <th scope="col">{columns.which}</th>
            <th scope="col">{columns.share}</th>
            <th scope="col">{columns.range}</th>
            <th scope="col">{columns.games}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => {
            const { finding } = group;
            return (
              <tr key={`${group.kind} ${group.key}`}>
                <th scope="row">
                  {kinds[group.kind]}:{' '}
                  {group.kind === 'character' ? characterName(group.key, lang) : groupName(group, lang)}
                </th>
                <td>
                  {percent(group.share)}
                  {finding !== undefined && <b> {finding === 'more' ? more : less}</b>}
                </td>
                <td>
                  {percent(group.low)} – {percent(group.high)}
                </td>
                <td>{group.games}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

function characterName(id: string, lang: Lang): string {
  const known: Readonly<Record<string, { readonly name: string }>> = {
    ...names[lang].characters,
    ...things[lang].characters,
  };
  return known[id]?.name ?? id;
}
