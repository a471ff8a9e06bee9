import circleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { confirmationUrl } from '#src/inquiry/function-api.ts';
import { phrases } from '#src/content/values/phrases.ts';
import { claims } from '#src/content/values/claims.ts';
import { provider } from '#src/site/provider.ts';
import type { TitledText } from '#src/content/page-content.ts';
import { ActionLink } from '#src/components/ActionLink.tsx';
import { Button } from '#src/theme/chakra/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import type { KeptReceipt } from './kept-receipt.ts';
import text from '#src/theme/text.module.css';
import styles from './SentPanel.module.css';

const Receipt = lazy(() => import('./Receipt.tsx'));

/** On every form page, because a native post redirects to one of its anchors. */
export function SentPanel({
  title,
  receipt,
  wasJustSent,
  nextSteps,
  startNewForm,
}: {
  title: string;
  receipt: KeptReceipt | undefined;
  wasJustSent: boolean;
  nextSteps: readonly TitledText[];
  startNewForm: () => void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wasJustSent) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView();
  }, [wasJustSent]);
  return (
    <div
      ref={panel}
      className={styles.root}
      id={confirmationUrl.sentAnchor}
      tabIndex={-1}
      data-shown={receipt && ''}
    >
      <div className={styles.head}>
        <h3>
          {receipt && <Icon icon={circleCheck} size={24} />}
          <span>{title}</span>
        </h3>
        {receipt && (
          <Button
            type="button"
            variant="outline"
            size="sm"
            disabled={receipt.uploads.some(({ state }) => state === 'uploading')}
            onClick={startNewForm}
          >
            Start a new form
          </Button>
        )}
      </div>
      <p>
        Thank you. We’ll reply within {claims.responseTime}. Want to talk sooner?{' '}
        <ActionLink className={text.nowrap} action={{ label: phrases.bookNow, to: 'booking' }} />
      </p>
      <p id={confirmationUrl.filesLostAnchor}>
        We couldn’t save your files. Please email them to{' '}
        <a href={`mailto:${provider.email}`}>{provider.email}</a>. You don’t need to send the form again.
      </p>
      {receipt && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Receipt receipt={receipt} nextSteps={nextSteps} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
