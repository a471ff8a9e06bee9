import { afterEach, describe, expect, test, vi } from 'vitest';
import { readAttribution } from './attribution.ts';

/** `currentUrl`: the page that the app shows now. */
const visit = (url: string, referrer = '', currentUrl = url) => {
  vi.stubGlobal('window', { location: new URL(currentUrl) });
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: url }] });
};

afterEach(() => vi.unstubAllGlobals());

describe('an inquiry', () => {
  const campaign = 'https://www.example.com/services?utm_source=news&utm_campaign=ind&x=1';

  test('records the landing page, referrer and campaign, even from a later page in the app', () => {
    visit(campaign, 'https://search.example/?q=private', 'https://www.example.com/contact');
    expect(readAttribution()).toEqual({
      landing_page: 'https://www.example.com/services',
      referrer: 'https://search.example/',
      utm_source: 'news',
      utm_campaign: 'ind',
    });
  });

  test('records the campaign of the previous page if its link loaded a new document', () => {
    visit('https://www.example.com/contact', campaign);
    expect(readAttribution()).toEqual({
      landing_page: 'https://www.example.com/services',
      utm_source: 'news',
      utm_campaign: 'ind',
    });
  });

  test('ignores the campaign of another site with a similar name', () => {
    visit('https://www.example.com/contact', 'https://www.example.com.elsewhere.example/?utm_source=x');
    expect(readAttribution()).toEqual({
      landing_page: 'https://www.example.com/contact',
      referrer: 'https://www.example.com.elsewhere.example/',
    });
  });
});
