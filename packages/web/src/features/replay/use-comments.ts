import type { RecordedComment } from '@saloon/recording';
import { useMemo, useState } from 'preact/hooks';
import { settings } from '../../core/settings/store.ts';
import { toast } from '../../kit/toast.tsx';
import { myName } from '../../net/identity.ts';
import type { TableStore } from '../../net/table-store.ts';
import { refusalText } from '../../table/frame/refusal.ts';
import { replayWords } from './text/index.ts';

export type Comments = {
  readonly all: readonly RecordedComment[];
  /** Adds a comment after this many inputs. Returns true once it is saved. */
  readonly add: (inputs: number, text: string) => Promise<boolean>;
};

/**
 * Comments on a game. At a table they are kept in its log and sent to everyone. For a recording without a table they
 * stay on this page and are saved with the file.
 */
export function useComments(recorded: readonly RecordedComment[], store: TableStore | undefined): Comments {
  const [own, setOwn] = useState<readonly RecordedComment[]>([]);
  const told = store?.state.value?.comments;
  const all = useMemo(() => told ?? [...recorded, ...own], [told, recorded, own]);
  const add = async (step: number, text: string): Promise<boolean> => {
    if (store === undefined) {
      setOwn([...own, { step, name: myName.peek() ?? replayWords().me, text }]);
      return true;
    }
    const sent = await store.do({ type: 'comment', step, text });
    if (!sent.ok) toast(refusalText(settings.peek().lang, sent.code, undefined), 'harm');
    return sent.ok;
  };
  return { all, add };
}

/** As long as a chat message may be. */
export const LONGEST_COMMENT = 300;
