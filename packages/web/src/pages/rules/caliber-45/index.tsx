import { anchorFor, rules as books, REFUSAL_RULES, ruleOfEvent } from '@saloon/caliber-45/rules';
import { gameRules } from '../book.ts';
import { CaliberPicture } from './picture.tsx';

/** The rules of Caliber 45, with pictures of its own table. */
export const rules = gameRules({ books, anchorFor, refusalRules: REFUSAL_RULES, ruleOfEvent, Picture: CaliberPicture });
