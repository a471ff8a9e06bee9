/** Forms gain, lose and rename fields, and a visitor may send a page that was loaded, or cached, before. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createExportView } from '#scripts/database/export-view.ts';
import type { FormFields, InquiryType } from '#src/inquiry/form-fields.ts';
import { forms, type Forms } from '#src/inquiry/forms.ts';
import type { StoredInquiry } from '#function/database.ts';
import { composeNotification } from '#function/mail/notification.ts';
import { testConfiguration } from './test-configuration.ts';
import { contactInquiry, rfpSubmission, useServices } from './test-services.ts';

const context = useServices();

/** Returns the stored inquiry and the text of the owner's email about it. */
async function send(body: object, changedForms: Forms = forms) {
  const response = await context.connectInProcess({ forms: changedForms }).post(body);
  expect(response.headers.get('Location') ?? '#sent').toContain('#sent');
  expect(response.status).toBeLessThan(400);
  const [stored] = await context.sql<[StoredInquiry]>`
    select inquiry.*, received_at::text, null as update_of from leads.inquiries inquiry
    order by inquiry.received_at desc limit 1`;
  const { text } = composeNotification(stored, new Date(), {
    configuration: testConfiguration(),
    forms: changedForms,
  });
  return { stored, text };
}

test('an added field is stored without a migration, mailed with its label, and exported: with other fields until the view has a column for it', async () => {
  const grant_number = 'R43 & CA281';
  const contact = {
    ...forms.contact,
    grant_number: {
      kind: 'text',
      label: 'Grant number',
      group: 'program',
      maxLength: 20,
      autocomplete: 'off',
    },
  } as const satisfies FormFields;
  const changedForms = { ...forms, contact };
  const { text } = await send({ ...contactInquiry, grant_number }, changedForms);
  expect(text).toContain(`Grant number: ${grant_number}`);
  const readExport = async () => (await context.sql`select * from leads.export`)[0];
  expect(await readExport()).toMatchObject({ other_fields: `grant_number: ${grant_number}` });
  await context.sql.unsafe(createExportView(changedForms));
  expect(await readExport()).toMatchObject({ grant_number, other_fields: null });
});

/** The values of a form posted without JavaScript. */
function toNativeForm(payload: object): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) {
    if (name === 'consent_version') continue;
    const input = name === 'development_stage' ? 'dev-stage' : name.replaceAll('_', '-');
    for (const item of [value].flat()) form.append(input, item === true ? '1' : String(item));
  }
  return form;
}

const listSends = (...payloads: readonly { type: InquiryType }[]) =>
  payloads.flatMap((payload) => [
    { what: `${payload.type} with JavaScript`, payload, body: payload },
    { what: `${payload.type} without JavaScript`, payload, body: toNativeForm(payload) },
  ]);

describe('an older page', () => {
  /** The least that pages of the release of November 2026 send. Keep it, and add that of later releases. */
  const oldContact = {
    type: 'contact' as const,
    name: 'Ada Novak',
    email: 'ada@biotech.example',
    company: 'Novak Biotech',
    consent: true,
  };
  const oldRfp = {
    type: 'rfp' as const,
    full_name: 'Grace Okafor',
    email: 'grace@pharma.example',
    company: 'Okafor Pharma',
    project_name: 'OK-101',
    modality: ['small-molecule', 'adc'],
  };

  test.each(listSends(oldContact, oldRfp))(
    'a $what of an old release is stored whole',
    async ({ payload, body }) => {
      const { stored } = await send(body);
      expect({ ...stored.answers, ...stored, full_name: stored.name }).toMatchObject(payload);
    },
  );
});

describe('renamed fields and removed options', () => {
  const renameField = (fields: FormFields, from: string, to: string): FormFields =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name === from ? to : name, field]));
  const removeOptions = (fields: FormFields, name: string): FormFields => ({
    ...fields,
    [name]: { ...fields[name], options: [{ value: 'other', label: 'Other' }] } as FormFields[string],
  });
  const nextForms: Forms = {
    contact: removeOptions(renameField(forms.contact, 'project_description', 'summary'), 'timeline'),
    rfp: removeOptions(renameField(forms.rfp, 'services_needed', 'services'), 'modality'),
  };

  const { timeline, project_description } = contactInquiry;
  const services_needed = 'analytical, cmcServices';
  const kept = {
    contact: {
      answers: { timeline, project_description },
      lines: [
        'Other fields:\n> project_description: IC50 < 5 nM & pH > 7\n>   Second line\n',
        '24-months-plus',
      ],
    },
    rfp: {
      answers: { modality: rfpSubmission.modality, services_needed },
      lines: [`Other fields: services_needed: ${services_needed}`, 'small-molecule, adc'],
    },
  };

  test.each(listSends(contactInquiry, rfpSubmission))(
    'a $what of the page before loses nothing',
    async ({ payload, body }) => {
      const { stored, text } = await send(body, nextForms);
      const { answers, lines } = kept[payload.type];
      expect(stored.answers).toMatchObject(answers);
      for (const line of lines) expect(text).toContain(line);
    },
  );

  test('changed text in a renamed field is another inquiry', async () => {
    const { post } = context.connectInProcess({ forms: nextForms });
    const idempotency_key = randomUUID();
    for (const project_description of ['First', 'Second', 'Second'])
      await post({ ...contactInquiry, idempotency_key, project_description });
    expect(await context.sql`select from leads.inquiries`).toHaveLength(2);
  });

  test('at most 20 unknown fields with plain names and text are kept, with 10,000 characters together', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`extra_${index}`, `${index}`]));
    const { stored } = await send({
      ...contactInquiry,
      'Bad name': 'x',
      ['x'.repeat(61)]: 'x',
      ...(JSON.parse('{"__proto__": "x"}') as object),
      nested: { text: 'x' },
      empty: ' ',
      ...many,
    });
    const names = Object.keys(stored.answers).filter((name) => !(name in forms.contact));
    expect(names.toSorted()).toEqual(Object.keys(many).slice(0, 20).toSorted());
    const long = { extra_1: 'x'.repeat(6000), extra_2: 'x'.repeat(6000) };
    const { answers } = (await send({ ...contactInquiry, ...long })).stored;
    expect([answers['extra_1'], answers['extra_2']].map((text) => String(text).length)).toEqual([6000, 4000]);
  });
});
