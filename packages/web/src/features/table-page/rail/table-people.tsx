import '../../people/people.css';
import type { FriendInfo, SeatPerson, TableId } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../../net/api.ts';
import { askFriend } from '../../friends/friends-section.tsx';
import { showHidden } from '../../moderation/hidden-authors.ts';
import { ProblemPart } from '../../moderation/problem-part.tsx';
import { ReportForm } from '../../moderation/report-form.tsx';
import { friends, loadFriends } from '../../people/account.ts';
import { ActNote } from '../../people/act-note.tsx';
import { PersonLine } from '../../people/person-line.tsx';
import { peopleWords } from '../../people/text/index.ts';
import { tiesChanged } from '../../people/ties-changed.ts';
import { type Act, useAct } from '../../people/use-act.ts';
import { WebhookPart } from '../../webhooks/webhook-part.tsx';

type TablePeopleProps = { readonly table: TableId; readonly isHost: boolean; readonly isWaiting: boolean };

/** Who sits here and what you can do: add, mute, block, report, invite. */
export function TablePeople({ table, isHost, isWaiting }: TablePeopleProps) {
  const words = peopleWords();
  const act = useAct();
  const [people, setPeople] = useState<readonly SeatPerson[]>([]);
  const load = async () => {
    const answer = await ask('GET /api/tables/:table/people', { params: { table } });
    if (!answer.ok) return;
    setPeople(answer.body.people);
    showHidden(answer.body);
  };
  useEffect(() => void load(), [table, tiesChanged.value]);
  const others = people.filter(({ relation }) => relation !== 'you');
  return (
    <>
      <h3 class="sign">{words.table.title}</h3>
      {others.length === 0 && <p class="help">{words.table.none}</p>}
      <ul class="person-list">
        {others.map((one) => (
          <SeatedPerson key={one.seat} one={one} table={table} act={act} onChange={load} />
        ))}
      </ul>
      <ActNote act={act} />
      {isWaiting && <InviteFriends table={table} act={act} />}
      {isHost && <WebhookPart table={table} />}
      <ProblemPart table={table} />
    </>
  );
}

type SeatedPersonProps = {
  readonly one: SeatPerson;
  readonly table: TableId;
  readonly act: Act;
  readonly onChange: () => Promise<void>;
};

function SeatedPerson({ one: { seat, relation, isMuted, isGuest, person }, table, act, onChange }: SeatedPersonProps) {
  const words = peopleWords();
  const [isReporting, setReporting] = useState(false);
  const isBlocked = relation === 'blocked';
  const set = async (request: () => ReturnType<typeof ask<'POST /api/blocks' | 'POST /api/mutes'>>) => {
    await act.run(request);
    await onChange();
  };
  const mute = () => ask('POST /api/mutes', { body: { table, seat, isMuted: !isMuted } });
  const block = () => ask('POST /api/blocks', { body: { table, seat, isBlocked: !isBlocked } });
  const canAsk = !isGuest && (relation === 'none' || relation === 'asking');
  return (
    <PersonLine person={person} note={words.relations[relation]}>
      {canAsk && (
        <button
          type="button"
          class="btn small"
          onClick={async () => {
            await askFriend(act, { table, seat }, person.name);
            await onChange();
          }}
        >
          {words.friends.addOne}
        </button>
      )}
      {!isBlocked && (
        <button type="button" class="btn small" onClick={() => set(mute)}>
          {isMuted ? words.table.unmute : words.table.mute}
        </button>
      )}
      <button type="button" class="btn small" onClick={() => set(block)}>
        {isBlocked ? words.table.unblock : words.table.block}
      </button>
      <button type="button" class="btn small" onClick={() => setReporting(!isReporting)}>
        {words.table.report}
      </button>
      {isReporting && (
        <ReportForm
          table={table}
          seat={seat}
          name={person.name}
          onDone={() => {
            setReporting(false);
            act.say(words.table.reported);
          }}
        />
      )}
    </PersonLine>
  );
}

/** One button per friend. */
function InviteFriends({ table, act }: { readonly table: TableId; readonly act: Act }) {
  const words = peopleWords();
  useEffect(() => void loadFriends(), []);
  const list = friends.value?.friends ?? [];
  if (list.length === 0) return null;
  const invite = ({ user, name }: FriendInfo) =>
    act.run(
      () => ask('POST /api/friends/:user/invite', { params: { user }, body: { table } }),
      words.friends.invited(name),
    );
  return (
    <>
      <h3 class="sign">{words.table.inviteFriends}</h3>
      <ul class="person-list">
        {list.map((friend) => (
          <PersonLine
            key={friend.user}
            person={friend}
            note={friend.presence === undefined ? '' : words.friends.presence[friend.presence]}
          >
            <button type="button" class="btn small" onClick={() => invite(friend)}>
              {words.friends.invite}
            </button>
          </PersonLine>
        ))}
      </ul>
    </>
  );
}
