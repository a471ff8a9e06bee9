import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { bootScript } from './scripts/vite/boot-script.ts';
import { pageDates } from './scripts/vite/page-dates.ts';
import { routeFolders } from './scripts/vite/route-folders.ts';
import { readProvider } from './src/site/environment.ts';

export default defineConfig({
  plugins: [react(), vike(), bootScript(), pageDates(), routeFolders()],
  define: { __PROVIDER__: JSON.stringify(readProvider()) },
  build: { manifest: true, target: 'baseline-widely-available' },
});
