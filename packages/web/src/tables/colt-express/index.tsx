import { moodsOf } from '@saloon/colt-express/wire';
import '../shared/shared.css';
import { gameTable } from '../contract.ts';
import { alarmOf } from './logic/alarm.ts';
import { cueOf } from './logic/cues.ts';
import { endingOf, swingOf } from './logic/ending.ts';
import { momentsOf } from './logic/frames.ts';
import { happened } from './logic/happened.ts';
import { ownerOf } from './logic/owners.ts';
import { past } from './logic/past.ts';
import { roleOf } from './logic/role.ts';
import { pictures } from './pictures.ts';
import { Platform } from './platform.tsx';
import { noteOf } from './reckoning.tsx';
import { Revealed } from './revealed.tsx';
import { Scene } from './scene.tsx';
import { Fact, Stage } from './stage.tsx';
import { wordsIn } from './text/index.ts';
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
