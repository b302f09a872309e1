import { anchorFor, rules as books, REFUSAL_RULES, ruleOfEvent } from '@saloon/bang-duel/rules';
import { gameRules } from '../book.ts';
import { DuelPicture } from './picture.tsx';

/** The rules of The Duel, with pictures of its own street. */
export const rules = gameRules({ books, anchorFor, refusalRules: REFUSAL_RULES, ruleOfEvent, Picture: DuelPicture });
