import { describe, expect, test } from 'vitest';
import { serviceTypes } from '#shared/contact-form.ts';
import { contactServices, contactTopics, listOptionValues } from '#shared/option-lists.ts';
import { parseInquiryTopic } from './inquiry-topic.ts';

describe('a link to /contact', () => {
  test.each(listOptionValues(contactServices))(
    'with the service %s shows its name and preselects a service type',
    (service) => {
      const inquiryTopic = parseInquiryTopic(`?service=${service}`);
      expect(inquiryTopic.service).toBe(service);
      expect(inquiryTopic.label).not.toBe(service);
      expect(listOptionValues(serviceTypes)).toContain(inquiryTopic.serviceType);
    },
  );

  test.each(listOptionValues(contactTopics))('with the topic %s shows its name', (topic) => {
    const inquiryTopic = parseInquiryTopic(`?topic=${topic}`);
    expect(inquiryTopic.topic).toBe(topic);
    expect(inquiryTopic.label).not.toBe(topic);
  });

  test('with a topic that isn’t about a service preselects nothing', () => {
    expect(parseInquiryTopic('?topic=partnership').serviceType).toBeUndefined();
  });

  test.each(['', '?topic=', '?topic=unknown', '?service=__proto__', '?topic=constructor&utm_source=x'])(
    'with the query %j has no topic',
    (search) => {
      expect(parseInquiryTopic(search)).toEqual({});
    },
  );
});
