/** A calendar day as the number of days since January 1, 1970 (UTC), so that time zones never shift it. */
export type Day = number;

const msPerDay = 86_400_000;

const createDay = (year: number, month: number, date: number): Day =>
  Date.UTC(year, month - 1, date) / msPerDay;

const toDate = (day: Day) => new Date(day * msPerDay);

/** Returns undefined unless the text is an existing day as YYYY-MM-DD, which date inputs use. */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const ms = Date.parse(`${text}T00:00:00Z`);
  // Some browsers read February 30 as March 2.
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text ? undefined : ms / msPerDay;
}

/** Returns YYYY-MM-DD. */
export const formatIsoDay = (day: Day): string => toDate(day).toISOString().slice(0, 10);

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});
const weekdayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short' });

/** Returns "Jul 2, 2027". */
export const formatDay = (day: Day): string => dayFormat.format(toDate(day));

/** Returns "Fri, Jul 2, 2027". */
export const formatWeekday = (day: Day): string => `${weekdayFormat.format(toDate(day))}, ${formatDay(day)}`;

/** 0 is Sunday. January 1, 1970 was a Thursday. */
const getWeekday = (day: Day) => (((day + 4) % 7) + 7) % 7;

const isWeekend = (day: Day) => [0, 6].includes(getWeekday(day));

/** A month's `count`th weekday; count -1 is the last one. */
function findWeekday(year: number, month: number, weekday: number, count: number): Day {
  if (count < 0) {
    const last = createDay(year, month + 1, 0);
    return last - ((getWeekday(last) - weekday + 7) % 7);
  }
  const first = createDay(year, month, 1);
  return first + ((weekday - getWeekday(first) + 7) % 7) + 7 * (count - 1);
}

/** A holiday on Saturday is observed on Friday, one on Sunday on Monday (Executive Order 11582, 5 U.S.C. 6103(b)). */
function observe(day: Day): Day {
  const weekday = getWeekday(day);
  if (weekday === 6) return day - 1;
  return weekday === 0 ? day + 1 : day;
}

/** Returns the days on which federal offices near Washington are closed (5 U.S.C. 6103), without executive orders. */
export function findFederalHolidays(year: number): readonly Day[] {
  const [monday, thursday] = [1, 4];
  const inauguration = createDay(year, 1, 20);
  return [
    observe(createDay(year, 1, 1)),
    findWeekday(year, 1, monday, 3),
    // FDA's offices are in Montgomery County, where Inauguration Day is a holiday. It isn't observed on a Friday.
    ...(year % 4 === 1 ? [getWeekday(inauguration) === 0 ? inauguration + 1 : inauguration] : []),
    findWeekday(year, 2, monday, 3),
    findWeekday(year, 5, monday, -1),
    observe(createDay(year, 6, 19)),
    observe(createDay(year, 7, 4)),
    findWeekday(year, 9, monday, 1),
    findWeekday(year, 10, monday, 2),
    observe(createDay(year, 11, 11)),
    findWeekday(year, 11, thursday, 4),
    observe(createDay(year, 12, 25)),
    // New Year's Day is observed in the year before if it's a Saturday.
    observe(createDay(year + 1, 1, 1)),
  ];
}

const isFederalHoliday = (day: Day) => findFederalHolidays(toDate(day).getUTCFullYear()).includes(day);

const isClosed = (day: Day) => isWeekend(day) || isFederalHoliday(day);

/** Returns the day itself if federal offices are open, otherwise the last open day before it. */
export function moveToOpenDay(day: Day): Day {
  return isClosed(day) ? moveToOpenDay(day - 1) : day;
}

const findNextOpenDay = (day: Day): Day => (isClosed(day) ? findNextOpenDay(day + 1) : day);

export interface ClockDay {
  /** `responses` are written responses alone. */
  readonly step: 'request' | 'reply' | 'package' | 'preliminary' | 'meeting' | 'responses' | 'minutes';
  readonly day: Day;
  /** The counted day, if federal offices are closed then. */
  readonly movedFrom?: Day;
}

export interface FdaClock {
  /** From this day on, the batch can't be changed. */
  readonly fixedDay: Day;
  /** Empty if no answer can come in time. */
  readonly days: readonly ClockDay[];
  /** Last day for FDA to receive the request, if its answer must come before the batch is fixed. */
  readonly latest: Readonly<Record<'meeting' | 'writing', Day>>;
  /**
   * Days between FDA's answer, if FDA takes all the time of its goals, and the day on which the batch is fixed. Undefined
   * if the answer comes too late.
   */
  readonly spare: Readonly<Record<'meeting' | 'writing', number | undefined>>;
  /** Which answer of FDA can still come before the batch is fixed. */
  readonly timeLeft: 'all' | 'fewer days for changes' | 'written responses only' | 'none';
  /** Whether the batch is fixed after the days for which FDA's goals are agreed. */
  readonly isBeyondGoals: boolean;
}

/** Days from receipt of the request (PDUFA VII goals letter, section I.I): FDA's reply, its answer, and minutes. */
const daysToReply = 21;
const daysToMeeting = 60;
const daysToMinutes = 90;
/** Days before the meeting or the written responses. */
const daysFromPackage = 30;
const daysFromPreliminary = 2;
/** Days that the plan leaves for changing the batch. */
const daysForChanges = 30;
/** The goals letter is in force until this day. */
const lastGoalDay = createDay(2027, 9, 30);

/**
 * Counts back from the day on which the batch is fixed, then forward from the day of the request.
 *
 * @param today - a request that should have been received before is planned from this day on
 */
export function planFdaClock(fixedDay: Day, today: Day = Number.NEGATIVE_INFINITY): FdaClock {
  const plannedDay = fixedDay - daysToMinutes - daysForChanges;
  const isPast = today > moveToOpenDay(plannedDay);
  const requestDay = isPast ? findNextOpenDay(today) : moveToOpenDay(plannedDay);
  const latest = {
    meeting: moveToOpenDay(fixedDay - daysToMinutes),
    writing: moveToOpenDay(fixedDay - daysToMeeting),
  };
  const meetingDay = moveToOpenDay(requestDay + daysToMeeting);
  const countedMinutesDay = meetingDay + daysToMinutes - daysToMeeting;
  const canMeet = requestDay <= latest.meeting;
  const canWrite = requestDay <= latest.writing;
  const createClockDay = (step: ClockDay['step'], counted: Day, day = moveToOpenDay(counted)): ClockDay => ({
    step,
    day,
    ...(day !== counted && { movedFrom: counted }),
  });
  const days = [
    createClockDay('request', isPast ? today : plannedDay, requestDay),
    createClockDay('reply', requestDay + daysToReply),
    createClockDay('package', meetingDay - daysFromPackage),
    ...(canMeet ? [createClockDay('preliminary', meetingDay - daysFromPreliminary)] : []),
    createClockDay(canMeet ? 'meeting' : 'responses', requestDay + daysToMeeting),
    ...(canMeet ? [createClockDay('minutes', countedMinutesDay)] : []),
  ];
  const findTimeLeft = () => {
    if (!canWrite) return 'none';
    if (!canMeet) return 'written responses only';
    return isPast ? 'fewer days for changes' : 'all';
  };
  return {
    fixedDay,
    days: canWrite ? days : [],
    latest,
    spare: {
      meeting: canMeet ? fixedDay - moveToOpenDay(countedMinutesDay) : undefined,
      writing: canWrite ? fixedDay - meetingDay : undefined,
    },
    timeLeft: findTimeLeft(),
    isBeyondGoals: fixedDay > lastGoalDay,
  };
}

/** Returns the last day that a plan may end on: ten years of dates, whatever the visitor's clock says. */
export const getLastFixedDay = (today: Day): Day => createDay(toDate(today).getUTCFullYear() + 10, 12, 31);

/** Returns the day, or what to enter instead. */
export function readFixedDay(text: string, today: Day): Day | { readonly problem: string } {
  const day = parseDay(text);
  const last = getLastFixedDay(today);
  return day !== undefined && day >= today && day <= last
    ? day
    : { problem: `enter a date from ${formatDay(today)} to ${formatDay(last)}.` };
}
