import { afterEach, expect, test, vi } from 'vitest';
import { readAttribution } from './attribution.ts';

afterEach(() => vi.unstubAllGlobals());

const site = 'https://www.example.com';
const campaign = `${site}/services?utm_source=news&utm_campaign=ind&x=1`;
const ofCampaign = { landing_page: `${site}/services`, utm_source: 'news', utm_campaign: 'ind' };
const impostor = `${site}.elsewhere.example/`;

test.each([
  [
    'the landing page, referrer and campaign, even from a later page in the app',
    { document: campaign, referrer: 'https://search.example/?q=private', shown: `${site}/contact` },
    { ...ofCampaign, referrer: 'https://search.example/' },
  ],
  [
    'the campaign of the previous page if its link loaded a new document',
    { document: `${site}/contact`, referrer: campaign, shown: `${site}/contact` },
    ofCampaign,
  ],
  [
    'no campaign of another site with a similar name',
    { document: `${site}/contact`, referrer: `${impostor}?utm_source=x`, shown: `${site}/contact` },
    { landing_page: `${site}/contact`, referrer: impostor },
  ],
])('an inquiry records %s', (_, { document, referrer, shown }, expected) => {
  vi.stubGlobal('window', { location: new URL(shown) });
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: document }] });
  expect(readAttribution()).toEqual(expected);
});
