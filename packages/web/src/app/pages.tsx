import type { ComponentChild, FunctionComponent } from 'preact';
import { type ParamsOf, paramsIn } from '../core/router/paths.ts';
import { LobbyPage } from '../features/lobby/lobby-page.tsx';
import { fetchTable, loadTablePage } from '../features/table-page/fetch-table.ts';
import { myTables } from '../net/my-tables.ts';
import type { TabName } from '../shell/top-bar.tsx';

/** The paths of a page, each with the props that are the same for all addresses like it. */
type Paths = Readonly<Record<string, object>>;
type PropsOf<Of extends Paths> = { [Path in keyof Of & string]: Of[Path] & ParamsOf<Path> }[keyof Of & string];
type How = {
  /** The tab that is lit. */
  readonly tab?: TabName;
  /** Starts afresh at each address instead of taking other props. */
  readonly isPerAddress?: true;
};
export type Page = How & {
  readonly paths: Paths;
  /** The page, if it comes with the first load. */
  readonly Eager?: FunctionComponent;
  readonly load: (props: object) => Promise<FunctionComponent<object>>;
};

/** A page that is loaded when it is opened. Its props must be what the paths give. */
const page = <const Of extends Paths>(
  paths: Of,
  load: (props: PropsOf<Of>) => Promise<(props: PropsOf<Of>) => ComponentChild>,
  how: How = {},
): Page => ({ ...how, paths, load: load as Page['load'] });

function loadTable({ table }: { readonly table: string }) {
  const known = myTables.peek().find((mine) => mine.table === table);
  if (known !== undefined) fetchTable(known.game);
  return loadTablePage();
}

const ONLINE = { isSolo: false, isBefore: false } as const;
const SOLO = { isSolo: true, isBefore: false } as const;
const BEFORE = { isSolo: true, isBefore: true } as const;
const NO_TABLE = { table: '', ...ONLINE } as const;
const ANY = {} as const;

// biome-ignore format: one page, one line.
/** Every page of the client. `core/router/paths.ts` says what a parameter may be. */
export const PAGES = {
  lobby: { paths: { '/': ANY }, Eager: LobbyPage, load: async () => LobbyPage, tab: 'games' },
  table: page({ '/table/:table': { isSolo: false }, '/solo/:table': { isSolo: true } }, loadTable, { isPerAddress: true }),
  screen: page({ '/screen/:table': ANY }, () => import('../features/room/screen/index.tsx').then((room) => room.ScreenPage), { isPerAddress: true }),
  hand: page({ '/hand/:table': ANY }, () => import('../features/room/hand/index.tsx').then((room) => room.HandPage), { isPerAddress: true }),
  join: page({ '/join': { code: '' }, '/join/:code': ANY }, () => import('../features/room/join/index.tsx').then((room) => room.JoinPage)),
  pass: page({ '/pass/:table': ANY }, () => import('../features/one-device/index.tsx').then((device) => device.PassPage), { isPerAddress: true }),
  'rule-books': page({ '/rules': ANY, '/learn': ANY }, () => import('../features/rule-books/index.tsx').then((books) => books.RuleBooksPage), { tab: 'learn' }),
  'my-games': page({ '/games': ANY }, () => import('../features/my-games/index.tsx').then((games) => games.MyGamesPage), { tab: 'my-games' }),
  me: page({ '/me': ANY }, () => import('../features/me/index.tsx').then((me) => me.MePage), { tab: 'me' }),
  network: page({ '/help/network': ANY }, () => import('../features/network/index.tsx').then((network) => network.NetworkPage)),
  link: page({ '/link/:ticket': ANY }, () => import('../features/link/index.tsx').then((link) => link.LinkPage)),
  'add-friend': page({ '/add/:user': ANY }, () => import('../features/add-friend/index.tsx').then((friend) => friend.AddFriendPage)),
  admin: page({ '/admin': ANY }, () => import('../features/admin/index.tsx').then((admin) => admin.AdminPage)),
  privacy: page({ '/privacy': ANY }, () => import('../features/privacy/index.tsx').then((privacy) => privacy.PrivacyPage)),
  profile: page({ '/u/:handle': ANY }, () => import('../features/profiles/profile-page.tsx').then((profiles) => profiles.ProfilePage), { tab: 'me' }),
  leaders: page({ '/leaders': ANY }, () => import('../features/profiles/leaders-page.tsx').then((profiles) => profiles.LeadersPage), { tab: 'my-games' }),
  balance: page({ '/balance': ANY }, () => import('../features/balance/index.tsx').then((balance) => balance.BalancePage), { tab: 'learn' }),
  tournaments: page({ '/tournaments': ANY }, () => import('../features/tournaments/tournaments-page.tsx').then((tournaments) => tournaments.TournamentsPage), { tab: 'my-games' }),
  tournament: page({ '/tournament/:tournament': ANY }, () => import('../features/tournaments/tournament-page.tsx').then((tournaments) => tournaments.TournamentPage), { tab: 'my-games' }),
  daily: page({ '/daily': ANY }, () => import('../features/daily/index.tsx').then((daily) => daily.DailyPage), { tab: 'games' }),
  deal: page({ '/daily/:game/:day': ANY }, () => import('../features/daily/deal-page.tsx').then((daily) => daily.DealPage), { tab: 'games' }),
  compare: page({ '/compare/:compared': ANY }, () => import('../features/compare/index.tsx').then((compare) => compare.ComparePage), { tab: 'games', isPerAddress: true }),
  rules: page({ '/rules/:game#:rule': { isEmbedded: false } }, () => import('../features/rules/index.tsx').then((rules) => rules.RulesPage), { tab: 'learn' }),
  lesson: page({ '/learn/:game': ANY }, () => import('../features/lessons/index.tsx').then((lessons) => lessons.LessonPage), { tab: 'learn' }),
  puzzles: page({ '/puzzles': ANY }, () => import('../features/puzzles/index.ts').then((puzzles) => puzzles.PuzzlesPage), { tab: 'learn' }),
  puzzle: page({ '/puzzle/daily#:theme': { game: '', puzzle: '' }, '/puzzle/:game/:puzzle#:theme': ANY }, () => import('../features/puzzles/index.ts').then((puzzles) => puzzles.PuzzlePage), { tab: 'learn' }),
  replay: page({ '/replay': NO_TABLE, '/replay/:table': ONLINE, '/replay/solo/:table': SOLO, '/replay/solo/:table/before': BEFORE }, () => import('../features/replay/index.tsx').then((replay) => replay.ReplayPage), { tab: 'my-games' }),
  sample: page({ '/replay/sample/:sample': NO_TABLE }, () => import('../features/replay/index.tsx').then((replay) => replay.ReplayPage), { tab: 'my-games' }),
  coach: page({ '/coach': NO_TABLE, '/coach/:table': ONLINE, '/coach/solo/:table': SOLO, '/coach/solo/:table/before': BEFORE }, () => import('../features/coach/index.tsx').then((coach) => coach.CoachPage), { tab: 'my-games', isPerAddress: true }),
  gallery: page({ '/gallery': { game: '', scene: '' }, '/gallery/:game': { scene: '' }, '/gallery/:game/:scene': ANY }, () => import('../features/gallery/index.tsx').then((gallery) => gallery.GalleryPage)),
} as const satisfies Readonly<Record<string, Page>>;
export type PageName = keyof typeof PAGES;

/** The page of an address, with its props. */
export function findPage(address: string, hash: string) {
  for (const [name, found] of Object.entries<Page>(PAGES)) {
    for (const [path, fixed] of Object.entries(found.paths)) {
      const params = paramsIn(path, address, hash);
      if (params !== undefined) return { name, page: found, props: { ...fixed, ...params } };
    }
  }
  return undefined;
}
