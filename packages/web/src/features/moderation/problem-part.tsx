import type { TableId } from '@saloon/protocol';
import { ask } from '../../net/api.ts';
import { ActNote } from '../people/act-note.tsx';
import { peopleWords } from '../people/text/index.ts';
import { useAct } from '../people/use-act.ts';

const SCREEN_LENGTH = 20_000;

/** The version of this client: the script's name contains a hash of it. */
const version = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src.split('/').at(-1) ?? 'development';

/** One click keeps what is on the screen and the game so far for the host of the server. */
export function ProblemPart({ table }: { readonly table: TableId }) {
  const words = peopleWords().table;
  const act = useAct();
  const send = () =>
    act.run(
      () =>
        ask('POST /api/problems', {
          body: {
            table,
            screen: (document.getElementById('main')?.innerText ?? '').slice(0, SCREEN_LENGTH),
            page: `${location.pathname} ${innerWidth}×${innerHeight}`,
            version: version().slice(0, 100),
            note: '',
          },
        }),
      ({ id }) => words.problemSent(id),
    );
  return (
    <>
      <button type="button" class="btn small" disabled={act.isBusy} title={words.problemHint} onClick={send}>
        {words.problem}
      </button>
      <p class="help">{words.problemHint}</p>
      <ActNote act={act} />
    </>
  );
}
