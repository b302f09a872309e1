import { moodsOf } from '@saloon/colt-express/wire';
import '../../table/stage/shared.css';
import { gameTable } from '../../core/games/contract.ts';
import { alarmOf } from './logic/alarm.ts';
import { cueOf } from './logic/cues.ts';
import { endingOf, swingOf } from './logic/ending.ts';
import { momentsOf } from './logic/frames.ts';
import { happened } from './logic/happened.ts';
import { ownerOf } from './logic/owners.ts';
import { past } from './logic/past.ts';
import { roleOf } from './logic/role.ts';
import { pictures } from './pictures.ts';
import { Scene } from './scene.tsx';
import { Fact, Stage } from './stage.tsx';
import { noteOf } from './summary/final-count.tsx';
import { Revealed } from './summary/revealed.tsx';
import { wordsIn } from './text/index.ts';
import { Platform } from './train/platform.tsx';
import type { Event, Move, View } from './wire.ts';

/** The table of Colt Express: it draws views and offers the moves it was given. */
export const table = gameTable<View, Move, Event>({
  Scene,
  Stage,
  Fact,
  Revealed,
  // Before it has a bandit, a seat wears no bandit's color.
  owner: (view, seat) => {
    const lead = view.players[seat]?.bandits[0];
    return lead === undefined ? 'neutral' : ownerOf(lead);
  },
  role: (view, seat, lang, event) => roleOf(view.players[seat]?.bandits ?? [], lang, event),
  figure: (view, seat) => view.players[seat]?.bandits[0],
  score: (dollars, lang) => wordsIn(lang).dollars(dollars),
  finalNote: (view, seat, lang) => noteOf(view, seat, wordsIn(lang)),
  // The last heist is shown to its end before the ranking comes over it.
  hasFinale: true,
  ending: { plan: endingOf, Stage: Platform, swing: swingOf },
  deadline: ({ deadline, asked }) => (deadline === undefined ? undefined : { at: deadline.at, asked }),
  moments: momentsOf,
  ambience: 'rails',
  sounds: cueOf,
  moodsOf,
  alarm: alarmOf,
  happened,
  past,
  pictures,
});
