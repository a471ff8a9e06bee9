import type { ReactNode } from 'react';
import { EnhancementBoundary } from './EnhancementBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <EnhancementBoundary>
        <SkipLink />
        <Header />
      </EnhancementBoundary>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <EnhancementBoundary>
        <Footer />
      </EnhancementBoundary>
    </>
  );
}
