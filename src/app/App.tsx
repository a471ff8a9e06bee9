import type { EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { SiteTheme } from '#src/theme/SiteTheme.tsx';

/** What stands around the router, in the browser and while prerendering alike. */
export function App({ styleCache, children }: { styleCache: EmotionCache; children: ReactNode }) {
  return (
    <SiteTheme cache={styleCache}>
      <HelmetProvider>{children}</HelmetProvider>
    </SiteTheme>
  );
}
