import type { Names } from '@saloon/kernel';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../kit/icon.tsx';
import { crossroad } from '../../kit/icons/crossroad.ts';
import { rollingDices } from '../../kit/icons/rolling-dices.ts';
import { vintageRobot } from '../../kit/icons/vintage-robot.ts';
import { settings } from '../../settings/store.ts';
import type { CoachReport } from '../../solo/coach-worker-contract.ts';
import type { GameWords } from '../../tables/index.ts';
import { isUnsure, ofHundred } from './logic/numbers.ts';
import { coachWords } from './text/index.ts';

type Props = {
  readonly report: CoachReport;
  readonly words: GameWords;
  readonly names: Names;
  /** The table at a step, with the cards of a move lit. */
  readonly tablePicture: (step: number, move: unknown, text: string) => ComponentChildren;
};

/** The game in three sentences: how the player did beside Hard, where it was decided, and what luck made of it. */
export function ThreeLines({ report, words, names, tablePicture }: Props) {
  const said = coachWords();
  const { hard, luck, moments } = report;
  const top = moments.find(({ verdict }) => verdict === 'lost') ?? moments[0];
  const tell = (move: unknown) =>
    move === undefined ? said.waited : words[settings.value.lang].describeMove(move, names);
  const best = top && { step: top.step, move: top.isOwn ? top.move : top.advised };
  const lines = [
    hard && { icon: vintageRobot, text: said.besideHard(isUnsure(hard) ? 0 : ofHundred(hard.mean)) },
    top && {
      icon: crossroad,
      text: top.isOwn
        ? said.goodMoment(top.decision + 1, tell(top.move), ofHundred(top.own.mean))
        : said.keyMoment(top.decision + 1, tell(top.advised), ofHundred(top.bots.mean), ofHundred(top.own.mean)),
    },
    luck && { icon: rollingDices, text: said.luckLine(isUnsure(luck) ? 0 : ofHundred(luck.mean)) },
  ].filter((line) => line !== undefined);
  if (lines.length === 0) return null;
  return (
    <div class="panel with-picture">
      {best !== undefined && tablePicture(best.step, best.move, tell(best.move))}
      <ul class="coach-three">
        {lines.map(({ icon, text }) => (
          <li key={text}>
            <Icon of={icon} /> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
