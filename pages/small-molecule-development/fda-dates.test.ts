import { expect, test } from 'vitest';
import {
  type FdaClock,
  findFederalHolidays,
  formatIsoDay,
  formatWeekday,
  getLastFixedDay,
  moveToOpenDay,
  parseDay,
  planFdaClock,
  readFixedDay,
} from './fda-dates.ts';

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(`${text} is no date`);
  return parsed;
};

test.each(['', 'tomorrow', '2027-2-3', '2027-02-29', '2027-02-30', '2027-13-01', '02027-01-01'])(
  '"%s" is no day',
  (text) => {
    expect(parseDay(text)).toBeUndefined();
  },
);

test.each(['1969-12-31', '2026-11-27', '2028-02-29', '2036-12-31'])('%s is read and written', (text) => {
  expect(formatIsoDay(day(text))).toBe(text);
});

// Source: the federal holidays that the Office of Personnel Management publishes for each year.
test.each([
  [
    2021,
    '2021-01-01 2021-01-18 2021-01-20 2021-02-15 2021-05-31 2021-06-18 2021-07-05 2021-09-06 2021-10-11 2021-11-11 2021-11-25 2021-12-24 2021-12-31',
  ],
  [
    2026,
    '2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25 2027-01-01',
  ],
  [
    2027,
    '2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-24 2027-12-31',
  ],
  // January 20, 2029 is a Saturday.
  [
    2029,
    '2029-01-01 2029-01-15 2029-01-20 2029-02-19 2029-05-28 2029-06-19 2029-07-04 2029-09-03 2029-10-08 2029-11-12 2029-11-22 2029-12-25 2030-01-01',
  ],
])('federal offices are closed on the holidays of %i', (year, holidays) => {
  expect(findFederalHolidays(year).map(formatIsoDay).join(' ')).toBe(holidays);
});

test.each([
  ['an open day', '2027-08-03', '2027-08-03'],
  ['a Saturday', '2027-08-07', '2027-08-06'],
  ['a Sunday', '2027-08-08', '2027-08-06'],
  ['a Sunday after an open Friday, with the Monday observed', '2027-07-04', '2027-07-02'],
  ['the observed Independence Day', '2027-07-05', '2027-07-02'],
  ['Thanksgiving', '2027-11-25', '2027-11-24'],
  ['a Sunday after an observed Christmas', '2027-12-26', '2027-12-23'],
  ['New Year’s Day on a Saturday, observed in the year before', '2028-01-01', '2027-12-30'],
  ['Inauguration Day', '2033-01-20', '2033-01-19'],
])('%s moves to an open day: %s to %s', (_, counted, open) => {
  expect(formatIsoDay(moveToOpenDay(day(counted)))).toBe(open);
});

const listDays = ({ days }: FdaClock) =>
  days.map((entry) => [
    entry.step,
    formatWeekday(entry.day),
    ...(entry.movedFrom === undefined ? [] : [formatWeekday(entry.movedFrom)]),
  ]);

test('a batch that is fixed on November 1, 2027 has a request by July 2, and August 3 at the latest', () => {
  const clock = planFdaClock(day('2027-11-01'));
  // July 4 is a Sunday, and July 5 its holiday.
  expect(listDays(clock)).toEqual([
    ['request', 'Fri, Jul 2, 2027', 'Sun, Jul 4, 2027'],
    ['reply', 'Fri, Jul 23, 2027'],
    ['package', 'Fri, Jul 30, 2027', 'Sun, Aug 1, 2027'],
    ['preliminary', 'Fri, Aug 27, 2027', 'Sun, Aug 29, 2027'],
    ['meeting', 'Tue, Aug 31, 2027'],
    ['minutes', 'Thu, Sep 30, 2027'],
  ]);
  expect(formatWeekday(clock.latest.meeting)).toBe('Tue, Aug 3, 2027');
  expect(formatWeekday(clock.latest.writing)).toBe('Thu, Sep 2, 2027');
  expect(clock.spare).toEqual({ meeting: 32, writing: 62 });
});

test.each([
  // Day 60 is a Saturday.
  ['2027-12-01', 'Fri, Oct 1, 2027', 'Wed, Sep 1, 2027'],
  // Christmas Day is a Saturday, and observed on day 59.
  ['2028-02-23', 'Thu, Dec 23, 2027', 'Tue, Nov 23, 2027'],
  // The Saturday after Thanksgiving. Federal offices are open on the Friday.
  ['2027-01-27', 'Fri, Nov 27, 2026', 'Wed, Oct 28, 2026'],
  // The Sunday before Washington's Birthday.
  ['2027-04-15', 'Fri, Feb 12, 2027', 'Wed, Jan 13, 2027'],
])(
  'a batch that is fixed on %s has its meeting on %s, and the package is due on %s',
  (fixed, meeting, due) => {
    const { days } = planFdaClock(day(fixed));
    const find = (step: string) => formatWeekday(days.find((entry) => entry.step === step)?.day ?? 0);
    expect([find('meeting'), find('package')]).toEqual([meeting, due]);
  },
);

test('in ten years of plans, each day is a day of open offices and within FDA’s goals', () => {
  for (let fixed = day('2027-06-01'); fixed < day('2037-06-01'); fixed += 1) {
    const { days, latest, spare } = planFdaClock(fixed);
    for (const entry of days) expect(moveToOpenDay(entry.day)).toBe(entry.day);
    const [request, reply, due, preliminary, meeting, minutes] = days.map((entry) => entry.day) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    expect(reply - request).toBeLessThanOrEqual(21);
    expect(meeting - request).toBeLessThanOrEqual(60);
    expect(meeting - due).toBeGreaterThanOrEqual(30);
    expect(due).toBeGreaterThan(reply);
    expect(meeting - preliminary).toBeGreaterThanOrEqual(2);
    expect(minutes - meeting).toBeLessThanOrEqual(30);
    expect(spare).toEqual({ meeting: fixed - minutes, writing: fixed - meeting });
    expect(request).toBeLessThan(latest.meeting);
  }
});

test.each([
  // Request, latest for minutes, latest for written responses.
  ['2028-03-01', '2027-11-02', '2027-12-02', '2027-12-30'],
  // 2028 is a leap year: June 28 is 120 days after February 29.
  ['2028-06-28', '2028-02-29', '2028-03-30', '2028-04-28'],
  ['2029-04-20', '2028-12-21', '2029-01-19', '2029-02-16'],
])('a batch that is fixed on %s has a request by %s, latest %s or %s', (fixed, request, meeting, writing) => {
  const { days, latest } = planFdaClock(day(fixed));
  expect([days[0]!.day, latest.meeting, latest.writing].map(formatIsoDay)).toEqual([
    request,
    meeting,
    writing,
  ]);
});

test.each([
  ['2027-09-30', false],
  ['2027-10-01', true],
  ['2027-11-01', true],
])('goals may change before a batch that is fixed on %s: %s', (fixed, mayChange) => {
  expect(planFdaClock(day(fixed)).isBeyondGoals).toBe(mayChange);
});

test.each([
  ['2026-11-27', true],
  ['2036-12-31', true],
  ['2026-11-26', false],
  ['2037-01-01', false],
  ['', false],
  ['2027-02-29', false],
])('the day "%s" is accepted: %s', (text, isAccepted) => {
  const read = readFixedDay(text, day('2026-11-27'));
  expect(read).toEqual(
    isAccepted ? day(text) : { problem: 'enter a date from Nov 27, 2026 to Dec 31, 2036.' },
  );
});

test('the last day to enter is ten years ahead', () => {
  expect(formatIsoDay(getLastFixedDay(day('2028-02-29')))).toBe('2038-12-31');
});

test.each([
  ['2027-07-02', 'all', '2027-07-02', { meeting: 32, writing: 62 }],
  // A Saturday before the observed holiday. The meeting moves to September 3, and minutes to October 1.
  ['2027-07-03', 'fewer days for changes', '2027-07-06', { meeting: 31, writing: 59 }],
  // The meeting moves to October 1, and minutes to October 29.
  ['2027-08-03', 'fewer days for changes', '2027-08-03', { meeting: 3, writing: 31 }],
  ['2027-08-04', 'written responses only', '2027-08-04', { meeting: undefined, writing: 31 }],
  ['2027-09-02', 'written responses only', '2027-09-02', { meeting: undefined, writing: 0 }],
  ['2027-09-03', 'none', undefined, { meeting: undefined, writing: undefined }],
  ['2027-10-30', 'none', undefined, { meeting: undefined, writing: undefined }],
] as const)('on %s, the time left before November 1, 2027 is for: %s', (today, timeLeft, start, spare) => {
  const clock = planFdaClock(day('2027-11-01'), day(today));
  expect(clock.timeLeft).toBe(timeLeft);
  expect(clock.days[0]?.day).toBe(start && day(start));
  expect(clock.spare).toEqual(spare);
});

test('written responses have no preliminary responses and no minutes', () => {
  expect(listDays(planFdaClock(day('2027-11-01'), day('2027-08-14')))).toEqual([
    ['request', 'Mon, Aug 16, 2027', 'Sat, Aug 14, 2027'],
    // September 6 is Labor Day.
    ['reply', 'Fri, Sep 3, 2027', 'Mon, Sep 6, 2027'],
    ['package', 'Wed, Sep 15, 2027'],
    ['responses', 'Fri, Oct 15, 2027'],
  ]);
});
