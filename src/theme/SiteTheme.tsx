import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { system } from './system.ts';

/** Gives the tree below the site's styles; `cache` collects them while prerendering. */
export function SiteTheme({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
