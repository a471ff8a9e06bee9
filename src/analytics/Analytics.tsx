import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useConsent } from './consent.ts';

const AnalyticsQuestion = lazy<ComponentType>(async () => {
  try {
    const { AnalyticsQuestion: Question } = await import('./AnalyticsQuestion.tsx');
    return { default: Question };
  } catch {
    // Without the question there is no consent, so nothing is counted.
    return { default: () => null };
  }
});

export function Analytics({ url }: { url: string }) {
  const { choice, isOpen, isForbidden } = useConsent();
  const isAllowed = choice === 'yes' && !isForbidden;

  useEffect(() => {
    if (!isAllowed) return;
    const start = () => {
      // Without the code, nothing is counted.
      import('./start-analytics.ts').then(
        ({ startAnalytics }) => startAnalytics(url),
        () => {},
      );
    };
    if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
    else start();
  }, [isAllowed, url]);

  return (
    isOpen && (
      <Suspense>
        <AnalyticsQuestion />
      </Suspense>
    )
  );
}
