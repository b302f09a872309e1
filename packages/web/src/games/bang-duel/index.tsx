import { moodsOf } from '@saloon/bang-duel/wire';
import { seat } from '@saloon/kernel';
import { gameTable } from '../../core/games/contract.ts';
import { lawStar } from '../../kit/icons/pages.ts';
import { robberMask } from '../../kit/icons/tables.ts';
import { momentsBy } from '../../table/story/moments.ts';
import { alarmOf } from './logic/alarm.ts';
import { cueOf } from './logic/cues.ts';
import { endingOf, swing } from './logic/ending.ts';
import { afterEvent } from './logic/fold.ts';
import { happened } from './logic/happened.ts';
import { past } from './logic/past.ts';
import { roleOf } from './logic/role.ts';
import { pictures } from './pictures.ts';
import { Revealed } from './revealed.tsx';
import { Scene } from './scene.tsx';
import { Fact, Stage } from './stage.tsx';
import { LastStand } from './street/last-stand.tsx';
import { beatsOf } from './street/moment.tsx';
import { wordsIn } from './text/index.ts';
import type { Event, Move, View } from './wire.ts';

/** Law is always blue and outlaws red, in any seat. */
const [OUTLAWS, LAW] = [seat(0), seat(1)];

/** The table of The Duel: it draws views and offers the moves it was given. */
export const table = gameTable<View, Move, Event>({
  Scene,
  Stage,
  Fact,
  Revealed,
  role: (view, by, lang, event) => roleOf(view.players[by]?.side, lang, event),
  swapsSides: true,
  ending: { plan: endingOf, Stage: LastStand, swing },
  owner: (view, by) => (view.players[by]?.side === 'law' ? LAW : OUTLAWS),
  sign: (view, by) => (view.players[by]?.side === 'law' ? lawStar : robberMask),
  figure: (view, by) => (view.players[by]?.side === 'law' ? 'marshal' : 'django'),
  // One side wins and one does not: the note beside it says how.
  score: () => '',
  finalNote: (view, seat, lang) => wordsIn(lang).finalNote(view.players[seat]),
  deadline: ({ deadline, asked }) =>
    deadline === undefined ? undefined : { at: deadline.at, asked: asked?.seats ?? [] },
  moments: momentsBy(beatsOf, afterEvent),
  ambience: 'piano',
  sounds: cueOf,
  moodsOf,
  alarm: alarmOf,
  happened,
  past,
  compulsory: ['take-hit', 'decline'],
  concede: (view, seat) =>
    view.ending === undefined && view.players[seat] !== undefined ? { type: 'concede' } : undefined,
  pictures,
});
