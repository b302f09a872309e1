import { anchorFor, rules as books, REFUSAL_RULES, ruleOfEvent } from '@saloon/colt-express/rules';
import { gameRules } from '../../../core/games/book.ts';
import { ColtPicture } from './picture.tsx';

export const rules = gameRules({ books, anchorFor, refusalRules: REFUSAL_RULES, ruleOfEvent, Picture: ColtPicture });
