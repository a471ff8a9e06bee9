import type { ReactNode } from 'react';
import { Footer } from '#src/layout/footer/Footer.tsx';
import { Header } from '#src/layout/header/Header.tsx';
import { SkipLink } from '#src/layout/skip-link/SkipLink.tsx';
import { layoutRecipe } from './Layout.recipe.ts';
import { classNames } from '#src/theme/class-names.ts';

/** What stands around every page: skip link, navigation, the page itself, footer. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className={classNames(layoutRecipe)}>
        {children}
      </main>
      <Footer />
    </>
  );
}
