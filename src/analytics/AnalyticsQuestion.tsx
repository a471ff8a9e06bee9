import { legalUrls } from '#src/content/values/legal-urls.ts';
import { phrases } from '#src/content/values/phrases.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import styles from './AnalyticsQuestion.module.css';
import { answerQuestion, closeQuestion, useConsent } from './consent.ts';
import type { ConsentChoice } from './stored-choice.ts';

const labels: Readonly<Record<ConsentChoice, string>> = { yes: 'Allow', no: 'Don’t allow' };

/** Sticky as the last element, so it causes no layout shift and doesn't cover the footer. */
export function AnalyticsQuestion() {
  const { choice, isForbidden } = useConsent();
  return (
    <section className={styles.root} data-question="" data-screen="" aria-label="Analytics">
      {isForbidden ? (
        <>
          <p>Your browser sends a Global Privacy Control signal, so analytics is off.</p>
          <div className={styles.answers}>
            <Button variant="outline" size="sm" onClick={closeQuestion}>
              Close
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            Can we use Google Analytics to see which pages are useful? Nothing loads unless you agree.
            {choice && <b> Your current choice: {labels[choice]}.</b>}
            {legalUrls.privacy && (
              <>
                {' '}
                <a href={legalUrls.privacy}>{phrases.privacyPolicy}</a>
              </>
            )}
          </p>
          <div className={styles.answers}>
            <Button variant="outline" size="sm" onClick={() => answerQuestion('no')}>
              {labels.no}
            </Button>
            <Button variant="outline" size="sm" onClick={() => answerQuestion('yes')}>
              {labels.yes}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
