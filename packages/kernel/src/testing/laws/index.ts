import type { Law } from '../law.ts';
import { answersStay, askingChangesNothing, clonesAreIndependent, gamesRepeat, statesSurviveJson } from './data.ts';
import { encodingKeepsSecrets, encodingTellsMovesApart } from './encoding.ts';
import { dealLeaksNothing, eventsLeakNothing } from './events.ts';
import { legalMovesAreAccepted, legalMovesAreListedOnce, otherMovesAreRefused } from './legality.ts';
import { gamesEnd, outdatedTimersAreIgnored, somebodyCanAct } from './progress.ts';
import {
  commonPartsArePublic,
  redealCanBePlayed,
  redealForSpectatorsIsPublic,
  redealLooksTheSame,
  redealReadsNoSecret,
} from './secrets.ts';
import { allowedTablesAreDealt } from './tables.ts';
import { redealKeepsNoSecret } from './twins.ts';
import { viewsLeakNothing } from './views.ts';
import { everythingHasWords, movesSurviveNotation, tableIsAllowed } from './words.ts';

/** The laws that every game obeys. */
export const LAWS = {
  tableIsAllowed,
  allowedTablesAreDealt,
  legalMovesAreAccepted,
  otherMovesAreRefused,
  legalMovesAreListedOnce,
  somebodyCanAct,
  gamesEnd,
  outdatedTimersAreIgnored,
  statesSurviveJson,
  clonesAreIndependent,
  askingChangesNothing,
  answersStay,
  gamesRepeat,
  redealLooksTheSame,
  redealReadsNoSecret,
  redealForSpectatorsIsPublic,
  redealKeepsNoSecret,
  redealCanBePlayed,
  commonPartsArePublic,
  eventsLeakNothing,
  viewsLeakNothing,
  dealLeaksNothing,
  encodingKeepsSecrets,
  encodingTellsMovesApart,
  movesSurviveNotation,
  everythingHasWords,
} as const satisfies Record<string, Law>;
