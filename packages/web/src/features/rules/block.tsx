import type { RuleBlock as Block, Cited } from '@saloon/kernel';
import type { ComponentChildren } from 'preact';
import type { GameRules } from '../../core/games/book.ts';
import type { OptionLine } from './differences.ts';
import { OptionsTable, type SayOption } from './options-table.tsx';
import { RichText } from './rich-text.tsx';
import { rulesWords } from './text/index.ts';

/** What every block needs to draw itself. */
export type Reading = {
  readonly rules: GameRules;
  readonly cast: readonly string[];
  readonly lang: 'en' | 'ru';
  readonly terms: readonly string[];
  readonly lines: readonly OptionLine[];
  readonly say: SayOption;
  /** Are the rules' numbers shown? The rule that was opened shows its own in any case. */
  readonly hasNumbers: boolean;
  /** The anchor to open at. */
  readonly at: string | undefined;
  readonly linkTo: (anchor: string) => string;
  readonly onJump: (anchor: string) => void;
};

export function RuleBlock({ block, reading }: { readonly block: Block; readonly reading: Reading }) {
  const { terms, rules, cast, lang } = reading;
  switch (block.type) {
    case 'heading':
      return (
        <h3 class="sign">
          <RichText text={block.text} terms={terms} />
        </h3>
      );
    case 'picture':
      return (
        <figure class="rule-fig">
          <rules.Picture picture={block.picture} cast={cast} lang={lang} />
          <figcaption>
            <RichText text={block.caption} terms={terms} />
          </figcaption>
        </figure>
      );
    case 'paragraph':
      return (
        <Anchored cited={block} reading={reading} kind="para">
          <p>
            <RichText text={block.text} terms={terms} />
          </p>
        </Anchored>
      );
    case 'note':
      return (
        <Anchored cited={block} reading={reading} kind="note">
          <p>
            <RichText text={block.text} terms={terms} />
          </p>
        </Anchored>
      );
    case 'list':
      return (
        <Anchored cited={block} reading={reading} kind="list">
          <ul>
            {block.items.map((item) => (
              <li key={item}>
                <RichText text={item} terms={terms} />
              </li>
            ))}
          </ul>
        </Anchored>
      );
    case 'example':
      return (
        <Anchored cited={block} reading={reading} kind="example">
          <figure class="rule-fig">
            <rules.Picture picture={block.picture} cast={cast} lang={lang} />
            <figcaption>
              <b class="sign">
                {rulesWords().example}: <RichText text={block.title} terms={terms} />
              </b>
              <span>
                <RichText text={block.text} terms={terms} />
              </span>
            </figcaption>
          </figure>
        </Anchored>
      );
    case 'options':
      return <OptionsTable lines={reading.lines} say={reading.say} />;
  }
}

type AnchoredProps = {
  readonly cited: Cited;
  readonly reading: Reading;
  readonly kind: string;
  readonly children: ComponentChildren;
};

/** A block with its rules' anchors, their ids as links, and what this table changed. */
function Anchored({ cited, reading, kind, children }: AnchoredProps) {
  const { at, hasNumbers, linkTo, onJump, lines, say } = reading;
  const [first, ...more] = cited.rules;
  const changed = lines.filter(({ name, here }) => here !== undefined && cited.options.includes(name));
  const isHere = at !== undefined && cited.rules.includes(at);
  const link = (id: string, label: string) => (
    <a
      key={id}
      class="rid"
      href={linkTo(id)}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        onJump(id);
      }}
    >
      {id.slice(id.indexOf('-') + 1)}
    </a>
  );
  return (
    <div id={first} class={`rule ${kind}${isHere ? ' here' : ''}`} tabIndex={-1}>
      {more.map((id) => (
        <span key={id} id={id} class="anchor" />
      ))}
      {children}
      {changed.map(({ name, here, kind }) => (
        <p key={name} class="changed">
          <b>{rulesWords().here}:</b> {say.name(name)} — {here !== undefined && say.value(name, here, kind)}
        </p>
      ))}
      {(hasNumbers || isHere) && (
        <p class="rids">
          {cited.rules.map((id) => link(id, rulesWords().rule(id)))}
          {cited.see.length > 0 && (
            <span class="see">
              <span aria-hidden="true">→</span>
              {cited.see.map((id) => link(id, `${rulesWords().see}: ${rulesWords().rule(id)}`))}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
