import { type Millis, type Seat, seatsOf, unreachable } from '@saloon/kernel';
import { LIMITS, type TableCommand, type UserId } from '@saloon/protocol';
import { cleanName, cleanTalk, NAMELESS } from '../chat/clean-text.ts';
import { fittingRules } from '../game/fitting-rules.ts';
import type { Change } from '../log/entry.ts';
import type { Scene } from '../scene/scene.ts';
import { isRoundOver } from '../schedule/tournament.ts';
import { botKind, botName, characterName } from '../seats/bot-name.ts';
import { resizeSeats } from '../seats/resize-seats.ts';
import { isFull } from '../seats/seats-full.ts';
import { beginning, canDealWithout, isArranging, showShare } from '../shuffle/fair.ts';
import { judgeMove } from './judge-move.ts';
import { leaveChanges, returnChanges } from './leave-and-return.ts';
import { answerSeat, askSeat } from './seat-requests.ts';
import { canUndo } from './undo.ts';

/** Who asks, and when. */
export type Asker = { readonly user: UserId; readonly name: string; readonly at: Millis };

/** Why a command is refused, where one of its fields is wrong: which, as a path. */
export type WrongField = { readonly code: string; readonly at: string };

/** What a command would change, the command's own change first; or why it is refused. */
export type Verdict = readonly [Change, ...Change[]] | string | WrongField;

type CommandOf<Type extends TableCommand['type']> = Extract<TableCommand, { type: Type }>;

/** Judges a command. It changes nothing. */
export function judge(scene: Scene, asker: Asker, command: TableCommand): Verdict {
  if (isFixedDeal(scene, command)) return 'fixed-deal';
  const { tournament } = scene.fixed;
  const isPlaying = command.type === 'move' || command.type === 'sit' || command.type === 'stand';
  if (isPlaying && isRoundOver(scene, asker.at)) return 'round-over';
  switch (command.type) {
    case 'move':
      return judgeMove(scene, asker.user, command, asker.at);
    case 'sit':
      return sit(scene, asker, command);
    case 'stand':
      return stand(scene, asker);
    case 'set-ready':
      return atOwnSeat(scene, asker, (seat) =>
        isArranging(scene) ? [{ type: 'readied', seat, isReady: command.isReady }] : 'already-started',
      );
    case 'seat-bot':
      return arrange(scene, asker, command.seat, (seat) =>
        scene.occupants[seat]?.type === 'empty'
          ? [{ type: 'bot-seated', seat, ...botSeated(scene, seat, command) }]
          : 'seat-taken',
      );
    case 'clear-seat':
      return arrange(scene, asker, command.seat, (seat) =>
        scene.occupants[seat]?.type === 'empty' ? 'seat-empty' : [{ type: 'cleared', seat }],
      );
    case 'ask-seat':
      return askSeat(scene, asker, command.seat);
    case 'answer-seat':
      return answerSeat(scene, asker, command.isAgreed);
    case 'set-rules':
      return setRules(scene, asker, command);
    case 'start':
      if (scene.host.user !== asker.user) return 'not-host';
      if (!isArranging(scene) && !canDealWithout(scene, asker.at)) return 'already-started';
      return isFull(scene) ? [beginning(scene)] : 'seats-not-full';
    case 'chat': {
      const text = cleanTalk(command.text);
      if (text === '') return 'empty-text';
      if (text.length > LIMITS.chatLength) return 'text-too-long';
      if (command.to !== 'team') return [{ type: 'said', ...signature(scene, asker), text }];
      return atOwnSeat(scene, asker, (seat) => {
        const to = scene.teams?.find((team) => team.includes(seat));
        return to === undefined ? 'no-team' : [{ type: 'said', ...signature(scene, asker), to, text }];
      });
    }
    case 'emote':
      return [{ type: 'waved', ...signature(scene, asker), emote: command.emote }];
    case 'ask-undo':
      return atOwnSeat(scene, asker, (seat) => askUndo(scene, seat, asker.at));
    case 'answer-undo':
      return atOwnSeat(scene, asker, (seat) => {
        if (scene.undo === undefined || scene.undo.agreed.includes(seat)) return 'nothing-to-answer';
        return [{ type: 'undo-answered', seat, isAgreed: command.isAgreed }];
      });
    case 'still-here':
      return atOwnSeat(scene, asker, (seat) =>
        scene.personAt(seat).askedAt === undefined ? 'nothing-to-answer' : [{ type: 'idle-answered', seat }],
      );
    case 'rematch':
      return atOwnSeat(scene, asker, (seat) => {
        if (scene.phase !== 'over') return 'not-over';
        if (tournament !== undefined) return 'tournament-table';
        if (scene.next !== undefined || scene.rematch?.agreed.includes(seat)) return 'nothing-to-answer';
        return [{ type: 'rematch-agreed', seat, ...(command.seal === undefined ? {} : { seal: command.seal }) }];
      });
    case 'show-share':
      return atOwnSeat(scene, asker, (seat) => showShare(scene, seat, command.share));
    case 'comment': {
      const text = cleanTalk(command.text);
      if (scene.phase !== 'over') return 'not-over';
      if (text === '') return 'empty-text';
      if (text.length > LIMITS.chatLength) return 'text-too-long';
      if (command.step > (scene.play?.inputs ?? 0)) return 'no-such-step';
      if (scene.comments.length >= LIMITS.commentsPerTable) return 'too-many-comments';
      return [{ type: 'commented', ...signature(scene, asker), step: command.step, text }];
    }
    case 'set-watching':
      if (scene.host.user !== asker.user) return 'not-host';
      return [{ type: 'watching-set', isAllowed: command.isAllowed, delay: command.delay }];
    default:
      return unreachable(command);
  }
}

/**
 * In duplicate play nobody changes seats or rules. A person who leaves a counted daily deal finds it as they left it; other
 * deals can be given up.
 */
function isFixedDeal({ phase, fixed }: Scene, { type }: TableCommand): boolean {
  if (fixed.duplicate === undefined) return false;
  if (type === 'stand') return phase !== 'over' && fixed.duplicate.of.startsWith('daily ');
  return ['sit', 'seat-bot', 'clear-seat', 'set-rules', 'set-watching', 'ask-undo', 'rematch'].includes(type);
}

function sit(scene: Scene, { user, name, at }: Asker, command: CommandOf<'sit'>): Verdict {
  const own = scene.seatOf(user);
  const isMoving = own !== undefined && own !== command.seat && isArranging(scene);
  if (own !== undefined && !isMoving) {
    const { hasStood, standIn, roundTrip } = scene.personAt(own);
    if ((!hasStood && standIn === undefined) || own !== command.seat) return 'already-seated';
    return [{ type: 'took-back', seat: own }, ...returnChanges(scene, own, standIn !== undefined, roundTrip, at)];
  }
  if (!isArranging(scene)) return 'already-started';
  const seat = seatAt(scene, command.seat);
  if (seat === undefined) return 'no-such-seat';
  if (scene.occupants[seat]?.type !== 'empty') return 'seat-taken';
  if (command.isBot !== undefined && scene.fixed.outsideBots !== 'allowed') return 'no-outside-bots';
  const sat: Change = {
    type: 'sat',
    seat,
    user,
    name: cleanName(name) ?? NAMELESS,
    ...(command.isBot === undefined ? {} : { isBot: true }),
    ...(command.seal === undefined ? {} : { seal: command.seal }),
  };
  return isMoving ? [{ type: 'stood', seat: own }, sat] : [sat];
}

function setRules(scene: Scene, { user }: Asker, command: CommandOf<'set-rules'>): Verdict {
  const { options, seats } = command;
  const { game: now, before } = scene.fixed;
  if (scene.host.user !== user) return 'not-host';
  // A game that continues a recording keeps its rules.
  if (!isArranging(scene) || before !== undefined) return 'already-started';
  const game = command.game === undefined || command.game === now.id ? now : scene.find(command.game);
  if (game === undefined) return { code: 'no-such-game', at: 'game' };
  const rules = fittingRules(game, options, seats);
  if (!rules.ok) return { code: rules.code, at: rules.at };
  if (resizeSeats(scene.occupants, seats) === undefined) return { code: 'more-people', at: 'seats' };
  const set = { type: 'rules-set', options: rules.options, seats } as const;
  return [game === now ? set : { ...set, game: game.id, rulesVersion: game.rulesVersion }];
}

function stand(scene: Scene, { user, at }: Asker): Verdict {
  const seat = scene.seatOf(user);
  if (seat === undefined) return 'not-seated';
  const { hasStood, standIn } = scene.personAt(seat);
  if (hasStood) return 'not-seated';
  if (scene.phase === 'waiting' && scene.fixed.tournament !== undefined) return 'tournament-table';
  if (scene.phase === 'waiting' && scene.settled !== undefined) return 'already-started';
  return [{ type: 'stood', seat }, ...(standIn === undefined ? leaveChanges(scene, seat, at) : [])];
}

function askUndo(scene: Scene, seat: Seat, at: Millis): Verdict {
  if (scene.phase === 'waiting') return 'not-started';
  if (scene.fixed.isRated || scene.phase === 'over' || scene.undo !== undefined || !canUndo(scene, seat, at))
    return 'cannot-undo';
  return [{ type: 'undo-asked', seat }];
}

/** Something only people at the table may do. */
function atOwnSeat(scene: Scene, { user }: Asker, verdict: (seat: Seat) => Verdict): Verdict {
  const seat = scene.seatOf(user);
  return seat === undefined || scene.personAt(seat).hasStood ? 'not-seated' : verdict(seat);
}

/** Something the host does to a seat before the game. */
function arrange(scene: Scene, { user }: Asker, at: number, verdict: (seat: Seat) => Verdict): Verdict {
  if (scene.host.user !== user) return 'not-host';
  if (!isArranging(scene)) return 'already-started';
  const seat = seatAt(scene, at);
  return seat === undefined ? 'no-such-seat' : verdict(seat);
}

const seatAt = (scene: Scene, n: number): Seat | undefined => seatsOf(scene.occupants.length)[n];

function signature(scene: Scene, { user, name }: Asker): { readonly name: string; readonly seat?: Seat } {
  const seat = scene.seatOf(user);
  if (seat !== undefined) return { name: scene.personAt(seat).name, seat };
  return { name: cleanName(name) ?? NAMELESS };
}

/** A bot's name that nobody at the table has. */
function botSeated({ occupants, fixed }: Scene, seat: Seat, { level, personality }: CommandOf<'seat-bot'>) {
  const taken = occupants.flatMap((occupant) => (occupant.type === 'empty' ? [] : occupant.name));
  return { name: botName(fixed.seedHash, seat, taken, characterName(personality)), ...botKind(level, personality) };
}
