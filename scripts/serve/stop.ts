import process from 'node:process';

/** The npm process (its shell runs this one by `exec`). Read at startup, because npm may be killed during the build. */
const parentPid = process.ppid;

const parentCheckIntervalMs = 500;

/** Closes a server and exits on a signal, or when npm was killed, which then forwards no signal. */
export function closeOnSignal(close: () => Promise<void>, message: string): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    console.log(message);
    void close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  setInterval(() => process.ppid === parentPid || stop(), parentCheckIntervalMs).unref();
}
