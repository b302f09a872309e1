import type { PersonInfo } from '@saloon/protocol';
import { titleOf } from '../../core/games/titles.ts';
import { ask } from '../../net/api.ts';
import { onList } from '../../net/on-list.ts';
import { peopleWords } from '../people/text/index.ts';
import type { Act } from '../people/use-act.ts';

/** One button for each of your tables that still waits for players. */
export function InviteButtons({ friend, act }: { readonly friend: PersonInfo; readonly act: Act }) {
  const words = peopleWords().friends;
  const tables = (onList.value ?? []).filter(({ phase }) => phase === 'waiting').slice(0, 2);
  return (
    <>
      {tables.map(({ id, title, game }) => (
        <button
          key={id}
          type="button"
          class="btn small"
          onClick={() =>
            act.run(
              () => ask('POST /api/friends/:user/invite', { params: { user: friend.user }, body: { table: id } }),
              words.invited(friend.name),
            )
          }
        >
          {words.inviteTo(title || titleOf(game))}
        </button>
      ))}
    </>
  );
}
