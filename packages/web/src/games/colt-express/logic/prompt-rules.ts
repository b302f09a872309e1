import type { Prompt } from './prompt.ts';

/** Where to read about each question. A test holds it together with the rule book. */
export const PROMPT_RULES: Readonly<Record<Prompt['type'], string>> = {
  character: 'CE-SETUP-1',
  team: 'CE-DUO-3',
  placing: 'CE-DUO-8',
  taking: 'CE-DUO-9',
  plan: 'CE-PLAN-3',
  keeping: 'CE-EXPERT-4',
  go: 'CE-MOVE-1',
  shoot: 'CE-FIRE-1',
  rob: 'CE-ROB-2',
  marshal: 'CE-MARSHAL-1',
  'punch-target': 'CE-PUNCH-1',
  'punch-loot': 'CE-PUNCH-2',
  'punch-direction': 'CE-PUNCH-4',
  'punch-keep': 'CE-CHEY-1',
  waiting: 'CE-ROUND-1',
  over: 'CE-END-5',
};
