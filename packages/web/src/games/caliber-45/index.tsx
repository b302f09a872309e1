import { type Options, teamsByHand } from '@saloon/caliber-45/options';
import { moodsOf } from '@saloon/caliber-45/wire';
import { gameTable } from '../../core/games/contract.ts';
import { momentsBy } from '../../table/story/moments.ts';
import { alarmOf } from './logic/alarm.ts';
import { cueOf } from './logic/cues.ts';
import { endingOf, swingOf } from './logic/ending.ts';
import { happened } from './logic/happened.ts';
import { past } from './logic/past.ts';
import { beatsOf } from './logic/story.ts';
import { ownerOf } from './people/teams.tsx';
import { pictures } from './pictures.ts';
import { Stacks } from './piles/stacks.tsx';
import { Revealed } from './revealed.tsx';
import { Scene } from './scene.tsx';
import { Fact, Stage } from './stage.tsx';
import { wordsIn } from './text/index.ts';
import type { Event, Move, View } from './wire.ts';

/** The table of Caliber 45: it draws views and offers the moves it was given. */
export const table = gameTable<View, Move, Event>({
  Scene,
  Stage,
  Fact,
  Revealed,
  owner: (view, seat) => ownerOf(view.players[seat]?.team ?? 0),
  title: (view, seat, lang) => wordsIn(lang).team(view.players[seat]?.team ?? 0),
  gang: (options, seat, lang) => {
    const team = options.seating === 'manual' ? teamsByHand(options as unknown as Options)[seat] : undefined;
    return team === undefined ? undefined : { owner: ownerOf(team), name: wordsIn(lang).team(team) };
  },
  verdict: (view, lang) => (view.ended === undefined ? undefined : wordsIn(lang).won(view.ended.winners)),
  score: (thousands, lang) => wordsIn(lang).usd(1000 * thousands),
  finalNote: (view, seat, lang) => wordsIn(lang).finalNote(view, seat),
  deadline: ({ deadline, asked }) => (deadline === undefined ? undefined : { at: deadline.at, asked }),
  moments: momentsBy(beatsOf, (view) => view),
  ambience: 'wind',
  ending: { plan: endingOf, Stage: Stacks, swing: swingOf },
  sounds: cueOf,
  moodsOf,
  alarm: alarmOf,
  happened,
  past,
  compulsory: ['fall', 'decline', 'go-to-jail'],
  pictures,
});
