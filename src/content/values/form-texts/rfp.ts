import json from '#content/forms/rfp.json' with { type: 'json' };
import { readFilledFile } from '#src/content/readers/content-files.ts';
import { fields, groups, sent } from '#src/content/schemas/form.ts';
import { rfpForm } from '#src/inquiry/rfp-form.ts';
import { entry, text } from '#src/content/schemas/parts.ts';

export const schema = entry({
  groups: groups(json.groups),
  fields: fields(rfpForm, json.fields),
  dataUse: text(110).meta({ label: 'Above the button' }),
  button: text(35),
  sent,
});

export const texts = readFilledFile('content/forms/rfp.json', schema);
