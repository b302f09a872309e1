import { signal } from '@preact/signals';
import type { DailyGame, DailyToday } from '@saloon/protocol';
import { titleOf } from '../../core/games/titles.ts';
import { pathTo } from '../../core/router/paths.ts';
import { ask } from '../../net/api.ts';
import type { TodayCell, TodaySource } from './cell.ts';
import { todayWords } from './text/index.ts';

const today = signal<DailyToday | undefined>(undefined);

/** Daily deals with your state. Offline, the strip shows no deals. */
export const deals: TodaySource = {
  cells: () => today.value?.games.map((game) => cellOf(game, today.value?.day ?? '')) ?? [],
  load: () =>
    void ask('GET /api/daily').then((answer) => {
      if (answer.ok && Array.isArray(answer.body.games)) today.value = answer.body;
    }),
};

function cellOf({ game, state, result, finishers, streak }: DailyGame, day: string): TodayCell {
  const words = todayWords().deals;
  const common = { key: `deal-${game}`, mark: { game }, title: titleOf(game), streak };
  if (state === 'done') {
    const text = result?.percentile === undefined ? words.finished : words.beat(result.percentile);
    return { ...common, href: pathTo('/daily/:game/:day', { game, day }), text, action: words.done, isDone: true };
  }
  const text = state === 'open' ? words.stopped : words.players(finishers);
  return { ...common, href: '/daily', text, action: state === 'open' ? words.goOn : words.play };
}
