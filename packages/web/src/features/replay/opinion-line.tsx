import type { Names, Seat } from '@saloon/kernel';
import type { GameWords } from '../../core/games/entry.ts';
import type { Eyes } from '../../core/router/replay-link.ts';
import { settings } from '../../core/settings/store.ts';
import { Icon } from '../../kit/icon.tsx';
import { vintageRobot } from '../../kit/icons/tables.ts';
import { isForEyes, opinionText } from './logic/opinion-text.ts';
import type { OpinionRequests } from './opinion-requests.ts';
import { replayWords } from './text/index.ts';

type Props = {
  readonly opinions: OpinionRequests;
  readonly step: number;
  /** Whose move it was, and whose view shows it. */
  readonly by: Seat | undefined;
  readonly eyes: Eyes;
  readonly words: GameWords;
  readonly names: Names;
};

/** A strong bot's opinion of the move at this step, from what its player knew. */
export function OpinionLine({ opinions, step, by, eyes, words, names }: Props) {
  const said = opinions.said.value;
  const { lang } = settings.value;
  if (said === undefined || said.step !== step) return null;
  const text =
    by === undefined || isForEyes(by, eyes)
      ? opinionText(replayWords(), said, (move) => words[lang].describeMove(move, names))
      : replayWords().opinion.otherEyes(names(by));
  return (
    <span class="opinion" role="status">
      <Icon of={vintageRobot} /> {text}
    </span>
  );
}
