import { Interrupted, type Io } from './io.ts';

/** The `Io` of a real process. */
export function processIo(): Io {
  let exitsOnWriteError = true;
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!exitsOnWriteError) return;
      // The reader closed the pipe, as in `saloon … | head`: not an error.
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
    ignoreWriteErrors: () => {
      exitsOnWriteError = false;
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

/** Handles Ctrl-C and SIGTERM from the first call on, so a command that never calls it can still be killed. */
function interrupted(): AbortSignal {
  if (controller === undefined) {
    const made = new AbortController();
    controller = made;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => made.abort(new Interrupted(signal)));
  }
  return controller.signal;
}
