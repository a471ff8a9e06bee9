import type { TitledText } from '#src/content/page-content.ts';
import { provider } from '#src/site/provider.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import type { KeptReceipt } from './kept-receipt.ts';
import { Text } from '#src/components/Text.tsx';
import styles from './Receipt.module.css';
import { UploadList } from './UploadList.tsx';

const noConfirmation =
  'No confirmation email follows this time. This page is your receipt: please print it or note the reference.';

const formatTime = (time: Date) =>
  time.toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' }).replace(/\s(?=[AP]M)/, '\u00a0');

interface ReceiptProps {
  readonly receipt: KeptReceipt;
  readonly nextSteps: readonly TitledText[];
}

/** Loads late, so that it doesn't delay hydration. */
export default function Receipt({ receipt, nextSteps }: ReceiptProps) {
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
            <time dateTime={time.toISOString()}>{formatTime(time)}</time> (your time)
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
      </div>
    </div>
  );
}
