/**
 * `node --import ./scripts/bench/event-loop.ts …`: tells the parent process every half second how late this process's timers
 * are and what it holds in memory.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';

export interface EventLoopReport {
  readonly residentKilobytes: number;
  /** Since the report before. */
  readonly delayMilliseconds: { readonly p50: number; readonly p99: number; readonly max: number };
}

const resolution = 10;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();

// A timer of 10 ms that comes after 10 is on time.
const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution);
const report = (): EventLoopReport => ({
  residentKilobytes: Math.round(process.memoryUsage.rss() / 1024),
  delayMilliseconds: {
    p50: late(delay.percentile(50)),
    p99: late(delay.percentile(99)),
    max: late(delay.max),
  },
});

setInterval(() => {
  process.send?.(report());
  delay.reset();
}, 500).unref();
