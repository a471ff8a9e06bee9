import { describe, expect, test } from 'vitest';
import { contactServices, contactTopics, listOptionValues } from '#src/inquiry/option-lists.ts';
import { parseInquiryTopic } from './inquiry-topic.ts';

describe('a link to /contact', () => {
  test.each(listOptionValues(contactServices))(
    'with the service %s shows its name and asks about a service',
    (service) => {
      const inquiryTopic = parseInquiryTopic(`?service=${service}`);
      expect(inquiryTopic.service).toBe(service);
      expect(inquiryTopic.label).not.toBe(service);
      expect(inquiryTopic.intent).toBe('service');
    },
  );

  test.each(listOptionValues(contactTopics))('with the topic %s shows its name', (topic) => {
    const inquiryTopic = parseInquiryTopic(`?topic=${topic}`);
    expect(inquiryTopic.topic).toBe(topic);
    expect(inquiryTopic.label).not.toBe(topic);
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
