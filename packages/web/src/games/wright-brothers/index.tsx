import { moodsOf } from '@saloon/wright-brothers/wire';
import { gameTable } from '../../core/games/contract.ts';

import { alarmOf } from './logic/alarm.ts';
import { cueOf } from './logic/cues.ts';
import { endingOf, swingOf } from './logic/ending.ts';
import { happened } from './logic/happened.ts';
import { past } from './logic/past.ts';
import { isShooting, isUrgent } from './logic/race-state.ts';
import { splitMoments } from './logic/split-moments.ts';
import { pictures } from './pictures.ts';
import { Scene } from './scene.tsx';
import { LootSplit } from './showdown/loot-split.tsx';
import { Revealed } from './showdown/revealed.tsx';
import { Fact, Stage } from './stage.tsx';
import { wordsIn } from './text/index.ts';
import type { Event, Move, View } from './wire.ts';

/** The Wright Brothers' table: it draws views and offers the moves it was given. */
export const table = gameTable<View, Move, Event>({
  Scene,
  Stage,
  Fact,
  Revealed,
  finalNote: (view, seat, lang) => wordsIn(lang).finalNote(view.players[seat]?.firstPlaces ?? 0),
  // The last split is explained step by step before the ranking opens.
  hasFinale: true,
  // Nobody is hurried on from a round that is over.
  deadline: ({ deadline, asked, phase }) =>
    deadline === undefined || phase === 'round-over' ? undefined : { at: deadline.at, asked },
  isUrgent: (events, view) => isUrgent(events) || isShooting(view),
  moments: splitMoments,
  ambience: 'wind',
  ending: { plan: endingOf, Stage: LootSplit, swing: swingOf },
  sounds: cueOf,
  moodsOf,
  alarm: alarmOf,
  happened,
  past,
  pictures,
});
