import { afterEach, describe, expect, test, vi } from 'vitest';
import { readAttribution } from './attribution.ts';

/** `shown`: the page that the app shows now. */
const visit = (address: string, referrer = '', shown = address) => {
  vi.stubGlobal('window', { location: new URL(shown) });
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: address }] });
};

afterEach(() => vi.unstubAllGlobals());

describe('an inquiry', () => {
  const campaign = 'https://www.example.com/services?utm_source=news&utm_campaign=ind&x=1';

  test('has the first page of the visit, its referrer and the campaign, also from a page inside the app', () => {
    visit(campaign, 'https://search.example/?q=private', 'https://www.example.com/contact');
    expect(readAttribution()).toEqual({
      landing_page: 'https://www.example.com/services',
      referrer: 'https://search.example/',
      utm_source: 'news',
      utm_campaign: 'ind',
    });
  });

  test('has the campaign of the previous page when its link loaded another document', () => {
    visit('https://www.example.com/contact', campaign);
    expect(readAttribution()).toEqual({
      landing_page: 'https://www.example.com/services',
      utm_source: 'news',
      utm_campaign: 'ind',
    });
  });

  test('has no campaign of another site with a similar name', () => {
    visit('https://www.example.com/contact', 'https://www.example.com.elsewhere.example/?utm_source=x');
    expect(readAttribution()).toEqual({
      landing_page: 'https://www.example.com/contact',
      referrer: 'https://www.example.com.elsewhere.example/',
    });
  });
});
