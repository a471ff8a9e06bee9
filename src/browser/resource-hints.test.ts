import { preconnect, prefetchDNS, preload } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectToBackend, hintResources } from './resource-hints.ts';

vi.mock('react-dom');
vi.mock('#src/theme/fonts/font-faces.ts', () => ({
  typefaces: [
    { family: 'Figtree', url: '/figtree.woff2' },
    { family: 'Fraunces', url: '/fraunces.woff2' },
  ],
}));
vi.mock('#src/site/provider.ts', () => ({
  provider: {
    bookingUrl: 'https://booking.example.net/call?length=30',
    supabaseUrl: 'https://project.example.org',
    analyticsUrl: 'https://tags.example.com/script.js',
  },
}));

const form = '<form action="https://project.example.org/functions/v1/x"></form>';
const call = '<a href="https://booking.example.net/call?length=30">Book</a>';

const decodedBodySizes: Record<string, number> = {
  'https://www.example.com/figtree.woff2': 20_000,
  'https://www.example.com/fraunces.woff2': 0,
};

beforeEach(() => {
  vi.stubGlobal('document', {
    baseURI: 'https://www.example.com/about',
    getElementById: () => ({ innerHTML: form + call }),
  });
  vi.stubGlobal('performance', {
    getEntriesByName: (name: string) => [{ name, decodedBodySize: decodedBodySizes[name] }],
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a change of page connects to the backend and to nobody else, and preloads the typeface that is missing', () => {
  hintResources();
  expect(vi.mocked(prefetchDNS).mock.calls).toEqual([['https://project.example.org']]);
  expect(vi.mocked(preconnect).mock.calls).toEqual([
    ['https://project.example.org', { crossOrigin: 'anonymous' }],
  ]);
  expect(vi.mocked(preload).mock.calls.map(([url]) => url)).toEqual(['/fraunces.woff2']);
});

test('a form that is touched connects to the backend without credentials, as its calls go', () => {
  connectToBackend();
  expect(vi.mocked(preconnect).mock.calls).toEqual([
    ['https://project.example.org', { crossOrigin: 'anonymous' }],
  ]);
});
