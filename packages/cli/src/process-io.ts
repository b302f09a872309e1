import { Interrupted, type Io } from './io.ts';

/** The outside world of a real process. */
export function processIo(): Io {
  let endsUnread = true;
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!endsUnread) return;
      // A reader that has seen enough, as in `saloon … | head`, is no failure.
      if (error.code === 'EPIPE') process.exit(0);
      if (stream === process.stdout) process.stderr.write(`Cannot write the output: ${error.message}\n`);
      process.exit(1);
    });
  }
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    outIsTty: process.stdout.isTTY === true,
    errIsTty: process.stderr.isTTY === true,
    env: process.env,
    onEnter,
    interrupted,
    goOnUnread: () => {
      endsUnread = false;
    },
  };
}

function onEnter(listener: () => void): () => void {
  const { stdin } = process;
  if (stdin.isTTY !== true) return () => undefined;
  stdin.once('data', listener);
  return () => {
    stdin.off('data', listener);
    stdin.pause();
  };
}

let controller: AbortController | undefined;

/** From here on Ctrl-C and SIGTERM are ours: the first asks the command to stop, and whoever does not listen can still be killed. */
function interrupted(): AbortSignal {
  if (controller === undefined) {
    const made = new AbortController();
    controller = made;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => made.abort(new Interrupted(signal)));
  }
  return controller.signal;
}
