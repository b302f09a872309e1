import '../../table/frame/table.css';
import './lesson.css';
import type { GameId, Lesson } from '@saloon/kernel';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameTable } from '../../core/games/contract.ts';
import type { GameWords } from '../../core/games/entry.ts';
import { tables } from '../../core/games/registry.ts';
import { titleOf } from '../../core/games/titles.ts';
import { messages, t } from '../../core/i18n/index.ts';
import { pathTo } from '../../core/router/paths.ts';
import { settings } from '../../core/settings/store.ts';
import { Broken, Shuffling, useLoaded } from '../../kit/lazy.tsx';
import { motionSpeed } from '../../kit/motion/pace.ts';
import { Telegram } from '../../kit/telegram.tsx';
import { myName } from '../../net/identity.ts';
import { playEasyBots } from '../../table/open/start.ts';
import { Frame } from '../table-page/frame.tsx';
import { type Bookmark, bookmarkOf, keepBookmark } from './bookmark.ts';
import { Guide } from './guide.tsx';
import { LessonLink, lessonWorker } from './lesson-link.ts';
import { Light } from './light.tsx';
import { closedBy, partOf } from './moment-text.ts';
import { lessonWords } from './text/index.ts';
import { useShown } from './use-shown.ts';

/** "Learn in five minutes": a real table with a guide that asks for one thing at a time. */
export function LessonPage({ game }: { readonly game: GameId }) {
  const loaded = useLoaded(game, async () => {
    const entry = tables[game];
    if (entry?.lesson === undefined) return undefined;
    const [lesson, table, words] = await Promise.all([entry.lesson(), entry.table(), entry.words()]);
    return { lesson, table, words };
  });
  const { lang } = settings.value;
  useEffect(() => {
    document.title = `${lessonWords(lang).title(titleOf(game, lang))} · ${messages[lang].name}`;
  }, [game, lang]);
  if (loaded === 'loading') return <Shuffling />;
  if (loaded === 'failed') return <Broken />;
  return loaded === undefined ? <NoLesson game={game} /> : <Given key={game} {...loaded} />;
}

const NoLesson = ({ game }: { readonly game: GameId }) => (
  <main id="main">
    <Telegram
      title={t().table.telegram}
      code="L-404"
      actions={
        <>
          <a class="btn pap" href="/">
            {t().toLobby}
          </a>
          <a class="btn main" href={pathTo('/rules/:game', { game })}>
            {lessonWords(settings.value.lang).rules}
          </a>
        </>
      }
    >
      {lessonWords(settings.value.lang).none}
    </Telegram>
  </main>
);

type GivenProps = { readonly lesson: Lesson; readonly table: GameTable; readonly words: GameWords };

function Given({ lesson, table, words }: GivenProps) {
  const { lang } = settings.value;
  const said = lessonWords(lang);
  // Players' names depend on the language, so a new language restarts the lesson at the same step. A finished one isn't
  // kept.
  const here = useRef<Bookmark | undefined>(undefined);
  const house = useMemo(() => {
    const speed = settings.peek().speed === 'quick' ? QUICK : motionSpeed();
    return new LessonLink(lessonWorker(), lesson, {
      lang,
      name: myName.peek() ?? '',
      speed,
      ...(here.current ?? bookmarkOf(lesson.game)),
    });
  }, [lesson, lang]);
  useEffect(() => () => house.close(), [house]);
  const moment = house.moment.value;
  const store = house.store.value;
  const shown = useShown(moment);
  useEffect(() => {
    if (moment === undefined) return;
    here.current = { step: moment.step, answers: moment.answers };
    keepBookmark(lesson.game, moment, moment.type === 'done');
  }, [moment]);
  if (house.isBroken.value) return <Broken />;
  if (moment === undefined || shown === undefined || store === undefined) return <Shuffling />;
  const to = {
    next: () => house.next(),
    show: () => house.show(),
    toChapter: (chapter: number) => house.toChapter(chapter),
    play: () => void playEasyBots(lesson.game),
  };
  return (
    <>
      <Frame
        key={`${lang} ${moment.run}`}
        store={store}
        isSolo={true}
        table={table}
        words={words}
        lesson={{
          guide: <Guide lesson={lesson} moment={shown} to={to} />,
          closed: shown === moment ? closedBy(moment, said) : said.watchOthers,
        }}
      />
      <Light part={shown === moment ? partOf(lesson, shown) : undefined} step={shown.step} />
    </>
  );
}

/** Speed of the table for players who chose quick animations. */
const QUICK = 4;
