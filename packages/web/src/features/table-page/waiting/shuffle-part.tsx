import type { TableState } from '@saloon/client';
import { list, type Seat } from '@saloon/kernel';
import { t } from '../../../core/i18n/index.ts';
import { settings } from '../../../core/settings/store.ts';
import { nameIn } from '../../../table/frame/names.ts';

type Props = { readonly info: TableState['info'] };

const namesOf = ({ seats }: TableState['info'], some: readonly Seat[]): string =>
  list(
    settings.value.lang,
    some.flatMap((one) => {
      const chair = seats[one];
      return chair === undefined || chair.type === 'empty' ? [] : nameIn(t(), chair, one);
    }),
  );

/** What decides the deal: the hash of the server's number, and the players who add theirs. */
export function ShufflePart({ info }: Props) {
  const words = t().table.shuffle;
  const adding = info.shuffle?.seals.map(({ seat }) => seat) ?? [];
  if (info.seedHash === undefined) return null;
  return (
    <details class="shuffle-part">
      <summary class="unfold">{words.title}</summary>
      <p class="help">{words.hint}</p>
      <p class="help">{adding.length === 0 ? words.nobody : words.adding(namesOf(info, adding))}</p>
      <p class="help">{words.commitment}</p>
      <code>{info.seedHash}</code>
    </details>
  );
}

/** All hashes are in, and some numbers are still to come: everyone sees whose. */
export function CutNote({ info }: Props) {
  const { shuffle } = info;
  if (shuffle?.settled === undefined) return null;
  const awaited = shuffle.seals.flatMap(({ seat }) => (shuffle.shown?.includes(seat) ? [] : seat));
  return (
    <p class="cut-note" role="status">
      {t().table.shuffle.cutting(namesOf(info, awaited))}
    </p>
  );
}
