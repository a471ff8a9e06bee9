import { describe, expect, test } from 'vitest';
import { contactServices, contactTopics } from '#src/inquiry/option-lists.ts';
import { parseInquiryTopic } from './inquiry-topic.ts';

describe('a link to /contact', () => {
  test.each(contactServices)('with the service $value shows its name and asks about it', (option) => {
    const { value: service, label } = option;
    expect(parseInquiryTopic(`?service=${service}`)).toMatchObject({ service, label, intent: 'service' });
  });

  test.each(contactTopics)('with the topic $value shows its name', ({ value: topic, label }) => {
    expect(parseInquiryTopic(`?topic=${topic}`)).toMatchObject({ topic, label });
  });

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
