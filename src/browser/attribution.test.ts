import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteLanding, readAttribution } from './attribution.ts';

let stored: Map<string, string>;
const visit = (href: string, referrer = '') => {
  vi.stubGlobal('window', { location: new URL(href) });
  vi.stubGlobal('document', { referrer });
  noteLanding();
};

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('an inquiry', () => {
  test('brings the first page of the visit, what led to it and the campaign', () => {
    visit('https://www.example.com/services?utm_source=news&utm_campaign=ind&x=1', 'https://search.example/');
    expect(readAttribution()).toEqual({
      landing_page: 'https://www.example.com/services?utm_source=news&utm_campaign=ind&x=1',
      referrer: 'https://search.example/',
      utm_source: 'news',
      utm_campaign: 'ind',
    });
  });

  test('keeps to the first touch when the visitor goes on', () => {
    visit('https://www.example.com/?utm_source=first');
    visit('https://www.example.com/contact?utm_source=second', 'https://www.example.com/');
    expect(readAttribution()).toEqual({
      landing_page: 'https://www.example.com/?utm_source=first',
      utm_source: 'first',
    });
  });

  test('says nothing where storage is blocked or spoilt', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    visit('https://www.example.com/');
    expect(readAttribution()).toEqual({});
  });
});
