import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { unstyledSystem, emotionCache } from './unstyled-system.ts';

export function ChakraRoot({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={emotionCache}>
      <ChakraProvider value={unstyledSystem}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
