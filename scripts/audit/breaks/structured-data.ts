import { replace, type PageBreaks } from './break.ts';

/** Ways to break the rules about a page’s structured data. */
export const brokenStructuredData: PageBreaks = {
  'json-ld-syntax': [
    ['a comma too much', replace('"@graph":[', '"@graph":[,'), /Unexpected/],
    ['no graph', replace(/<script type="application\/ld\+json">.*?<\/script>/, ''), /no structured data/],
    ['another vocabulary', replace('"https://schema.org"', '"https://example.com"'), /@context/],
  ],
  'json-ld-references': [
    ['a reference to nothing', replace('#website"}', '#nothing"}'), /#nothing/],
    ['two nodes of one name', replace(/("@type":"FAQPage","@id":"[^"]*)#faq/, '$1#process'), /two nodes/],
    [
      'a node without a name',
      replace(/"@type":"WebSite","@id":"[^"]*",/, '"@type":"WebSite",'),
      /WebSite has no @id/,
    ],
  ],
  'json-ld-reachable': [
    [
      'a trail that the page does not name',
      replace(/"breadcrumb":\{[^}]*\},/, ''),
      /BreadcrumbList .*#breadcrumb/,
    ],
    ['a site that no page belongs to', replace(/"isPartOf":\{[^}]*#website"\},/, ''), /WebSite .*#website/],
    ['a graph without its page', replace('"@type":"WebPage"', '"@type":"Thing"'), /Thing .*#webpage/],
  ],
  'json-ld-deprecated': [
    [
      'a provider by its deprecated type',
      replace('"@type":"Organization"', '"@type":["Organization","ProfessionalService"]'),
      /ProfessionalService, which/,
    ],
    ['one inside a node', replace('"@type":"Question"', '"@type":"UserLikes"'), /UserLikes, which/],
    ['a superseded property', replace('"serviceType"', '"produces":{"@id":"x"},"serviceType"'), /produces/],
  ],
  'json-ld-properties': [
    [
      'a provider told by halves',
      replace('"@type":"Organization"', '"@type":"Organization","legalName":"DEP Advisory"'),
      /without address/,
    ],
    ['a question without an answer', replace(/,"acceptedAnswer":\{[^}]*\}/, ''), /without acceptedAnswer/],
    ['a miscounted list', replace('"numberOfItems":3', '"numberOfItems":4'), /counts 4 items/],
    ['positions out of order', replace('"position":2', '"position":3'), /positions/],
    ['a page without a date', replace(/"dateModified":"[^"]*",/, ''), /without dateModified/],
  ],
  'json-ld-nodes': [
    ['a service page without a service', replace('"@type":"Service"', '"@type":"Thing"'), /no Service/],
    ['questions without their page', replace('"@type":"FAQPage"', '"@type":"WebPage"'), /no FAQPage/],
    ['a page of another type', replace('"@type":"WebPage"', '"@type":"AboutPage"'), /no WebPage/],
    ['a person', replace('"@type":"WebSite"', '"@type":"Person"'), /the Person/],
  ],
  'json-ld-visible': [
    [
      'an answer that the page does not give',
      replace('"@type":"Answer","text":"', '"@type":"Answer","text":"Hidden words. '),
      /Hidden words/,
    ],
    [
      'a price that the page does not show',
      replace(
        '"@type":"Offer",',
        '"@type":"Offer","priceSpecification":{"@type":"PriceSpecification","priceCurrency":"USD","minPrice":9000,"maxPrice":9900},',
      ),
      /9,000/,
    ],
    ['another duration', replace('"maxValue":3', '"maxValue":5'), /2-5 week/],
    ['a date that the page does not show', replace(/<time.*?<\/time>/, ''), /2026-01-05.*doesn't show/],
    [
      'another date than the sitemap',
      replace('"dateModified":"2026-01-05"', '"dateModified":"2026-02-05"'),
      /2026-02-05/,
    ],
  ],
  'independent-validator': [
    ['an address that is none', replace(/"item":"[^"]*page-4"/, '"item":"page 4"'), /Invalid URL/],
    ['an unknown type', replace('"@type":"WebSite"', '"@type":"Website"'), /Website/],
    ['an unknown property', replace('"serviceType"', '"servicetype"'), /servicetype/],
  ],
};
