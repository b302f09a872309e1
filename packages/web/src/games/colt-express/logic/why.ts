/** Why something on the table cannot be chosen now. */
const WHYS = [
  'not-asked',
  'heist-on',
  'bullet',
  'bullet-kept',
  'deck-empty',
  'no-bonus',
  'taken',
  'out-of-reach',
  'no-target',
  'belle',
  'not-here',
  'chosen-already',
] as const;
export type Why = (typeof WHYS)[number];

/** The rule behind each reason. */
export const RULES: Readonly<Record<Why, string>> = {
  'not-asked': 'CE-PLAN-2',
  'heist-on': 'CE-EXEC-3',
  bullet: 'CE-PLAN-6',
  'bullet-kept': 'CE-EXPERT-5',
  'deck-empty': 'CE-PLAN-7',
  'no-bonus': 'CE-DUO-11',
  taken: 'CE-SETUP-1',
  'out-of-reach': 'CE-MOVE-2',
  'no-target': 'CE-FIRE-2',
  belle: 'CE-BELLE-1',
  'not-here': 'CE-ROB-3',
  'chosen-already': 'CE-DUO-8',
};
