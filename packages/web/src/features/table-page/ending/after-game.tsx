import '../../people/people.css';
import type { SeatPerson, TableId } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../../net/api.ts';
import { keptHandle } from '../../../net/kept-handle.ts';
import { askFriend } from '../../friends/friends-section.tsx';
import { ActNote } from '../../people/act-note.tsx';
import { PersonLine } from '../../people/person-line.tsx';
import { peopleWords } from '../../people/text/index.ts';
import { useAct } from '../../people/use-act.ts';
import { KeepOffer } from './keep-offer.tsx';

/** After a game: guests may keep their name, others may make friends with one tap. */
export function AfterGame({ table, isSolo }: { readonly table: TableId; readonly isSolo: boolean }) {
  const words = peopleWords().friends;
  const act = useAct();
  const [people, setPeople] = useState<readonly SeatPerson[]>([]);
  const load = async () => {
    if (isSolo || keptHandle.peek() === undefined) return;
    const answer = await ask('GET /api/tables/:table/people', { params: { table } });
    if (answer.ok) setPeople(answer.body.people);
  };
  useEffect(() => void load(), [table]);
  const met = people.filter(({ relation, isGuest }) => !isGuest && (relation === 'none' || relation === 'asking'));
  return (
    <>
      <KeepOffer />
      {met.length > 0 && (
        <ul class="person-list">
          {met.map(({ seat, person }) => (
            <PersonLine key={seat} person={person}>
              <button
                type="button"
                class="btn small"
                onClick={async () => {
                  await askFriend(act, { table, seat }, person.name);
                  await load();
                }}
              >
                {words.addOne}
              </button>
            </PersonLine>
          ))}
        </ul>
      )}
      <ActNote act={act} />
    </>
  );
}
