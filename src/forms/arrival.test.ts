import { describe, expect, test } from 'vitest';
import { serviceTypes } from '#shared/contact-form.ts';
import { contactServices, contactTopics, optionValues } from '#shared/option-lists.ts';
import { readArrival } from './arrival.ts';

describe('a link to /contact', () => {
  test.each(optionValues(contactServices))(
    'with the service %s shows its name and preselects a service type',
    (service) => {
      const arrival = readArrival(`?service=${service}`);
      expect(arrival.service).toBe(service);
      expect(arrival.label).not.toBe(service);
      expect(optionValues(serviceTypes)).toContain(arrival.serviceType);
    },
  );

  test.each(optionValues(contactTopics))('with the topic %s shows its name', (topic) => {
    const arrival = readArrival(`?topic=${topic}`);
    expect(arrival.topic).toBe(topic);
    expect(arrival.label).not.toBe(topic);
  });

  test('with a topic that isn’t about a service preselects nothing', () => {
    expect(readArrival('?topic=partnership').serviceType).toBeUndefined();
  });

  test.each(['', '?topic=', '?topic=unknown', '?service=__proto__', '?topic=constructor&utm_source=x'])(
    'with the query %j has no topic',
    (search) => {
      expect(readArrival(search)).toEqual({});
    },
  );
});
