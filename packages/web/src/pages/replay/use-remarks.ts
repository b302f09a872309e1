import type { RecordedComment } from '@saloon/recording';
import { useMemo, useState } from 'preact/hooks';
import { toast } from '../../kit/toast.tsx';
import { myName } from '../../net/identity.ts';
import type { TableStore } from '../../net/table-store.ts';
import { settings } from '../../settings/store.ts';
import { refusalText } from '../table/refusal.ts';
import { replayWords } from './text/index.ts';

export type Remarks = {
  readonly all: readonly RecordedComment[];
  /** Hangs a remark on the moment after so many inputs; `true` once it is there. */
  readonly add: (inputs: number, text: string) => Promise<boolean>;
};

/**
 * What was remarked on a game: at a table its log keeps it and everybody is told; in a recording without a table it stays
 * on this page, and goes along with the file.
 */
export function useRemarks(recorded: readonly RecordedComment[], store: TableStore | undefined): Remarks {
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

/** A remark is at most as long as a line of talk. */
export const LONGEST_REMARK = 300;
