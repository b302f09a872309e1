import { Icon } from '../../kit/icon.tsx';
import { magnifyingGlass } from '../../kit/icons/search.ts';
import { cancel } from '../../kit/icons/tables.ts';
import { rulesWords } from './text/index.ts';

type Props = {
  readonly query: string;
  /** The number of hits. Undefined while there is no query. */
  readonly found: number | undefined;
  readonly onQuery: (query: string) => void;
};

export function SearchField({ query, found, onQuery }: Props) {
  const words = rulesWords();
  return (
    <search class="rule-search">
      <Icon of={magnifyingGlass} />
      <input
        id="rule-search"
        type="search"
        value={query}
        aria-label={words.search}
        placeholder={words.searchHint}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && query !== '') {
            event.stopPropagation();
            onQuery('');
          }
        }}
      />
      {query !== '' && (
        <button type="button" class="ib" aria-label={words.clear} onClick={() => onQuery('')}>
          <Icon of={cancel} />
        </button>
      )}
      <p role="status" class="found">
        {found === undefined ? '' : words.found(found)}
      </p>
    </search>
  );
}
