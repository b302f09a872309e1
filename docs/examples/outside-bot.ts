import { randomBytes } from 'node:crypto';
import { type Offer, OfferBook, PROTOCOL, type ServerMessage, type TableCommand } from '@saloon/protocol';
import { WebSocket } from 'ws';

/** How to choose: put your own thought here. `view` is only sent as patches after the first; this bot does not need it. */
export type Choose = (moves: readonly { readonly type: string }[]) => unknown;

/** Whoever was too fast waits for so long. */
const SECOND = 1000;
const anyOf: Choose = (moves) => moves[Math.floor(Math.random() * moves.length)];

/**
 * Sits down at the table of this link, says that it is a bot, and plays until the game is over. Answers its rank;
 * fails where the host has not allowed outside bots, or no seat is free.
 */
export function playAt(link: string, name: string, choose = anyOf, pause = SECOND): Promise<number | undefined> {
  const { protocol, host, pathname } = new URL(link);
  const table = pathname.split('/').at(-1) ?? '';
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`);
  const send = (message: object) => socket.send(JSON.stringify(message));
  const order = (command: TableCommand) => send({ type: 'do', table, id: `c${commands++}`, command });
  let commands = 0;
  let seat: number | undefined;
  let book = new OfferBook();
  let offer: Offer = { moves: [], questions: {} };
  let timer: NodeJS.Timeout | undefined;

  const think = (after = pause) => {
    clearTimeout(timer);
    // Some moves are always open and nobody waits for them: this bot makes only those that answer a question, if there are any.
    const moves = offer.moves as readonly { readonly type: string }[];
    const asked = moves.filter(({ type }) => offer.questions[type] !== undefined);
    const move = choose(asked.length > 0 ? asked : moves) as { readonly type: string } | undefined;
    if (move === undefined) return;
    const answers = offer.questions[move.type];
    timer = setTimeout(() => order({ type: 'move', move, ...(answers === undefined ? {} : { answers }) }), after);
  };

  return new Promise((resolve, reject) => {
    const fail = (code: string) => reject(new Error(`Cannot play at ${link}: ${code}`));
    socket.on('error', reject);
    socket.on('close', () => fail('the server hung up'));
    socket.on('open', () => {
      send({ type: 'hello', protocol: PROTOCOL, secret: randomBytes(32).toString('hex'), name });
      send({ type: 'join', table });
    });
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type === 'ping') return send({ type: 'pong', n: message.n });
      // Something was not read: what has no answer is said again.
      if (message.type === 'error' && message.code === 'too-fast') return think(SECOND);
      if (message.type === 'error' || message.type === 'gone') return fail(message.code);
      if (message.type === 'refused') return seat === undefined ? fail(message.code) : think();
      if (message.type !== 'sync' && message.type !== 'step') return;
      if (message.type === 'sync') {
        const isNew = seat === undefined && message.you.seat !== undefined;
        seat = message.you.seat;
        book = new OfferBook();
        const free = message.info.seats.findIndex(({ type }) => type === 'empty');
        if (seat === undefined) order({ type: 'sit', seat: Math.max(0, free), isBot: true });
        else if (isNew) order({ type: 'set-ready', isReady: true });
      }
      if (message.info?.phase === 'over') {
        resolve(message.info.outcome.ranks[seat ?? 0]);
        return socket.close();
      }
      if (message.offer === undefined) return;
      offer = book.read(message.offer);
      think();
    });
  });
}

if (import.meta.main) {
  const [link = '', name = 'Outsider'] = process.argv.slice(2);
  console.log(`The game is over: place ${await playAt(link, name)}`);
}
