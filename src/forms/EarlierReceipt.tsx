import { clsx } from 'clsx';
import { useEffect } from 'react';
import { confirmationUrl, formPages } from '#shared/function-api.ts';
import type { InquiryType } from '#shared/form-fields.ts';
import { SiteLink } from '#src/components/SiteLink.tsx';
import callout from './Callout.module.css';
import styles from './EarlierReceipt.module.css';
import type { Receipt } from './receipt-store.ts';
import { ReceiptTime } from './ReceiptTime.tsx';

/** Shows the receipt of an inquiry about another topic in one line. */
export function EarlierReceipt({ type, receipt }: { type: InquiryType; receipt: Receipt }) {
  const { reference, time } = receipt;
  // The whole receipt replaces this line, which may have the focus.
  useEffect(() => () => document.getElementById(confirmationUrl.sentAnchor)?.focus(), []);
  return (
    <p className={clsx(callout.root, styles.root)}>
      <span>
        We received your earlier inquiry{reference && ` ${reference}`} on <ReceiptTime time={time} />.{' '}
        {/* The contact page adds its topic to a link without a query. */}
        <SiteLink to={`${formPages[type]}?topic=`}>View the receipt</SiteLink>
      </span>
    </p>
  );
}
