import { Icon } from '../../kit/icon.tsx';
import { shakingHands, teacher } from '../../kit/icons/pages.ts';
import { crossroad, linkedRings, vintageRobot } from '../../kit/icons/tables.ts';
import { chatBubble, saveArrow } from './icons.ts';
import { replayWords } from './text/index.ts';

/** What a reader can do with a replay besides watching. Actions that are impossible here are left out. */
export type Act = 'play-on' | 'comments' | 'opinion' | 'coach' | 'challenge' | 'download' | 'copy';
const ACTS: readonly Act[] = ['play-on', 'comments', 'opinion', 'coach', 'challenge', 'download', 'copy'];

const ICONS: Readonly<Record<Act, string>> = {
  'play-on': crossroad,
  comments: chatBubble,
  opinion: vintageRobot,
  coach: teacher,
  challenge: shakingHands,
  download: saveArrow,
  copy: linkedRings,
};

type Props = {
  /** Why an action is unavailable here, where it would work elsewhere. */
  readonly why: (act: Act) => string | undefined;
  readonly has: (act: Act) => boolean;
  readonly isOpinionOn: boolean;
  readonly comments: number;
  readonly onAct: (act: Act) => void;
};

/** The row of actions, beside the table or in a sheet. */
export function Acts({ why, has, isOpinionOn, comments, onAct }: Props) {
  const words = replayWords();
  return (
    <ul class="acts" aria-label={words.acts}>
      {ACTS.filter(has).map((act) => {
        const reason = why(act);
        return (
          <li key={act}>
            <button
              type="button"
              class={`btn small act-${act}`}
              aria-disabled={reason !== undefined}
              aria-pressed={act === 'opinion' ? isOpinionOn : undefined}
              title={reason}
              onClick={() => onAct(act)}
            >
              <Icon of={ICONS[act]} />
              <span>{words.act[act]}</span>
              {act === 'comments' && comments > 0 && <i class="num">{comments}</i>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
