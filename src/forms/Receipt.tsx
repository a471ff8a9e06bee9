import { clsx } from 'clsx';
import { useEffect } from 'react';
import { confirmationUrl, formPages } from '#shared/function-api.ts';
import type { InquiryType } from '#shared/form-fields.ts';
import type { TitledText } from '#src/site/page-content.ts';
import { provider } from '#src/site/provider.ts';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Button } from '#src/theme/chakra/Button.tsx';
import type { Receipt as ReceiptContent } from './receipt-store.ts';
import { Text } from '#src/components/Text.tsx';
import callout from './Callout.module.css';
import styles from './Receipt.module.css';
import { UploadList } from './UploadList.tsx';

const formatTime = (time: Date) =>
  time.toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' }).replace(/\s(?=[AP]M)/, '\u00a0');

const noConfirmation =
  'No confirmation email follows this time. This page is your receipt: please print it or note the reference.';

function ReceiptTime({ time }: { time: Date }) {
  return (
    <>
      <time dateTime={time.toISOString()}>{formatTime(time)}</time> (your time)
    </>
  );
}

interface ReceiptProps {
  readonly receipt: ReceiptContent;
  readonly nextSteps: readonly TitledText[];
  readonly startNewForm: () => void;
}

export function Receipt({ receipt, nextSteps, startNewForm }: ReceiptProps) {
  const { reference, sendsConfirmation, time, lines, uploads, uploadAgain } = receipt;
  return (
    <div className={styles.root}>
      <dl className={styles.head}>
        {reference && (
          <div>
            <dt>Reference</dt>
            <dd>{reference}</dd>
          </div>
        )}
        <div>
          <dt>Received</dt>
          <dd>
            <ReceiptTime time={time} />
          </dd>
        </div>
      </dl>
      {sendsConfirmation !== undefined && (
        <p>{sendsConfirmation ? 'A confirmation email is on its way to you.' : noConfirmation}</p>
      )}
      {uploads.length > 0 && <UploadList uploads={uploads} uploadAgain={uploadAgain} />}
      <h4>What you sent</h4>
      <dl className={styles.lines}>
        {lines.map(({ label, answer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p>
        Something missing? Email <a href={`mailto:${provider.email}`}>{provider.email}</a>
        {reference && ' and include the reference'}.
      </p>
      <div className={styles.next}>
        <h4>What happens next</h4>
        <ol>
          {nextSteps.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <Text>{text}</Text>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.actions}>
        <Button variant="outline" type="button" onClick={() => window.print()}>
          Print this receipt
        </Button>
        <Button
          variant="outline"
          type="button"
          disabled={uploads.some(({ state }) => state === 'uploading')}
          onClick={startNewForm}
        >
          Start a new form
        </Button>
      </div>
    </div>
  );
}

/** Shows the receipt of an inquiry about another topic in one line. */
export function EarlierReceipt({ type, receipt }: { type: InquiryType; receipt: ReceiptContent }) {
  const { reference, time } = receipt;
  // The whole receipt replaces this line, which may have the focus.
  useEffect(() => () => document.getElementById(confirmationUrl.sentAnchor)?.focus(), []);
  return (
    <p className={clsx(callout.root, styles.earlier)}>
      <span>
        We received your earlier inquiry{reference && ` ${reference}`} on <ReceiptTime time={time} />.{' '}
        {/* The contact page adds its topic to a link without a query. */}
        <SiteLink to={`${formPages[type]}?topic=`}>View the receipt</SiteLink>
      </span>
    </p>
  );
}
