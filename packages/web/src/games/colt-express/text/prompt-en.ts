import { things as allThings } from '@saloon/colt-express/text';
import { list, type Names } from '@saloon/kernel';
import { cardOf } from '../logic/kinds.ts';
import type { Prompt } from '../logic/prompt.ts';
import type { CharacterId } from '../wire.ts';
import type { Said } from './words.ts';

const things = allThings.en;
const who = (id: CharacterId): string => things.characters[id].name;
/** With one bandit it is you who acts, and with two the question says which of them. */
const does = (id: CharacterId | undefined): string => (id === undefined ? 'do you' : `does ${who(id)}`);
const car = (at: number): string => (at === 0 ? 'the locomotive' : `car ${at}`);

const WAITS: Readonly<Record<Extract<Prompt, { type: 'waiting' }>['what'], string>> = {
  characters: 'Players are choosing bandits: first come, first served.',
  teams: 'Players choose teams one at a time.',
  placing: 'Everyone secretly decides where their bandits start.',
  taking: 'Everyone secretly takes one card from their deck.',
  planning: 'Play a card to the pile, or draw three.',
  keeping: 'Everyone secretly decides which cards to keep.',
  heist: 'The card says what happens, its player decides how.',
  'game-over': '',
};

/** The question in the prompt bar, and a line on what follows from it. */
export function promptEn(prompt: Prompt, names: Names): Said {
  switch (prompt.type) {
    case 'character':
      return {
        title: 'Who will you be?',
        line: `First come, first served. ${prompt.hasAbilities ? 'Each bandit has a special ability.' : 'Without abilities, all bandits are the same.'}`,
      };
    case 'team':
      return { title: 'Which two bandits will you play?', line: 'They share one deck of eleven cards.' };
    case 'placing':
      return {
        title: 'Who starts in the last car?',
        line: 'The other starts one car ahead. Choices are revealed together.',
      };
    case 'taking':
      return {
        title: 'Take one card from your deck.',
        line: 'Only you see it. Then you shuffle the rest and draw your hand.',
      };
    case 'plan':
      return plan(prompt);
    case 'keeping':
      return {
        title: prompt.kept === 0 ? 'Which cards do you keep?' : `Keep ${prompt.kept}.`,
        line: `Everything else and all bullets go to your discard pile. ${prompt.isLast ? 'It’s the last round: you won’t play what you keep.' : 'Next round you draw back up.'}`,
      };
    case 'go':
      return {
        title: `Where ${does(prompt.bandit)} go?`,
        line: prompt.isRoof
          ? 'Up to three cars along the roofs. You have to move.'
          : `Into the next car. The Marshal is in ${car(prompt.marshal)}: meet him and you take a bullet.`,
      };
    case 'shoot':
      return {
        title: `Who ${does(prompt.bandit)} shoot?`,
        line: `The gunslinger gets $1,000 at the end. Bullets left: ${prompt.left}.`,
      };
    case 'rob':
      return {
        title: `What ${does(prompt.bandit)} take?`,
        line: 'One piece. You take a purse blind; only you see its value.',
      };
    case 'marshal':
      return {
        title: 'Which way does the Marshal go?',
        line: `He is in ${car(prompt.car)}. Anyone he meets takes a bullet and flees to the roof.`,
      };
    case 'punch-target':
      return {
        title: `Who ${does(prompt.bandit)} punch?`,
        line: 'The target drops one piece of loot and flies into the next car.',
      };
    case 'punch-loot':
      return {
        title: `What does ${who(prompt.target)} lose?`,
        line: 'It falls where you stand. A purse falls face down.',
      };
    case 'punch-keep':
      return { title: 'Keep the purse?', line: 'Cheyenne can keep it or let it fall.' };
    case 'punch-direction':
      return { title: `Which way does ${who(prompt.target)} fly?`, line: 'One car, on the same level.' };
    case 'waiting':
      return {
        title: prompt.isSecret
          ? 'You’ve chosen.'
          : prompt.seats.length === 0
            ? 'The train rolls on.'
            : `${list('en', prompt.seats.map(names))} ${prompt.seats.length === 1 ? 'is' : 'are'} choosing.`,
        line: prompt.isSecret ? `Waiting for ${list('en', prompt.seats.map(names))}.` : WAITS[prompt.what],
      };
    case 'over':
      return { title: 'The express has arrived.', line: 'The purses are opened and the money is counted.' };
  }
}

const COUNT = ['', 'one', 'two', 'three'];
const KINDS = {
  tunnel: 'Tunnel: your card stays face down until the heist.',
  'speeding-up': 'Speeding up: two actions in a row.',
  switching: 'Switching: this turn goes the other way.',
};

function plan(prompt: Extract<Prompt, { type: 'plan' }>): Said {
  const { kind, picked, hasBonus, isSecond, canHide, draws } = prompt;
  const [main] = picked;
  const title = isSecond
    ? 'Speeding up: your second action.'
    : kind === 'standard'
      ? `Play a card${draws === 0 ? '' : `, or draw ${COUNT[draws]}`}.`
      : KINDS[kind];
  if (main === undefined) {
    return {
      title,
      line: canHide
        ? `Ghost can play the first card face down. ${draws === 0 ? 'Your deck is empty.' : `Or draw ${COUNT[draws]}.`}`
        : draws > 0
          ? kind === 'standard' && !isSecond
            ? 'It goes on the pile and takes effect in the heist.'
            : `Play one card, or draw ${COUNT[draws]}.`
          : 'Your deck is empty: play one card.',
    };
  }
  const card = cardOf(main);
  if (hasBonus) return { title, line: 'You can add one card of your other bandit: press it, or play Fire alone.' };
  return { title, line: 'action' in card ? things.actions[card.action].rule : '' };
}
