import { type AnyGame, parseOptions } from '@saloon/kernel';
import { encodingOf } from '../encoding-of.ts';
import { Actor, type ActorSpec } from './actor.ts';
import { readAll, writeAll } from './wire.ts';

type Given = Omit<ActorSpec, 'game'> & { readonly game: string; readonly segment: number };

/**
 * Plays one of these games for the learner, as the JSON in `text` says. Writes one line of JSON with the layout of the
 * messages, and then plays until the learner closes the pipe.
 */
export function serve(games: readonly AnyGame[], text: string): void {
  // Ctrl-C goes to all processes of the terminal; the learner writes a checkpoint and then closes the pipes.
  process.on('SIGINT', () => undefined);
  const given: Given = JSON.parse(text);
  const game = games.find(({ id }) => id === given.game);
  if (game === undefined) throw new Error(`Cannot find the game ${given.game}`);
  const parsed = parseOptions(game.options, given.options);
  if (!parsed.ok) throw new Error(`Cannot play ${game.id}: ${JSON.stringify(parsed.problems)}`);
  const actor = new Actor({ ...given, game, options: parsed.options }, given.segment);
  const { version } = encodingOf(game);
  writeAll(1, Buffer.from(`${JSON.stringify({ game: game.id, encoding: version, ...actor.layout })}\n`));
  try {
    play(actor, given.segment);
  } catch (error) {
    // The learner has ended and waits for nothing.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
  }
}

function play(actor: Actor, first: number): void {
  const send = (): void => {
    for (const bytes of actor.message()) writeAll(1, bytes);
  };
  const answer = new Uint8Array(actor.layout.answer);
  const command = new DataView(answer.buffer);
  let segment = first;
  send();
  send();
  while (readAll(0, answer)) {
    const next = command.getUint32(0, true);
    if (next === segment) actor.answer(answer);
    else {
      segment = next;
      actor.restart(segment);
      send();
    }
    send();
  }
}
