import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { SkipLink } from './SkipLink.tsx';

/** What stands around every page: skip link, navigation, the page itself, footer. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <chakra.main id="main" tabIndex={-1} paddingTop="{sizes.header}" _print={{ paddingTop: '0' }}>
        {children}
      </chakra.main>
      <Footer />
    </>
  );
}
