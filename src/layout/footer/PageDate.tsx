import { useLocation } from 'react-router-dom';
import pageDates from 'virtual:page-dates';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The day the page's content last changed, which its structured data tells search engines too. */
export function PageDate() {
  const date = pageDates[useLocation().pathname];
  return (
    date && (
      <p>
        Page updated <time dateTime={date}>{format.format(new Date(date))}</time>
      </p>
    )
  );
}
