import { anchorFor, rules as books, REFUSAL_RULES, ruleOfEvent } from '@saloon/bang-duel/rules';
import { gameRules } from '../../../core/games/book.ts';
import { DuelPicture } from './picture.tsx';

export const rules = gameRules({ books, anchorFor, refusalRules: REFUSAL_RULES, ruleOfEvent, Picture: DuelPicture });
