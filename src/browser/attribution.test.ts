import { afterEach, describe, expect, test, vi } from 'vitest';
import { readAttribution } from './attribution.ts';

/** A document that was loaded from `address`, while the app shows the page at `shown`. */
const visit = (address: string, referrer = '', shown = address) => {
  vi.stubGlobal('window', { location: new URL(shown) });
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: address }] });
};

afterEach(() => vi.unstubAllGlobals());

describe('an inquiry', () => {
  const campaign = 'https://www.example.com/services?utm_source=news&utm_campaign=ind&x=1';

  test('brings the first page of the visit, what led to it and the campaign, from a page inside the app too', () => {
    visit(campaign, 'https://search.example/', 'https://www.example.com/contact');
    expect(readAttribution()).toEqual({
      landing_page: campaign,
      referrer: 'https://search.example/',
      utm_source: 'news',
      utm_campaign: 'ind',
    });
  });

  test('brings the campaign of the page before when its link loaded another document', () => {
    visit('https://www.example.com/contact', campaign);
    expect(readAttribution()).toEqual({ landing_page: campaign, utm_source: 'news', utm_campaign: 'ind' });
  });

  test('takes no other site for its own', () => {
    visit('https://www.example.com/contact', 'https://www.example.com.elsewhere.example/?utm_source=x');
    expect(readAttribution()).toEqual({
      landing_page: 'https://www.example.com/contact',
      referrer: 'https://www.example.com.elsewhere.example/?utm_source=x',
    });
  });
});
