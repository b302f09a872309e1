import '../people/people.css';
import { useEffect } from 'preact/hooks';
import { ask } from '../../net/api.ts';
import { friends, loadFriends } from '../people/account.ts';
import { ActNote } from '../people/act-note.tsx';
import { peopleWords } from '../people/text/index.ts';
import { useAct } from '../people/use-act.ts';
import { askFriend } from './friends-section.tsx';
import { InviteButtons } from './invite-buttons.tsx';

type BefriendProps = { readonly handle: string; readonly name: string };

/** On somebody's profile: invite a friend, ask others to be one, or block them. */
export function Befriend({ handle, name }: BefriendProps) {
  const words = peopleWords();
  const act = useAct();
  useEffect(() => void loadFriends(), []);
  const list = friends.value;
  if (list === undefined) return null;
  const isThis = (one: { readonly handle?: string }) => one.handle === handle;
  const friend = list.friends.find(isThis);
  const isBlocked = list.blocked.some(isThis);
  const block = async () => {
    await act.run(() => ask('POST /api/blocks', { body: { handle, isBlocked: !isBlocked } }));
    await loadFriends();
  };
  return (
    <section class="panel" aria-label={name}>
      <span class="act-row">
        {friend !== undefined && <InviteButtons friend={friend} act={act} />}
        {friend === undefined && !isBlocked && !list.asked.some(isThis) && (
          <button type="button" class="btn small" onClick={() => askFriend(act, { handle }, name)}>
            {words.friends.addOne}
          </button>
        )}
        <button type="button" class="btn small ghost" onClick={block}>
          {isBlocked ? words.friends.unblock : words.table.block}
        </button>
      </span>
      <ActNote act={act} />
    </section>
  );
}
