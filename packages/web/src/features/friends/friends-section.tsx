import type { PersonInfo, RecentPlayer, SentBody, UserId } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { pathTo } from '../../core/router/paths.ts';
import { Qr } from '../../kit/qr.tsx';
import { ask } from '../../net/api.ts';
import { linkTo } from '../../net/links.ts';
import { LinkNote } from '../../shell/links.tsx';
import { friends, loadFriends, me, showFriends } from '../people/account.ts';
import { ActNote } from '../people/act-note.tsx';
import { PersonLine } from '../people/person-line.tsx';
import { Section } from '../people/section.tsx';
import { peopleWords } from '../people/text/index.ts';
import { type Act, useAct } from '../people/use-act.ts';
import { InviteButtons } from './invite-buttons.tsx';

const POLL_MS = 30_000;

/** Asks somebody to be friends, or agrees. */
export async function askFriend(act: Act, target: SentBody<'POST /api/friends'>, name: string): Promise<void> {
  const words = peopleWords().friends;
  const done = await act.run(
    () => ask('POST /api/friends', { body: target }),
    ({ state }) => (state === 'asked' ? words.asked(name) : words.made(name)),
  );
  if (done !== undefined) await loadFriends();
}

/** Friends: who is there, requests, and people met lately. */
export function FriendsSection() {
  const words = peopleWords().friends;
  const act = useAct();
  const [recent, setRecent] = useState<readonly RecentPlayer[]>([]);
  const list = friends.value;
  useEffect(() => {
    void loadFriends();
    void ask('GET /api/recent').then((answer) => {
      if (answer.ok) setRecent(answer.body.people);
    });
    const timer = setInterval(() => void loadFriends(), POLL_MS);
    return () => clearInterval(timer);
  }, []);
  const strangers = recent.filter(({ relation }) => relation === 'none');
  const part = (user: UserId) =>
    act.run(async () => showFriends(await ask('DELETE /api/friends/:user', { params: { user } })));
  return (
    <Section title={words.title}>
      <AddByHandle act={act} />
      <ActNote act={act} />
      {list?.friends.length === 0 && list.asking.length === 0 && <p>{words.none}</p>}
      <Group title={words.asking} people={list?.asking ?? []}>
        {(person) => (
          <>
            <button
              type="button"
              class="btn small main"
              onClick={() => askFriend(act, { user: person.user }, person.name)}
            >
              {words.accept}
            </button>
            <button type="button" class="btn small" onClick={() => part(person.user)}>
              {words.decline}
            </button>
          </>
        )}
      </Group>
      <ul class="person-list">
        {(list?.friends ?? []).map((friend) => (
          <PersonLine
            key={friend.user}
            person={friend}
            note={friend.presence === undefined ? '' : words.presence[friend.presence]}
          >
            <InviteButtons friend={friend} act={act} />
            <button type="button" class="btn small" onClick={() => part(friend.user)}>
              {words.end}
            </button>
          </PersonLine>
        ))}
      </ul>
      <Group title={words.waiting} people={list?.asked ?? []}>
        {(person) => (
          <button type="button" class="btn small" onClick={() => part(person.user)}>
            {words.withdraw}
          </button>
        )}
      </Group>
      <Group title={words.recent} people={strangers}>
        {(person) => (
          <button type="button" class="btn small" onClick={() => askFriend(act, { user: person.user }, person.name)}>
            {words.addOne}
          </button>
        )}
      </Group>
      <Hidden act={act} />
      <FriendLink />
    </Section>
  );
}

type GroupProps = {
  readonly title: string;
  readonly people: readonly PersonInfo[];
  readonly children: (person: PersonInfo) => preact.ComponentChildren;
};

function Group({ title, people, children }: GroupProps) {
  if (people.length === 0) return null;
  return (
    <>
      <h3 class="sign">{title}</h3>
      <ul class="person-list">
        {people.map((person) => (
          <PersonLine key={person.user} person={person}>
            {children(person)}
          </PersonLine>
        ))}
      </ul>
    </>
  );
}

function AddByHandle({ act }: { readonly act: Act }) {
  const words = peopleWords().friends;
  const [handle, setHandle] = useState('');
  return (
    <form
      class="act-row"
      onSubmit={async (event) => {
        event.preventDefault();
        await askFriend(act, { handle }, handle.startsWith('@') ? handle : `@${handle}`);
        setHandle('');
      }}
    >
      <label>
        {words.byHandle}
        <input
          class="field"
          value={handle}
          placeholder="@wyatt"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          onInput={(event) => setHandle(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn small" disabled={act.isBusy || handle.trim() === ''}>
        {words.add}
      </button>
    </form>
  );
}

/** Who is blocked or muted. */
function Hidden({ act }: { readonly act: Act }) {
  const words = peopleWords().friends;
  const { blocked = [], muted = [] } = friends.value ?? {};
  if (blocked.length + muted.length === 0) return null;
  const unblock = (user: UserId) =>
    act.run(async () => showFriends(await ask('POST /api/blocks', { body: { user, isBlocked: false } })));
  const unmute = (user: UserId) =>
    act.run(async () => showFriends(await ask('POST /api/mutes', { body: { user, isMuted: false } })));
  return (
    <>
      <h3 class="sign">{words.blocked}</h3>
      <ul class="person-list">
        {blocked.map((person) => (
          <PersonLine key={person.user} person={person} note={peopleWords().relations.blocked}>
            <button type="button" class="btn small" onClick={() => unblock(person.user)}>
              {words.unblock}
            </button>
          </PersonLine>
        ))}
        {muted.map((person) => (
          <PersonLine key={person.user} person={person} note={peopleWords().relations.muted}>
            <button type="button" class="btn small" onClick={() => unmute(person.user)}>
              {words.unmute}
            </button>
          </PersonLine>
        ))}
      </ul>
    </>
  );
}

/** A link that friends open to ask this person. */
function FriendLink() {
  const words = peopleWords().friends;
  const [isQrShown, showQr] = useState(false);
  const url = linkTo(pathTo('/add/:user', { user: me.value?.user ?? '' }));
  return (
    <>
      <label class="act-row">
        <span>{words.link}</span>
        <input class="field" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <LinkNote />
      {isQrShown ? (
        <div class="link-qr">
          <Qr text={url} label={words.link} />
        </div>
      ) : (
        <button type="button" class="btn small" onClick={() => showQr(true)}>
          {words.showQr}
        </button>
      )}
    </>
  );
}
