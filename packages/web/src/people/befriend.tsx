import './people.css';
import { useEffect } from 'preact/hooks';
import { askFriend } from '../pages/me/account/friends-section.tsx';
import { InviteButtons } from '../pages/me/account/invite-buttons.tsx';
import { friends, loadFriends } from './account.ts';
import { ActNote } from './act-note.tsx';
import { ask } from './api.ts';
import { peopleWords } from './text/index.ts';
import { useAct } from './use-act.ts';

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
    await act.run(() => ask('POST', '/api/blocks', { handle, isBlocked: !isBlocked }));
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
