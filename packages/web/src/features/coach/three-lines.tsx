import type { Names } from '@saloon/kernel';
import type { ComponentChildren } from 'preact';
import type { GameWords } from '../../core/games/entry.ts';
import { settings } from '../../core/settings/store.ts';
import { Icon } from '../../kit/icon.tsx';
import { crossroad, rollingDices, vintageRobot } from '../../kit/icons/tables.ts';
import { trophy } from '../../kit/icons/today.ts';
import type { CoachReport } from '../../local/coach-worker-contract.ts';
import { ofHundred } from './logic/numbers.ts';
import { coachWords } from './text/index.ts';

type Props = {
  readonly report: CoachReport;
  readonly words: GameWords;
  readonly names: Names;
  /** The table at a step, with the cards of a move lit. */
  readonly tablePicture: (step: number, move: unknown, text: string) => ComponentChildren;
};

/** The game in a few sentences: how the player did beside Hard, the worst and the best decision, and what luck did. */
export function ThreeLines({ report, words, names, tablePicture }: Props) {
  const said = coachWords();
  const { beside, swing, moments } = report;
  const lost = moments.find(({ verdict }) => verdict === 'lost');
  const good = moments.find(({ verdict }) => verdict === 'found' || verdict === 'better');
  const top = lost ?? good ?? moments[0];
  const [bots, own] = [ofHundred(lost?.bots.mean ?? 0), ofHundred(lost?.own.mean ?? 0)];
  const tell = (move: unknown) =>
    move === undefined ? said.waited : words[settings.value.lang].describeMove(move, names);
  const best = top && { step: top.step, move: top === lost ? top.advised : top.move };
  const lines = [
    beside && { icon: vintageRobot, text: said.beside(beside.of, beside.other, beside.costly) },
    lost &&
      bots > own && {
        icon: crossroad,
        text: said.keyMoment(lost.decision + 1, bots - own, tell(lost.advised), bots, own),
      },
    good && { icon: trophy, text: said.goodMoment(good.decision + 1, tell(good.move), ofHundred(good.own.mean)) },
    swing && {
      icon: rollingDices,
      text: said.swing(swing.decision + 1, ofHundred(swing.before), ofHundred(swing.after)),
    },
  ].filter((line) => line !== undefined && line !== false);
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
