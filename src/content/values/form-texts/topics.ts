import json from '#content/forms/topics.json' with { type: 'json' };
import { readFilledFile } from '#src/content/readers/content-files.ts';
import { options } from '#src/content/schemas/form.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

/** What links to the forms are about. */
export const schema = entry({
  topics: options(json.topics).meta({ hint: 'The topic of a link to the contact form.' }),
  services: entry({
    label: text(25),
    options: options(json.services.options),
    offers: options(json.services.offers).meta({ label: 'The five of Services' }),
  }).meta({ label: 'Question about the service' }),
});

export const texts = readFilledFile('content/forms/topics.json', schema);
