import { signal } from '@preact/signals';
import type { TournamentRow } from '@saloon/protocol';
import { calendar } from '../../core/i18n/time.ts';
import { pathTo } from '../../core/router/paths.ts';
import { settings } from '../../core/settings/store.ts';
import { trophy } from '../../kit/icons/today.ts';
import { ask } from '../../net/api.ts';
import type { TodaySource } from './cell.ts';
import { todayWords } from './text/index.ts';

const next = signal<TournamentRow | undefined>(undefined);

/** The one you play in, or the one that starts next and still has room, or one to watch. */
export const nextOf = (rows: readonly TournamentRow[]): TournamentRow | undefined =>
  rows.find(({ isIn }) => isIn) ??
  rows.find(({ phase, players, size }) => phase === 'signup' && players < size) ??
  rows[0];

/** The next tournament. */
export const tournamentSource: TodaySource = {
  load() {
    void ask('GET /api/tournaments').then((answer) => {
      if (answer.ok) next.value = nextOf(answer.body.open);
    });
  },
  cells: () => {
    const row = next.value;
    if (row === undefined) return [];
    const words = todayWords();
    const { id, title, phase, isIn, startsAt } = row;
    return [
      {
        key: 'tournament',
        href: pathTo('/tournament/:tournament', { tournament: id }),
        title: words.tournament,
        mark: { icon: trophy, tone: 'var(--puzzle-tone)' },
        // Not beside the action, where a date has no room.
        text: `${title}, ${phase === 'running' ? words.running : calendar(settings.value.lang, startsAt, 'moment')}`,
        action: isIn ? words.youAreIn : phase === 'running' ? words.watch : words.signUp,
      },
    ];
  },
};
