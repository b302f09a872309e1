import { Facts, Pips } from '../../table/stage/stage.tsx';
import type { Props } from './scene.tsx';
import { wordsIn } from './text/index.ts';

/** `Round 4 of 6` with its pips, for the top bar. */
export const Stage = ({ view, lang }: Props) => (
  <Pips label={wordsIn(lang).round(view.round, view.rounds)} now={view.round} all={view.rounds} />
);

/** What a spectator or a wide screen has beside the log. */
export const Fact = ({ view, lang }: Props) => <Facts facts={wordsIn(lang).fact(view)} />;
