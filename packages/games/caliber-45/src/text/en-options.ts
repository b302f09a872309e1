import { dollars } from '@saloon/kernel';
import { BOX, DEFAULT_EDITION } from '../data.ts';
import { TARGETS } from '../options.ts';
import { type OptionTexts, type RefusalTexts, recordOf } from './words.ts';

export const options: OptionTexts = {
  teams: {
    name: 'Teams',
    help: 'How the seats are split; a bigger team is strongly favored. Left to the table, there are two teams with 2, 4, 5 or 6 seats and three otherwise, as equal as possible.',
    values: {
      auto: 'As the seats allow',
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
    help: 'With uneven teams: a smaller team begins with money that counts toward the target and can’t be spent. The sums come from games between bots, so that the odds are about even; a player alone against a team of three stays behind.',
    values: { none: 'None', even: 'Even the odds' },
  },
  seating: {
    name: 'Seating',
    help: 'Drawn by lot so that as few teammates as possible sit side by side, or as the host says.',
    values: { auto: 'Drawn by lot', manual: 'By the host' },
  },
  seatTeams: {
    name: 'Seats by hand',
    help: 'Only for seating by the host: the team of each seat, one digit a seat, clockwise; 1212 is two against two.',
  },
  firstPlayer: {
    name: 'First player',
    help: 'Who takes the first turn; later it follows from the last robbery.',
    values: { random: 'Drawn by lot', 'host-pick': 'The host’s pick' },
  },
  firstSeat: {
    name: 'First seat',
    help: 'The seat that begins unless the first player is drawn by lot; seats are counted clockwise.',
  },
  target: {
    name: 'Money to win',
    help: 'The team that owns this much has won; above a million games grow long, and the highest sums are for two teams only, since the loot would not do for three.',
    values: recordOf(TARGETS, (thousands) => dollars('en', Number(thousands) * 1000)),
  },
  pace: {
    name: 'Pace',
    help: 'At a live table seconds count; by correspondence everyone moves when there is time.',
    values: { live: 'Live', correspondence: 'By correspondence' },
  },
  allowPass: { name: 'Passing', help: 'While arming, a player may also do nothing.' },
  capAgainstGuards: {
    name: 'Cap against guards',
    help: 'The cowboy’s cap counts against guards and Indians too; switched off, all bullets played count there.',
  },
  sheriffCredit: {
    name: 'Fines on credit',
    help: 'Whoever has money but no change owes the sheriff’s fine; switched off, such a cowboy goes to jail.',
  },
  dynamiteMercy: {
    name: 'After dynamite',
    help: 'Whether everybody gets a new cowboy when dynamite has killed those of the whole table.',
    values: { vote: 'If all vote for it', always: 'Always', never: 'Never' },
  },
  bailTokens: {
    name: 'Bail tokens',
    help: `The box has ${BOX.tokens} of them; limited, a hired cowboy gets only what is left.`,
    values: { unlimited: 'As many as needed', limited: 'Those of the box' },
  },
  idleRoundLimit: {
    name: 'High noon',
    help: 'After so many rounds without a robbery everybody has to head for one; 0 is never, and 10 is a good value for tables with bots.',
  },
  maxRobberies: {
    name: 'Last robbery',
    help: 'After so many robberies the richest team wins; 0 is no such end, and 60 is a good value for tables with bots.',
  },
  teamHands: {
    name: 'Hands within a team',
    help: 'Whether teammates see each other’s cards, and cowboys who lie face down.',
    values: { hidden: 'Secret', shared: 'Open to teammates' },
  },
  teamChat: { name: 'Team chat', help: 'Each team has a channel that only its members can read.' },
  showSeenCowboys: {
    name: 'Cowboys once seen',
    help: 'A cowboy who has ridden stays recognisable when he lies face down again; switched off, you have to remember.',
  },
  edition: {
    name: 'Edition',
    help: 'Which cards the decks are made of.',
    values: { [DEFAULT_EDITION.id]: DEFAULT_EDITION.title.en },
  },
  turnTimeMs: {
    name: 'Time for a turn',
    help: 'For a turn of arming and of the shootout; then the table acts for you.',
  },
  answerTimeMs: {
    name: 'Time for an answer',
    help: 'For every other question: joining, guards, fines, votes, shots.',
  },
};

export const refusals: RefusalTexts = {
  NOT_YOUR_TURN: 'Somebody else is to act now. Wait until you are asked.',
  STALE_QUESTION: 'That answered a question which is over. Look at the table and choose again.',
  WRONG_PHASE: 'That cannot be done at this moment. Answer what the table asks now.',
  NOT_IN_HAND: 'You do not hold all of these cards. Choose from your hand.',
  NOT_BULLETS: 'Only bullet cards can be fired. Leave Mustangs, cacti and coyotes out.',
  NO_CARDS: 'No card is chosen. Choose at least one bullet card.',
  HAND_FULL: 'You hold six cards already. Exchange one instead of drawing.',
  HAND_NOT_FULL: 'Only a full hand of six can exchange. Draw a card instead.',
  COYOTE_NEEDS_BULLET: 'A coyote does not leave alone. Discard it together with a bullet card.',
  ONLY_COYOTE_HAS_COMPANION: 'Only a coyote takes a bullet card along. Discard this card alone.',
  NO_COWBOY: 'You have no cowboy for that. Hire one on your arming turn.',
  HAS_COWBOY: 'You have a cowboy already. Nobody has two, so play with the one you have.',
  NO_BAIL: 'No bail lies on your cowboy. Choose another action.',
  BAIL_NOT_COVERED: 'Your own money does not cover the bail. Work it off token by token.',
  NO_PASSING: 'This table does not allow passing. Take one of the actions open to you.',
  HIGH_NOON:
    'It is high noon, and everybody has to head for a robbery. Announce, work off bail, or hire a cowboy and keep him.',
  DECK_EMPTY: 'The weapons deck is empty until this robbery is over. Shoot or flee.',
  NO_SUCH_SLOT: 'No money card lies there any more. Pick one that is still face down.',
  TOO_WEAK: 'These bullets are too few. Add more, ride off on a Mustang or fall.',
  OVER_CAP: 'This is more than your cowboy’s cap can ever stop. Ride off on a Mustang or fall.',
  NO_MUSTANG: 'You hold no Mustang. Answer with bullets or fall.',
  BAD_TARGET: 'Nobody to shoot at sits there. Choose a robber of another team who is still in.',
  OWN_TEAM: 'That is your own team. Choose a robber of another one.',
  ALREADY_VOTED: 'You have voted already, and it stands. Wait for the others.',
  AWAY: 'You have left this table. Come back to it first.',
  'game-over': 'This game is over. Watch its replay or start another one.',
  'no-such-seat': 'This table has no such seat. Act from the seat you took.',
  'malformed-move': 'The table cannot read this move. Reload the page and choose again.',
  'time-goes-back': 'This move is dated before the last one. Send it again.',
};
