import { dollars } from '@saloon/kernel';
import { BOX, DEFAULT_EDITION } from '../rules/data.ts';
import { TARGETS } from '../rules/options.ts';
import { type OptionTexts, type RefusalTexts, recordOf } from './words.ts';

export const options: OptionTexts = {
  teams: {
    name: 'Teams',
    help: 'How players are split into teams. A bigger team is strongly favored. Automatic: two teams with 2, 4, 5 or 6 seats, otherwise three, as even as possible.',
    values: {
      auto: 'Automatic',
      two: 'Two teams',
      three: 'Three teams',
      '3-1': 'Three against one',
      '3-1-1': 'Three against one and one',
      '3-2-1': 'Three against two and one',
      '3-3-1': 'Three against three and one',
    },
  },
  headStart: {
    name: 'Head start (house rule)',
    help: 'For uneven teams: a smaller team starts with money that counts toward the target but can’t be spent. The amounts come from bot games and make the odds about even. One player against a team of three is still the underdog.',
    values: { none: 'None', even: 'Even the odds' },
  },
  seating: {
    name: 'Seating',
    help: 'Random, with as few teammates side by side as possible, or chosen by the host.',
    values: { auto: 'Random', manual: 'By the host' },
  },
  seatTeams: {
    name: 'Manual seating',
    help: 'Only when the host chooses the seating: one digit per seat, clockwise, for its team. 1212 is two against two.',
  },
  firstPlayer: {
    name: 'First player',
    help: 'Who takes the first turn of the game. Later it depends on the last robbery.',
    values: { random: 'Random', 'host-pick': 'The host’s pick' },
  },
  firstSeat: {
    name: 'First seat',
    help: 'The seat that goes first if the host picks. Seats are counted clockwise.',
  },
  target: {
    name: 'Money to win',
    help: 'The first team with this much wins. Above a million, games run long. The highest amounts are for two teams only: there isn’t enough loot for three teams.',
    values: recordOf(TARGETS, (thousands) => dollars('en', Number(thousands) * 1000)),
  },
  pace: {
    name: 'Pace',
    help: 'Live: seconds count. By correspondence: everyone moves when they have time.',
    values: { live: 'Live', correspondence: 'By correspondence' },
  },
  allowPass: { name: 'Passing', help: 'While arming, you can also do nothing.' },
  capAgainstGuards: {
    name: 'Cap against guards',
    help: 'The cowboy’s cap counts against guards and Indians too. Off: every bullet you play counts there.',
  },
  sheriffCredit: {
    name: 'Fines on credit',
    help: 'If you have the money but there’s no change, you owe the sheriff’s fine. Off: your cowboy goes to jail.',
  },
  dynamiteMercy: {
    name: 'After dynamite',
    help: 'Whether everyone gets a new cowboy when dynamite kills every cowboy at the table.',
    values: { vote: 'If all vote for it', always: 'Always', never: 'Never' },
  },
  bailTokens: {
    name: 'Bail tokens',
    help: `The box has ${BOX.tokens}. If limited, a hired cowboy gets only what’s left.`,
    values: { unlimited: 'Unlimited', limited: 'Only those in the box' },
  },
  idleRoundLimit: {
    name: 'High noon',
    help: 'After this many rounds without a robbery, everyone has to go for one. 0 means never; 10 works well with bots.',
  },
  maxRobberies: {
    name: 'Last robbery',
    help: 'After this many robberies, the richest team wins. 0 means no limit; 60 works well with bots.',
  },
  teamHands: {
    name: 'Hands within a team',
    help: 'Whether teammates see each other’s cards and hidden cowboys.',
    values: { hidden: 'Secret', shared: 'Open to teammates' },
  },
  teamChat: { name: 'Team chat', help: 'Each team gets a chat that only its members can read.' },
  showSeenCowboys: {
    name: 'Known cowboys',
    help: 'A cowboy seen on a robbery stays known when face down again. Off: you have to remember.',
  },
  edition: {
    name: 'Edition',
    help: 'Which cards are in the decks.',
    values: { [DEFAULT_EDITION.id]: DEFAULT_EDITION.title.en },
  },
  turnTimeMs: {
    name: 'Time for a turn',
    help: 'For a turn while arming or in a shootout. After that, the table acts for you.',
  },
  answerTimeMs: {
    name: 'Time for an answer',
    help: 'For everything else: joining, guards, fines, votes, shots.',
  },
};

export const refusals: RefusalTexts = {
  NOT_YOUR_TURN: 'It’s another player’s turn. Wait until you’re asked.',
  STALE_QUESTION: 'That question is closed. Look at the table and choose again.',
  WRONG_PHASE: 'You can’t do that now. Answer the current question.',
  NOT_IN_HAND: 'You don’t have all of these cards. Choose from your hand.',
  NOT_BULLETS: 'You can only fire bullet cards. Leave out Mustangs, cacti and coyotes.',
  NO_CARDS: 'You haven’t chosen a card. Choose at least one bullet card.',
  HAND_FULL: 'You already hold six cards. Swap one instead of drawing.',
  HAND_NOT_FULL: 'You can only swap with a full hand of six. Draw a card instead.',
  COYOTE_NEEDS_BULLET: 'You can’t swap a coyote alone. Discard a bullet card with it.',
  ONLY_COYOTE_HAS_COMPANION: 'Only a coyote needs a bullet card with it. Discard this card alone.',
  NO_COWBOY: 'You need a cowboy for that. Hire one on your turn while arming.',
  HAS_COWBOY: 'You already have a cowboy. Play with the one you have.',
  NO_BAIL: 'Your cowboy has no bail tokens. Choose another action.',
  BAIL_NOT_COVERED: 'You can’t afford the bail. Work it off token by token.',
  NO_PASSING: 'You can’t pass at this table. Take another action.',
  HIGH_NOON:
    'It’s high noon, and everyone has to go for a robbery. Announce one, work off bail, or hire a cowboy and keep him.',
  DECK_EMPTY: 'The weapons deck is empty until the robbery is over. Shoot or flee.',
  NO_SUCH_SLOT: 'There’s no money card there anymore. Pick one that is still face down.',
  TOO_WEAK: 'That’s not enough bullets. Add more, ride off on a Mustang or fall.',
  OVER_CAP: 'Your cowboy’s cap is too low to stop this. Ride off on a Mustang or fall.',
  NO_MUSTANG: 'You have no Mustang. Answer with bullets or fall.',
  BAD_TARGET: 'You can’t shoot at that player. Choose another team’s robber who is still in.',
  OWN_TEAM: 'That’s your own team. Choose a robber from another team.',
  ALREADY_VOTED: 'You’ve already voted. Wait for the others.',
  AWAY: 'You left this table. Come back first.',
  'game-over': 'This game is over. Watch the replay or start a new one.',
  'no-such-seat': 'This table has no such seat. Play from your own seat.',
  'malformed-move': 'The table can’t read this move. Reload the page and choose again.',
  'time-goes-back': 'This move has an earlier time than the last one. Send it again.',
};
