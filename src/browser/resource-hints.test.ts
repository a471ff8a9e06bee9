import { preconnect, prefetchDNS } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { connectToBackend, hintResources } from './resource-hints.ts';

vi.mock('react-dom');
vi.mock('#src/site/provider.ts', () => ({
  provider: {
    bookingUrl: 'https://booking.example.net/call?length=30',
    supabaseUrl: 'https://project.example.org',
    analyticsUrl: 'https://tags.example.com/script.js',
  },
}));

const form = '<form action="https://project.example.org/functions/v1/x"></form>';
const bookingLink = '<a href="https://booking.example.net/call?length=30">Book</a>';

test('a new page with a form, and touching one, connect only to the backend, without credentials', () => {
  const connection = ['https://project.example.org', { crossOrigin: 'anonymous' }];
  vi.stubGlobal('document', { getElementById: () => ({ innerHTML: form + bookingLink }) });
  hintResources();
  vi.unstubAllGlobals();
  expect(vi.mocked(prefetchDNS).mock.calls).toEqual([['https://project.example.org']]);
  expect(vi.mocked(preconnect).mock.calls).toEqual([connection]);
  connectToBackend();
  expect(vi.mocked(preconnect).mock.calls).toEqual([connection, connection]);
});
