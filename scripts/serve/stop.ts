import process from 'node:process';

/** npm, whose shell runs this process by `exec`. Read at startup, because npm may die during the build. */
const parentPid = process.ppid;

const parentCheckIntervalMs = 500;

/** Also exits when npm was killed, because npm then forwards no signal. */
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
