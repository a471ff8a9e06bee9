import { useLocation } from 'react-router-dom';
import pageDates from 'virtual:page-dates';

// `Intl.DateTimeFormat` would cost the visitor's processor more than the whole footer.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2026-11-21` as "21 November 2026". */
function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** The day the page's content last changed, which its structured data tells search engines too. */
export function PageDate() {
  const date = pageDates[useLocation().pathname];
  return (
    date && (
      <p>
        Page updated <time dateTime={date}>{longDate(date)}</time>
      </p>
    )
  );
}
