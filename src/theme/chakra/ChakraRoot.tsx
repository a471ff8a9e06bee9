import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { compiledSystem, emotionCache } from './compiled-system.ts';

/** Wraps Chakra's components in what they need: the compiled system, and Emotion with nothing to insert. */
export function ChakraRoot({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={emotionCache}>
      <ChakraProvider value={compiledSystem}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
