import { things as allThings } from '@saloon/colt-express/text';
import { list, type Names } from '@saloon/kernel';
import { cardOf } from '../logic/kinds.ts';
import type { Prompt } from '../logic/prompt.ts';
import type { CharacterId } from '../wire.ts';
import type { Said } from './words.ts';

const things = allThings.en;
const who = (id: CharacterId): string => things.characters[id].name;
const car = (at: number): string => (at === 0 ? 'the locomotive' : `wagon ${at}`);

const WAITS: Readonly<Record<Extract<Prompt, { type: 'waiting' }>['what'], string>> = {
  characters: 'Bandits are being chosen; first come, first served.',
  teams: 'Teams are chosen one after another.',
  placing: 'Everybody decides in secret where the two bandits start.',
  taking: 'Everybody takes one card out of their own deck, in secret.',
  planning: 'One card onto the pile, or three cards drawn.',
  keeping: 'Everybody decides in secret which cards stay in hand.',
  heist: 'The card says what, its owner says how.',
  'game-over': '',
};

/** The question of the bar in English, and its consequence. */
export function promptEn(prompt: Prompt, names: Names): Said {
  switch (prompt.type) {
    case 'character':
      return {
        title: 'Who will you be?',
        line: `First come, first served. ${prompt.hasAbilities ? 'Each bandit can do something the others cannot.' : 'Without abilities all bandits are alike.'}`,
      };
    case 'team':
      return { title: 'Which two bandits will you lead?', line: 'Both act from your one deck of eleven cards.' };
    case 'placing':
      return {
        title: 'Who starts in the last wagon?',
        line: 'The other starts one wagon ahead. Nobody sees it until all have chosen.',
      };
    case 'taking':
      return {
        title: 'Take one card out of your deck.',
        line: 'Only you see it. Then the rest is shuffled and you draw your hand.',
      };
    case 'plan':
      return plan(prompt);
    case 'keeping':
      return {
        title: prompt.kept === 0 ? 'Which cards do you keep?' : `You keep ${prompt.kept}.`,
        line: `Everything else, and every bullet, goes to your discard. ${prompt.isLast ? 'This is the last round: what you keep is not played any more.' : 'Next round you draw what is missing.'}`,
      };
    case 'go':
      return {
        title: `Where does ${who(prompt.bandit)} go?`,
        line: prompt.isRoof
          ? 'Up to three cars along the roofs. Moving is compulsory.'
          : `Into the next car. The Marshal is in ${car(prompt.marshal)}: meeting him costs a bullet.`,
      };
    case 'shoot':
      return {
        title: `Whom does ${who(prompt.bandit)} shoot?`,
        line: `The sharpest shooter gets $1,000 at the end. Bullets left: ${prompt.left}.`,
      };
    case 'rob':
      return {
        title: `What does ${who(prompt.bandit)} take?`,
        line: 'One piece. A purse is taken blind; only you will see its value.',
      };
    case 'marshal':
      return {
        title: 'Which way does the Marshal go?',
        line: `He is in ${car(prompt.car)}. Whoever he meets gets a bullet and flees to the roof.`,
      };
    case 'punch-target':
      return {
        title: `Whom does ${who(prompt.bandit)} punch?`,
        line: 'The target drops one piece of loot and flies into the next car.',
      };
    case 'punch-loot':
      return {
        title: `What does ${who(prompt.target)} lose?`,
        line: 'It falls where you stand. A purse falls unseen.',
      };
    case 'punch-keep':
      return { title: 'Keep the purse?', line: 'Cheyenne may keep it, or let it fall to the floor.' };
    case 'punch-direction':
      return { title: `Which way does ${who(prompt.target)} fly?`, line: 'One car, on the same level.' };
    case 'waiting':
      return {
        title: prompt.isSecret
          ? 'You have chosen.'
          : prompt.seats.length === 0
            ? 'The train rolls on.'
            : `${list('en', prompt.seats.map(names))} ${prompt.seats.length === 1 ? 'is' : 'are'} choosing.`,
        line: prompt.isSecret ? `Waiting for ${list('en', prompt.seats.map(names))}.` : WAITS[prompt.what],
      };
    case 'over':
      return { title: 'The express has arrived.', line: 'All purses are open, and the money is counted.' };
  }
}

const KINDS: Readonly<Record<Extract<Prompt, { type: 'plan' }>['kind'], string>> = {
  standard: 'Play a card, or draw three.',
  tunnel: 'Tunnel: your card stays face down until the heist.',
  'speeding-up': 'Speeding up: two actions in a row.',
  switching: 'Switching: this turn goes the other way round.',
};

function plan(prompt: Extract<Prompt, { type: 'plan' }>): Said {
  const { kind, picked, hasBonus, isSecond, canHide, canDraw } = prompt;
  const [main] = picked;
  const title = isSecond ? 'Speeding up: your second action.' : KINDS[kind];
  if (main === undefined) {
    return {
      title,
      line: canHide
        ? `Ghost may play the first card face down. ${canDraw ? 'Or draw three.' : 'Your deck is empty.'}`
        : canDraw
          ? kind === 'standard' && !isSecond
            ? 'It goes onto the pile and acts only in the heist.'
            : 'Play one card, or draw three.'
          : 'Your deck is empty: play one card.',
    };
  }
  const card = cardOf(main);
  if (hasBonus)
    return { title, line: 'A Fire card may bring one card of your other bandit: press it, or play Fire alone.' };
  return { title, line: 'action' in card ? things.actions[card.action].rule : '' };
}
