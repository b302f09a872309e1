import { anchorFor, rules as books, REFUSAL_RULES, ruleOfEvent } from '@saloon/wright-brothers/rules';
import { gameRules } from '../../../core/games/book.ts';
import { WrightPicture } from './picture.tsx';

export const rules = gameRules({ books, anchorFor, refusalRules: REFUSAL_RULES, ruleOfEvent, Picture: WrightPicture });
