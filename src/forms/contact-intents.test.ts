import { describe, expect, test } from 'vitest';
import { contactForm } from '#shared/contact-form.ts';
import { contactServices, contactTopics, listOptionValues } from '#shared/option-lists.ts';
import { contactIntents, getPresetAnswers } from './contact-intents.ts';

describe('preselected answers', () => {
  test.each(contactIntents.map(({ name }) => name))(
    'are options of their fields for the intent %s',
    (intent) => {
      for (const topic of [undefined, ...listOptionValues(contactTopics)])
        for (const service of ['', ...listOptionValues(contactServices)])
          for (const [name, value] of Object.entries(getPresetAnswers(intent, topic, service))) {
            const { options } = contactForm[name as 'timeline'];
            expect(listOptionValues(options), `${name} for ${topic} and ${service}`).toContain(value);
          }
    },
  );

  test('cover all questions about the program, unless the visitor discusses one', () => {
    const names = ['development_stage', 'service_type', 'therapeutic_area', 'timeline'];
    expect(Object.keys(getPresetAnswers('case-brief', 'case-brief', '')).toSorted()).toEqual(names);
    expect(getPresetAnswers('program', undefined, '')).toEqual({});
    expect(getPresetAnswers('program', 'consultation', '')).toEqual({ service_type: 'not-sure' });
  });
});
