import { Facts, Stages } from '../../table/stage/stage.tsx';
import type { Props } from './scene.tsx';
import { wordsIn } from './text/index.ts';
import type { View } from './wire.ts';

const STAGES = { call: 1, attack: 2, vote: 2, shootout: 3 } as const;
const DIVISION = 4;

/** Reaching the target ends in a split. */
const stageOf = ({ robbery, ended }: View): number =>
  ended?.why === 'target' ? DIVISION : robbery === undefined ? 0 : STAGES[robbery.stage];

/** Arming, or the stages of a robbery, for the top bar. */
export const Stage = ({ view, lang }: Props) => {
  const { stages } = wordsIn(lang);
  return <Stages label={stages.label} names={stages.names} now={stageOf(view)} />;
};

/** Who can parry how much, or how far the game is. */
export const Fact = ({ view, lang, names }: Props) => <Facts facts={wordsIn(lang).fact(view, names)} />;
