import '../people/people.css';
import { useEffect } from 'preact/hooks';
import { shownName } from '../../core/i18n/shown-name.ts';
import { friends, loadFriends } from '../people/account.ts';
import { ActNote } from '../people/act-note.tsx';
import { PersonLine } from '../people/person-line.tsx';
import { peopleWords } from '../people/text/index.ts';
import { useAct } from '../people/use-act.ts';
import { InviteButtons } from './invite-buttons.tsx';

/** The server doesn't tell when a friend comes or goes. */
const POLL_MS = 30_000;

/** In the lobby: the friends who are here, and a way to invite them or to find some. */
export function FriendsPanel() {
  const words = peopleWords().friends;
  const act = useAct();
  useEffect(() => {
    void loadFriends();
    const timer = setInterval(() => void loadFriends(), POLL_MS);
    return () => clearInterval(timer);
  }, []);
  const list = friends.value;
  if (list === undefined) return null;
  const here = list.friends.filter(({ presence }) => presence === 'online' || presence === 'playing');
  const hint =
    list.asking.length > 0
      ? words.askedBy(list.asking.map(({ name }) => shownName(name)))
      : list.friends.length === 0
        ? words.none
        : words.nobodyHere;
  return (
    <section class="panel friends-panel" aria-label={words.online}>
      <h3 class="sign">{words.online}</h3>
      <ul class="person-list">
        {here.map((friend) => (
          <PersonLine key={friend.user} person={friend} note={words.presence[friend.presence ?? 'offline']}>
            <InviteButtons friend={friend} act={act} />
          </PersonLine>
        ))}
      </ul>
      <ActNote act={act} />
      {(here.length === 0 || list.asking.length > 0) && <p class="help">{hint}</p>}
      <a href="/me">{list.asking.length > 0 ? words.answer : words.find}</a>
    </section>
  );
}
