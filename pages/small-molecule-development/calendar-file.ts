import { type Day, formatIsoDay } from './fda-dates.ts';

export interface CalendarEntry {
  /** Distinguishes the entries of a calendar, in letters. */
  readonly name: string;
  readonly day: Day;
  readonly title: string;
}

/** Texts escape these characters (RFC 5545, 3.3.11). */
const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

const encoder = new TextEncoder();

/** Lines have at most 75 bytes, and a continuation starts with a space (RFC 5545, 3.1). */
function foldLine(line: string): string {
  let size = 0;
  return Array.from(line)
    .map((character) => {
      const bytes = encoder.encode(character).length;
      const isFull = size + bytes > 75;
      size = isFull ? bytes + 1 : size + bytes;
      return isFull ? `\r\n ${character}` : character;
    })
    .join('');
}

const formatDate = (day: Day) => formatIsoDay(day).replaceAll('-', '');

/** Returns UTC as 20270702T093000Z. */
const formatTime = (time: Date) => time.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/**
 * Returns an iCalendar file of whole days (RFC 5545).
 *
 * @param plan - identifies the plan, so that importing it again updates its entries
 */
export function createCalendarFile(
  entries: readonly CalendarEntry[],
  { plan, description, host, now }: Readonly<Record<'plan' | 'description' | 'host', string>> & { now: Date },
): string {
  const events = entries.flatMap(({ name, day, title: summary }) => [
    'BEGIN:VEVENT',
    `UID:${plan}-${name}@${host}`,
    `DTSTAMP:${formatTime(now)}`,
    `DTSTART;VALUE=DATE:${formatDate(day)}`,
    // The end isn't part of the event.
    `DTEND;VALUE=DATE:${formatDate(day + 1)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Pre-IND plan//EN`,
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
