import process from 'node:process';

/**
 * The npm that started this process (its shell runs it by `exec`). Noted at the start: a site that is still being built
 * may lose it too.
 */
const parent = process.ppid;

const lookMilliseconds = 500;

/**
 * Closes a server and ends this process on Ctrl-C, on a signal, or when the npm that started it was killed, which
 * forwards no signal then.
 *
 * @param close Closes the server; called once.
 * @param lastWords Printed before it closes.
 */
export function closeOnSignal(close: () => Promise<void>, lastWords: string): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    console.log(lastWords);
    void close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  setInterval(() => process.ppid === parent || stop(), lookMilliseconds).unref();
}
