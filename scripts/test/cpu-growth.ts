import process from 'node:process';
import * as fc from 'fast-check';

/** Reads a text that a visitor may have written. */
export type Reader = (text: string) => unknown;

/** A text of any length: `start`, then `middle` as often as fits, then `end`. */
export type Pattern = readonly [start: string, middle: string, end: string];

const maxLength = 20_000;
/** Twice the text may take up to three times the CPU time. A quadratic reader takes four times. */
const maxGrowth = 3;
/** Less time is harmless, and may grow in steps: V8 moves large arrays and strings to another heap. */
const harmlessMs = 10;
/** Short ones, because an exponential reader never ends on long texts. */
const searchedLengths = [20, 30, 40, 250, 1000, 5000];
const maxSearchMs = 100;
const minLength = 250;
/** Longer than the steps of the clock and the breaks for garbage collection. */
const minMeasuredMs = 2;
const measurements = 3;
/** Other threads of the process may run during an attempt. */
const attempts = 5;

/** The characters that some expression looks for, and some that none does. */
const fragments = [
  ...`< > </ /> <b <b> </b> <br> <p> <a <!-- --> <script> </script <![CDATA[ ]]> <!doctype a= ='" = b=c hidden`.split(
    ' ',
  ),
  ...`" ' “ ” « » ( ) [ ] { } & ; &amp; , . .. : / \\ ? # @ - _ + * % $ ^ | ~ 。 ＜`.split(' '),
  ...'a B 0 7 é 中 🧪 mailto: http:// Bearer ada@b.example 2099-01-01'.split(' '),
  ' ',
  '  ',
  '\t',
  '\n',
  '\r\n',
  '\0',
  '\u00A0',
  '\u00AD',
  '\u0301',
  '\u0338',
  '\u200B',
  '\u2028',
  '\u202E',
  '\uD83E',
];

const fragment = fc.constantFrom(...fragments);
const joined = (maxFragments: number) =>
  fc.array(fragment, { maxLength: maxFragments }).map((parts) => parts.join(''));
const randomPatterns: readonly Pattern[] = fc.sample(
  fc.tuple(joined(2), joined(4).filter(Boolean), joined(2)),
  { numRuns: 80, seed: 20260105 },
);
const plainPatterns = fragments.map((middle): Pattern => ['a', middle, '=']);

function writeText([start, middle, end]: Pattern, length: number): string {
  const count = Math.ceil((length - start.length - end.length) / middle.length);
  return start + middle.repeat(count).slice(0, length - start.length - end.length) + end;
}

/** Returns the CPU time of a call in milliseconds. It includes other threads of this process. */
function measureOnce(read: Reader, text: string, minMs = 0): number {
  const start = process.cpuUsage();
  for (let calls = 1; ; calls++) {
    read(text);
    const { user, system } = process.cpuUsage(start);
    const usedMs = (user + system) / 1000;
    if (usedMs >= minMs) return usedMs / calls;
  }
}

const measure = (read: Reader, text: string) =>
  Math.min(...Array.from({ length: measurements }, () => measureOnce(read, text, minMeasuredMs)));

/**
 * Searches for the texts on which a reader is slowest, and returns a message if a text of up to 5,000 characters takes
 * 100 milliseconds, or one of up to 20,000 more than ten, and more than three times as long as half the text.
 *
 * @param hostileTexts - patterns that may be slow for this reader, in addition to those above
 */
export function findSuperlinearText(read: Reader, hostileTexts: readonly Pattern[] = []): string | undefined {
  const slowest = new Set<Pattern>();
  for (const length of searchedLengths) {
    let worst: { pattern: Pattern; ms: number } | undefined;
    for (const pattern of [...hostileTexts, ...plainPatterns, ...randomPatterns]) {
      const text = writeText(pattern, length);
      const first = measureOnce(read, text);
      // The first call may have waited for garbage collection.
      const ms = first > maxSearchMs ? measure(read, text) : first;
      if (ms > maxSearchMs) return formatProblem(pattern, [[length, ms]]);
      if (!worst || ms > worst.ms) worst = { pattern, ms };
    }
    slowest.add(worst!.pattern);
  }
  for (const pattern of slowest)
    for (let length = minLength; 2 * length <= maxLength; length *= 2) {
      const problem = findGrowth(read, pattern, length);
      if (problem) return problem;
    }
  return undefined;
}

function findGrowth(read: Reader, pattern: Pattern, length: number): string | undefined {
  let problem: string | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const doubleText = writeText(pattern, 2 * length);
    // A measurement can only be too long.
    if (measureOnce(read, doubleText) < harmlessMs) return undefined;
    const double = measure(read, doubleText);
    const single = measure(read, writeText(pattern, length));
    if (double <= maxGrowth * single) return undefined;
    problem = formatProblem(pattern, [
      [length, single],
      [2 * length, double],
    ]);
  }
  return problem;
}

const formatProblem = (pattern: Pattern, times: readonly (readonly [length: number, ms: number])[]) =>
  `${JSON.stringify(pattern)}: ${times.map(([length, ms]) => `${ms.toFixed(1)} ms for ${length} characters`).join(', ')}`;
