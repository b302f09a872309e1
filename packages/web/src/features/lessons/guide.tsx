import type { Lesson } from '@saloon/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { pathTo } from '../../core/router/paths.ts';
import { settings } from '../../core/settings/store.ts';
import { Bust } from '../../kit/figures/bust.tsx';
import { useHotkeys } from '../../kit/hotkeys.ts';
import { Icon } from '../../kit/icon.tsx';
import { previousButton, returnArrow } from '../../kit/icons/tables.ts';
import { announce } from '../../kit/live.tsx';
import type { LessonMoment } from '../../local/lesson-worker-contract.ts';
import { pressEnter } from '../../table/ask/press-enter.ts';
import { barkeeper } from './barkeeper.ts';
import { Bold, spoken } from './bold.tsx';
import { backFrom, chapterAt, guideText } from './moment-text.ts';
import { lessonWords } from './text/index.ts';

/** What the guide's buttons do. */
export type Lessoner = {
  next(): void;
  show(): void;
  toChapter(chapter: number): void;
  /** Starts a real game from here. */
  play(): void;
};

type GuideProps = { readonly lesson: Lesson; readonly moment: LessonMoment; readonly to: Lessoner };

/** The guide with its card: the task, or what has just happened, and the button to go on. */
export function Guide({ lesson, moment, to }: GuideProps) {
  const { lang } = settings.value;
  const said = lessonWords(lang);
  const text = guideText(lesson, moment, lang, said);
  const chapter = chapterAt(lesson, moment.step);
  const titles = lesson.chapters.map(({ title }) => lesson.texts[lang][title] ?? '');
  const main = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLElement>(null);
  const isOver = moment.type === 'done';
  const goesOn = moment.type === 'say' || moment.type === 'mistake';
  const tries = moment.type === 'ask' ? moment.astray : 0;

  // A new deal brings a new card, and screen readers don't notice that by themselves.
  useEffect(() => announce(spoken(text)), []);
  useEffect(() => {
    // Focus the button to go on. Without one, focus the card, so that keyboard users keep their place.
    if (main.current !== null) main.current.focus({ preventScroll: true });
    else if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [moment.step, moment.type, tries]);

  const onMain = () => (isOver ? to.play() : to.next());
  const back = backFrom(lesson, moment);
  useHotkeys(goesOn || isOver ? { n: onMain, enter: (event) => pressEnter(event, onMain) } : {});

  return (
    <section
      ref={card}
      class={`guide at-${moment.type}`}
      data-region="guide"
      data-moment={moment.type}
      data-step={moment.step}
      aria-label={said.guide}
      tabIndex={-1}
    >
      <Bust of={barkeeper} size={64} class="keeper" />
      <div class="paper">
        <div class="chapters" role="img" aria-label={said.chapter(chapter + 1, titles.length, titles[chapter] ?? '')}>
          <b class="sign">{isOver ? said.doneTitle : titles[chapter]}</b>
          <span class="pips">
            {titles.map((title, i) => (
              <i key={title} class={isOver || i < chapter ? 'past' : i === chapter ? 'now' : ''} />
            ))}
          </span>
        </div>
        <p class="says" aria-live="polite">
          <Bold text={text} />
        </p>
        <div class="acts">
          {!isOver && (
            <button
              type="button"
              class="btn pap small back"
              aria-label={back.isEarlier ? said.earlier : said.repeat}
              title={back.isEarlier ? said.earlier : said.repeat}
              onClick={() => to.toChapter(back.chapter)}
            >
              <Icon of={previousButton} />
            </button>
          )}
          {moment.type === 'ask' && (
            <button type="button" class="btn pap small show" onClick={() => to.show()}>
              {said.show}
            </button>
          )}
          {isOver && (
            <>
              <a class="btn pap small" href={pathTo('/rules/:game', { game: lesson.game })}>
                {said.rules}
              </a>
              <button type="button" class="btn pap small" onClick={() => to.toChapter(0)}>
                {said.again}
              </button>
            </>
          )}
          {(goesOn || isOver) && (
            <button ref={main} type="button" class="btn main small on" onClick={onMain}>
              {moment.type === 'mistake' && <Icon of={returnArrow} />}
              {isOver ? said.play : moment.type === 'mistake' ? said.retry : said.next}
            </button>
          )}
          {moment.type === 'others' && <span class="dots" aria-hidden="true" />}
        </div>
      </div>
    </section>
  );
}
