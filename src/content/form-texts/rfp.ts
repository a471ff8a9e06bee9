import json from '#content/forms/rfp.json' with { type: 'json' };
import { readFilledFile } from '../content-files.ts';
import { fields, groups, sent } from '../form-schema.ts';
import { entry, text } from '../schema.ts';

export const schema = entry({
  groups: groups(json.groups),
  fields: fields(json.fields),
  dataUse: text(110).meta({ label: 'Above the button' }),
  button: text(35),
  sent,
});

export const texts = readFilledFile('content/forms/rfp.json', schema);
