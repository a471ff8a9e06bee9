import { expect, test } from 'vitest';
import { createCalendarFile } from './calendar-file.ts';
import { parseDay } from './fda-dates.ts';

const now = new Date('2026-11-27T09:30:15.250Z');

const create = (title: string, description = 'A plan.') =>
  createCalendarFile([{ name: 'request', day: parseDay('2028-02-29') ?? 0, title }], {
    plan: '20280628',
    description,
    host: 'www.example.com',
    now,
  });

test('a calendar has an event for each entry: a whole day with an id and a time stamp', () => {
  expect(create('Plan: request').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//www.example.com//Pre-IND plan//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:20280628-request@www.example.com',
    'DTSTAMP:20261127T093015Z',
    'DTSTART;VALUE=DATE:20280229',
    'DTEND;VALUE=DATE:20280301',
    'SUMMARY:Plan: request',
    'DESCRIPTION:A plan.',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('commas, semicolons, backslashes and line breaks in texts are escaped', () => {
  expect(create('a, b; c\\d\ne')).toContain(String.raw`SUMMARY:a\, b\; c\\d\ne`);
});

test('long lines are folded at 75 bytes, and no character is cut', () => {
  const title = 'Plan “ä” — '.repeat(30);
  const file = create(title);
  const lines = file.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
