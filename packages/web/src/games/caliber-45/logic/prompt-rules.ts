import type { Prompt } from './prompt.ts';

/** Where to read about each question. A test holds it together with the rule book. */
export const PROMPT_RULES: Readonly<Record<Prompt['type'], string>> = {
  arm: 'C45-ARM-1',
  exchange: 'C45-ARM-3',
  'need-cowboy': 'C45-HIRE-1',
  hire: 'C45-HIRE-2',
  call: 'C45-CALL-2',
  pick: 'C45-ATT-1',
  face: 'C45-GRD-3',
  fine: 'C45-SHER-1',
  vote: 'C45-DYN-3',
  shootout: 'C45-SHOOT-3',
  aim: 'C45-SHOOT-4',
  defend: 'C45-DEF-1',
  other: 'C45-FLOW-1',
  own: 'C45-FLOW-1',
  votes: 'C45-DYN-3',
  over: 'C45-END-1',
};
