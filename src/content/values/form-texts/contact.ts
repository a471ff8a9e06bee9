import json from '#content/forms/contact.json' with { type: 'json' };
import { readFilledFile } from '#src/content/readers/content-files.ts';
import { fields, groups, plainText, sent } from '#src/content/schemas/form.ts';
import { contactForm } from '#src/inquiry/contact-form.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

const program = entry({ choice: text(25), button: text(35) });

const request = entry({ choice: text(25), heading: text(25), question: plainText(60), button: text(35) });

export const schema = entry({
  topic: text(30).meta({ label: 'First question' }),
  intents: entry({ program, 'case-brief': request, service: request, partnership: request }).meta({
    label: 'Its answers',
  }),
  hint: text(80).meta({ label: 'Hint, if the visitor doesn’t discuss a program' }),
  groups: groups(json.groups),
  fields: fields(contactForm, json.fields),
  sent,
});

export const texts = readFilledFile('content/forms/contact.json', schema);
