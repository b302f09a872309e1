import { LIMITS, type TableInfo } from '@saloon/protocol';
import { useState } from 'preact/hooks';
import { tables } from '../../core/games/registry.ts';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { pathTo } from '../../core/router/paths.ts';
import { Icon } from '../../kit/icon.tsx';
import { teacher } from '../../kit/icons/pages.ts';
import { woodenChair } from '../../kit/icons/tables.ts';
import { myName, nameProblem, setMyName } from '../../net/identity.ts';
import { paceLine } from './pace-line.ts';

type WelcomeProps = {
  readonly info: TableInfo;
  /** The host's name, if the host has a seat. */
  readonly host: string | undefined;
  readonly onSit: () => void;
};

/** What an invited guest needs: who asks them to what, how long it takes, a name, and one button. */
export function Welcome({ info, host, onSit }: WelcomeProps) {
  const words = t().table;
  const entry = tables[info.game];
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const name = typed ?? myName.value;
  const problem = nameProblem(name);
  return (
    <form
      class="welcome"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem !== undefined) return;
        if (typed !== undefined) setMyName(typed);
        onSit();
      }}
    >
      <p>
        <b>{host === undefined ? titleOf(info.game) : words.invited(host, titleOf(info.game))}</b>
        <small>
          {paceLine(info.options)}
          {entry !== undefined && `, ${t().lobby.minutes(entry.bill.minutes)}`}
        </small>
      </p>
      <label>
        <span>{t().nameSheet.label}</span>
        <input
          class="field"
          value={name}
          autocomplete="nickname"
          maxLength={2 * LIMITS.nameLength}
          aria-invalid={problem !== undefined}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      {problem !== undefined && (
        <p class="error">{problem === 'empty' ? t().nameSheet.empty : t().nameSheet.tooLong(LIMITS.nameLength)}</p>
      )}
      <button type="submit" class="btn main" aria-disabled={problem !== undefined}>
        <Icon of={woodenChair} />
        {words.sit}
      </button>
      {entry?.lesson !== undefined && (
        <a class="btn ghost" href={pathTo('/learn/:game', { game: info.game })}>
          <Icon of={teacher} />
          {t().lobby.learn}
        </a>
      )}
    </form>
  );
}
