import { useState } from 'react';
import field from '#src/forms/fields/Field.module.css';
import { formatMonth, formatTimeLeft } from './plan.ts';
import styles from './Planner.module.css';

const monthNumbers = Array.from({ length: 12 }, (_, index) => `${index + 1}`.padStart(2, '0'));

const formatMonthName = (number: string) => formatMonth(`2000-${number}`).split(' ')[0];

const yearCount = 6;

/**
 * Two selects, because a month field is a plain text field in Firefox and Safari.
 *
 * @param onChange - receives the month as `2027-06`, or undefined until month and year are chosen
 */
export function PromisedMonth({
  month,
  onChange,
}: {
  month: string | undefined;
  onChange: (month: string | undefined) => void;
}) {
  const [today] = useState(() => new Date());
  const [unfinished, setUnfinished] = useState(['', '']);
  const [year = '', number = ''] = month?.split('-') ?? unfinished;
  const firstYear = today.getFullYear();
  const years = Array.from({ length: yearCount }, (_, index) => `${firstYear + index}`);
  const timeLeft = month && formatTimeLeft(month, today);
  const isPast = month !== undefined && timeLeft === undefined;

  const choose = (year: string, number: string) => {
    const isFinished = year !== '' && number !== '';
    setUnfinished(isFinished ? ['', ''] : [year, number]);
    onChange(isFinished ? `${year}-${number}` : undefined);
  };

  return (
    <fieldset className={styles.month} aria-describedby="plan-month-problem">
      <legend className={field.label}>IND date you’ve promised</legend>
      <select
        className={field.control}
        aria-label="Month"
        aria-invalid={isPast || undefined}
        value={number}
        onChange={({ target }) => choose(year, target.value)}
      >
        <option value="">Month</option>
        {monthNumbers.map((value) => (
          <option key={value} value={value}>
            {formatMonthName(value)}
          </option>
        ))}
      </select>
      <select
        className={field.control}
        aria-label="Year"
        aria-invalid={isPast || undefined}
        value={year}
        onChange={({ target }) => choose(target.value, number)}
      >
        <option value="">Year</option>
        {/* A link may have a year that has passed. */}
        {(year === '' || years.includes(year) ? years : [year, ...years]).map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
      <p id="plan-month-problem" role="alert">
        {isPast ? 'This month has passed. Choose a later one.' : ''}
      </p>
      {/* The panel announces it. */}
      <p aria-hidden>{timeLeft}</p>
    </fieldset>
  );
}
