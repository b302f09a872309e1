import type { Level, Seat } from '@saloon/kernel';
import type { TableId, TableInfo } from '@saloon/protocol';
import { useState } from 'preact/hooks';
import { soloRecording } from '../../local/solo-recording.ts';
import { copyLink, LinkNote } from '../../shell/links.tsx';
import { dailyWords } from '../daily/text/index.ts';
import { ActNote } from '../people/act-note.tsx';
import { useAct } from '../people/use-act.ts';
import { challengeAddress, makeChallenge } from './challenge-link.ts';

type Props = {
  readonly table: TableId;
  readonly isSolo: boolean;
  readonly seat: Seat;
  readonly seats: TableInfo['seats'];
};

const levelsOf = (seats: Props['seats']): readonly (Level | '')[] =>
  seats.map((seat) => (seat.type === 'bot' ? seat.level : ''));

/**
 * "Play my cards": keeps the game on the server and copies a link to it. The link itself has an id only, so nobody reads the
 * deal from it.
 */
export function ChallengePart({ table, isSolo, seat, seats }: Props) {
  const words = dailyWords();
  const act = useAct();
  const [link, setLink] = useState('');
  const challenge = async () => {
    const file = isSolo ? await soloRecording(table) : undefined;
    const game = file === undefined ? { table } : { file, seat, levels: levelsOf(seats) };
    const made = await act.run(() => makeChallenge(game));
    if (made === undefined) return;
    const address = challengeAddress(made.id);
    setLink(address);
    await copyLink(address, words.challengeCopied);
  };
  return (
    <p class="challenge-part">
      <button type="button" class="btn" aria-disabled={act.isBusy} onClick={() => void challenge()}>
        {words.challenge}
      </button>{' '}
      <small>{words.challengeHint}</small>
      {link !== '' && (
        <span role="status">
          {words.challengeLink} <a href={link}>{link}</a>
          <LinkNote />
        </span>
      )}
      <ActNote act={act} />
    </p>
  );
}
