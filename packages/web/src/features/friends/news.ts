import type { News } from '@saloon/client';
import { titleOf } from '../../core/games/titles.ts';
import { pathTo } from '../../core/router/paths.ts';
import { navigate, tablePath } from '../../core/router/router.ts';
import { toast } from '../../kit/toast.tsx';
import { friends, loadFriends, loadMe, me } from '../people/account.ts';
import { peopleWords } from '../people/text/index.ts';
import { tiesChanged } from '../people/ties-changed.ts';

/** Shows what the server tells about friends. */
export function onNews(news: Exclude<News, { type: 'announcement' }>): void {
  if (news.type === 'friends-changed') {
    tiesChanged.value += 1;
    if (friends.peek() !== undefined) void loadFriends();
    return;
  }
  if (news.type === 'way-in-added') {
    if (me.peek() !== undefined) void loadMe();
    const { wayIn } = peopleWords();
    return toast(wayIn[news.way](news.device), 'harm').offer(wayIn.look, () => navigate('/me'));
  }
  // Only its page wants to know.
  if (news.type === 'tournament-changed') return;
  if (news.type === 'tournament-news') return void showTournamentNews(news);
  const words = peopleWords().friends;
  const { from, table, game, title } = news;
  toast(words.invitation(from, title || titleOf(game))).offer(words.join, () => navigate(tablePath(table, false)));
}

async function showTournamentNews({ tournament, title, news }: Extract<News, { type: 'tournament-news' }>) {
  const { tournamentWords } = await import('../tournaments/text/index.ts');
  const words = tournamentWords();
  toast(words.news[news](title)).offer(words.look, () => navigate(pathTo('/tournament/:tournament', { tournament })));
}
