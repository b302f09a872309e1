import { tableId, userId } from '@saloon/protocol';
import { formatRecording } from '@saloon/recording';
import { findOpinion, type Opinion, type OpinionAsked, opinionAsked } from '@saloon/study';
import { type Entry, type FindGame, findGame, openReplay, recordingOf, replayOf, seenSoFar } from '@saloon/table';
import { type Eyes, eyesIn, stepOf, type Target } from '../../core/router/replay-link.ts';
import { onlyPerson } from '../only-person.ts';
import { indexedLog } from '../worker-log.ts';
import type { Answer, Ask } from './contract.ts';
import { gameOf, gameSeen, type Opened, type OpenedGame, withComments } from './opened.ts';
import { serverGames } from './server-games.ts';

/** Plays recordings outside the page's thread, so that a long game doesn't block it. */
let opened: OpenedGame | undefined;
/** Finds games, with the server's editions once they were needed. */
let find: FindGame = findGame;

const say = (answer: Answer): void => postMessage(answer);

/** The view to use: a running game allows one seat only. */
const eyesFor = ({ head }: OpenedGame, eyes: Eyes): Eyes =>
  head.ownSeat ?? eyesIn(eyes, head.seats, head.outcome !== undefined);

function take(made: Opened, at: Target): void {
  opened = made.ok ? made.game : undefined;
  if (!made.ok) return say({ type: 'broken', line: made.line, problem: made.problem });
  const { game } = made;
  const eyes = eyesFor(game, at.eyes ?? onlyPerson(game.head.names ?? []) ?? 'spectator');
  const steps = game.steps(eyes);
  const step = stepOf(at, steps);
  say({ type: 'opened', head: game.head, eyes, steps, step, view: game.view(step, eyes) });
  const spectator = eyesFor(game, 'spectator');
  say({ type: 'cast', view: game.view(game.steps(spectator).length - 1, spectator) });
}

/** The server may know what this browser doesn't, such as an edition. */
async function open(text: string, at: Target): Promise<void> {
  const here = openReplay(text);
  if (here.ok) return take(gameOf(here), at);
  take(gameOf((await findMore()) ? openReplay(text, find) : here), at);
}

async function openSolo(table: string, isBefore: boolean, at: Target): Promise<void> {
  const entries = await indexedLog().read(tableId(table));
  const recording = isBefore ? beforeOf(entries) : entries.length === 0 ? undefined : recordingOf(entries);
  if (recording === undefined) return say({ type: 'not-there' });
  const replay = replayOf(recording);
  // A running game keeps its secrets: it is shown from the player's own seat.
  if (isBefore || !replay.ok || replay.head.outcome !== undefined) return take(gameOf(replay), at);
  const seen = seenSoFar(entries, userId('solo'));
  if (seen === undefined) return say({ type: 'not-there' });
  take({ ok: true, game: gameSeen(JSON.parse(seen)) }, at);
}

const beforeOf = ([first]: readonly Entry[]) => (first?.type === 'opened' ? first.before?.recording : undefined);

function look(game: OpenedGame, wanted: Eyes, step: number): void {
  const eyes = eyesFor(game, wanted);
  say({ type: 'steps', eyes, steps: game.steps(eyes), step, view: game.view(step, eyes) });
}

function write({ replay }: OpenedGame, comments: Extract<Ask, { type: 'write' }>['comments']): void {
  if (replay === undefined) return;
  const { game, recording } = replay.cache;
  say({ type: 'written', text: formatRecording(game, withComments(recording, comments)) });
}

/** Uses the server's games if this browser lacks the edition. */
async function think({ step, asked }: Extract<Ask, { type: 'think' }>): Promise<void> {
  // It arrives from the other worker as it was made there.
  const about = asked as OpinionAsked;
  const opinion = opinionOf(about) ?? ((await findMore()) ? opinionOf(about) : undefined);
  say({ type: 'opinion', step, opinion });
}

function opinionOf(asked: OpinionAsked): Opinion | undefined {
  try {
    const game = find(asked.question.game);
    return game && findOpinion(game, asked);
  } catch {
    return undefined;
  }
}

async function findMore(): Promise<boolean> {
  const more = find === findGame ? await serverGames() : undefined;
  find = more ?? find;
  return more !== undefined;
}

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  switch (data.type) {
    case 'open':
      return void open(data.text, data.at);
    case 'open-solo':
      return void openSolo(data.table, data.isBefore, data.at).catch(() => say({ type: 'not-there' }));
    case 'open-seen':
      return take({ ok: true, game: gameSeen(data.seen) }, data.at);
    case 'look':
      return opened && look(opened, data.eyes, data.step);
    case 'views': {
      const { eyes, steps } = data;
      return say({ type: 'views', eyes, views: steps.map((step) => [step, opened?.view(step, eyes)]) });
    }
    case 'question': {
      const cache = opened?.replay?.cache;
      return say({ type: 'question', step: data.step, asked: cache && opinionAsked(cache, data.step) });
    }
    case 'write':
      return opened && write(opened, data.comments);
    case 'think':
      return void think(data);
  }
});
