import { describe, expect, test } from 'vitest';
import { serviceTypes } from '#shared/contact-form.ts';
import { contactServices, contactTopics, optionValues } from '#shared/option-lists.ts';
import { readArrival } from './arrival.ts';

describe('what a visitor of /contact came about', () => {
  test.each(optionValues(contactServices))(
    'knows the service %s and preselects a service type for it',
    (service) => {
      const arrival = readArrival(`?service=${service}`);
      expect(arrival.service).toBe(service);
      expect(arrival.label).not.toBe(service);
      expect(optionValues(serviceTypes)).toContain(arrival.serviceType);
    },
  );

  test.each(optionValues(contactTopics))('knows the topic %s', (topic) => {
    const arrival = readArrival(`?topic=${topic}`);
    expect(arrival.topic).toBe(topic);
    expect(arrival.label).not.toBe(topic);
  });

  test('preselects nothing for a topic that is about no service', () => {
    expect(readArrival('?topic=partnership').serviceType).toBeUndefined();
  });

  test.each(['', '?topic=', '?topic=unknown', '?service=__proto__', '?topic=constructor&utm_source=x'])(
    'makes nothing of %j',
    (search) => {
      expect(readArrival(search)).toEqual({});
    },
  );
});
