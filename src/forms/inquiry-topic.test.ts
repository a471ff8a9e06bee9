import { describe, expect, test } from 'vitest';
import { parseInquiryTopic } from './inquiry-topic.ts';

describe('a link to /contact', () => {
  test.each([
    ['consultation', 'program'],
    ['case-studies', 'case-brief'],
    ['rfp-examples', 'service'],
    ['partnership', 'partnership'],
  ])('with the topic %s has the intent %s', (topic, intent) => {
    expect(parseInquiryTopic(`?topic=${topic}`).intent).toBe(intent);
  });

  test.each(['', '?topic=', '?topic=unknown', '?service=__proto__', '?topic=constructor&utm_source=x'])(
    'with the query %j has no topic',
    (search) => {
      expect(parseInquiryTopic(search)).toEqual({});
    },
  );
});
