import { provider } from '#src/site/provider.ts';
import { Button } from '#src/theme/chakra/Button.tsx';
import styles from './AnalyticsQuestion.module.css';
import { answerQuestion, closeQuestion, useConsent } from './consent.ts';

/**
 * Asks whether an analytics service may count the visit. It stands at the end of the document and sticks to the window's
 * lower edge: nothing moves when it comes, it takes no focus, and the footer isn't covered.
 *
 * @param url - of the service's script.
 */
export function AnalyticsQuestion({ url }: { url: string }) {
  const { answer, isForbidden } = useConsent();
  return (
    <section className={styles.root} data-question="" aria-label="Analytics">
      {isForbidden ? (
        <>
          <p>Your browser sends Global Privacy Control, so nothing is counted here.</p>
          <div className={styles.answers}>
            <Button variant="outline" size="sm" onClick={closeQuestion}>
              Close
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            May {new URL(url).hostname} count this visit? It learns which pages you read and may set cookies.
            Without your yes, nothing is loaded from there.
            {answer && <b> Your answer so far: {answer}.</b>}
            {provider.privacyUrl && (
              <>
                {' '}
                <a href={provider.privacyUrl}>Privacy Policy</a>
              </>
            )}
          </p>
          <div className={styles.answers}>
            <Button variant="outline" size="sm" onClick={() => answerQuestion('no')}>
              No, don’t count
            </Button>
            <Button variant="outline" size="sm" onClick={() => answerQuestion('yes')}>
              Yes, count
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
