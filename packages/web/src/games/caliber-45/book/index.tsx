import { anchorFor, rules as books, REFUSAL_RULES, ruleOfEvent } from '@saloon/caliber-45/rules';
import { gameRules } from '../../../core/games/book.ts';
import { CaliberPicture } from './picture.tsx';

export const rules = gameRules({ books, anchorFor, refusalRules: REFUSAL_RULES, ruleOfEvent, Picture: CaliberPicture });
