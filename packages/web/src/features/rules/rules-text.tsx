import './tokens.css';
import './rules.css';
import type { GameId } from '@saloon/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameRules } from '../../core/games/book.ts';
import type { AnyOptionSpec, AnyOptions, GameWords } from '../../core/games/entry.ts';
import { tables } from '../../core/games/registry.ts';
import { t } from '../../core/i18n/index.ts';
import { pathTo } from '../../core/router/paths.ts';
import { settings } from '../../core/settings/store.ts';
import { Broken, Shuffling, useLoaded } from '../../kit/lazy.tsx';
import { formatValue } from '../table-form/format-value.ts';
import { type Reading, RuleBlock } from './block.tsx';
import { Contents } from './contents.tsx';
import { optionLines } from './differences.ts';
import { Differences, type SayOption } from './options-table.tsx';
import { RichText } from './rich-text.tsx';
import { countOf, searched, termsOf, withoutEdges } from './search.ts';
import { SearchField } from './search-field.tsx';
import { rulesWords } from './text/index.ts';

export type RulesTextProps = {
  readonly game: GameId;
  /** The rule or chapter to open at, such as `WB-DISC-4`. */
  readonly at: string | undefined;
  /** Inside the side panel of a table: narrow, and links stay inside. */
  readonly isEmbedded: boolean;
  /** The table that the rules were opened from. The text marks what it changed. */
  readonly table?: { readonly options: AnyOptions; readonly seats: number } | undefined;
};

type Loaded = { readonly rules: GameRules; readonly words: GameWords; readonly spec: AnyOptionSpec };

/** The rules with search and contents: the same as a page and beside a table. */
export function RulesText(props: RulesTextProps) {
  const loaded = useLoaded(props.game, async (): Promise<Loaded | undefined> => {
    const entry = tables[props.game];
    if (entry?.rules === undefined) return undefined;
    const [rules, words, spec] = await Promise.all([entry.rules(), entry.words(), entry.options()]);
    return { rules, words, spec };
  });
  if (loaded === 'loading') return <Shuffling />;
  if (loaded === 'failed') return <Broken />;
  if (loaded === undefined) return <p class="nothing">{rulesWords().noRules}</p>;
  return <Opened {...props} {...loaded} />;
}

/** Where to go. The focus follows only if the reader asked for it. */
type Goal = { readonly anchor: string | undefined; readonly isAsked: boolean };

function Opened({ game, at, isEmbedded, table, rules, words, spec }: RulesTextProps & Loaded) {
  const { lang } = settings.value;
  const [query, setQuery] = useState('');
  const [isBasic, setBasic] = useState(false);
  const [hasNumbers, setNumbers] = useState(false);
  const [goal, setGoal] = useState<Goal>({
    anchor: at === undefined ? undefined : rules.anchorFor(at),
    isAsked: isEmbedded,
  });
  const root = useRef<HTMLDivElement>(null);
  const book = rules.books[lang];
  const terms = useMemo(() => termsOf(query), [query]);
  const chapters = useMemo(
    () => searched(isBasic && query === '' ? withoutEdges(book.chapters) : book.chapters, query),
    [book, query, isBasic],
  );
  const hasEdges = useMemo(() => withoutEdges(book.chapters).some((one, i) => one !== book.chapters[i]), [book]);
  const lines = useMemo(() => optionLines(spec, table), [spec, table]);

  const jump = (rule: string) => {
    const anchor = rules.anchorFor(rule);
    if (anchor === undefined) return;
    setQuery('');
    setBasic(false);
    setGoal({ anchor, isAsked: true });
    if (!isEmbedded) history.replaceState(undefined, '', `#${anchor}`);
  };
  useEffect(() => {
    if (at !== undefined) setGoal({ anchor: rules.anchorFor(at), isAsked: isEmbedded });
  }, [at, rules, isEmbedded]);
  useEffect(() => {
    if (goal.anchor !== undefined) reveal(root.current, goal.anchor, goal.isAsked);
  }, [goal, lang]);

  const option = (name: string) => words[lang].options[name];
  const say: SayOption = {
    name: (name) => option(name)?.name ?? name,
    help: (name) => option(name)?.help ?? '',
    value: (name, value, kind) => formatValue(t(), value, option(name), kind),
  };
  const reading: Reading = {
    rules,
    cast: book.cast,
    lang,
    terms,
    lines,
    say,
    // A search for a number shows the numbers.
    hasNumbers: hasNumbers || /\d/.test(query),
    at: goal.anchor,
    linkTo: (anchor) => (isEmbedded ? pathTo('/rules/:game#:rule', { game, rule: anchor }) : `#${anchor}`),
    onJump: jump,
  };
  const found = terms.length === 0 ? undefined : countOf(chapters);
  return (
    <div class={`rules-text${isEmbedded ? ' embedded' : ''}`} ref={root}>
      <aside class="rules-side">
        <SearchField query={query} found={found} onQuery={setQuery} />
        {hasEdges && (
          <label class="rules-basic">
            <input type="checkbox" checked={isBasic} onChange={(event) => setBasic(event.currentTarget.checked)} />
            {rulesWords().basicsOnly}
          </label>
        )}
        <label class="rules-basic">
          <input type="checkbox" checked={hasNumbers} onChange={(event) => setNumbers(event.currentTarget.checked)} />
          {rulesWords().numbers}
        </label>
        <Contents
          key={String(isEmbedded)}
          chapters={chapters}
          all={book.chapters}
          isFolded={isEmbedded}
          linkTo={reading.linkTo}
          onJump={jump}
        />
      </aside>
      <div class="rules-book paper">
        {table !== undefined && <Differences lines={lines} say={say} />}
        {chapters.map((chapter) => (
          <section key={chapter.id} id={chapter.id} aria-labelledby={`${chapter.id}-title`} tabIndex={-1}>
            <h2 class="sign" id={`${chapter.id}-title`}>
              <RichText text={chapter.title} terms={terms} />
            </h2>
            {chapter.blocks.map((block, i) => (
              <RuleBlock key={`${i}`} block={block} reading={reading} />
            ))}
          </section>
        ))}
        {found === 0 && <p class="none">{rulesWords().found(0)}</p>}
      </div>
    </div>
  );
}

/** Scrolls to an anchor, and moves the focus there if the reader asked for it. */
function reveal(root: HTMLElement | null, anchor: string, isAsked: boolean): void {
  const target = root?.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`);
  if (target === null || target === undefined) return;
  const place = target.closest<HTMLElement>('.rule, section') ?? target;
  place.scrollIntoView({ block: 'start' });
  if (isAsked) place.focus({ preventScroll: true });
}
