/** A visitor may send a page that was loaded, or cached, before the function changed. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { FormFields } from '#src/inquiry/form-fields.ts';
import { forms, type Forms } from '#src/inquiry/forms.ts';
import { composeNotification } from '#function/mail/notification.ts';
import type { StoredInquiry } from '#function/database.ts';
import { testConfiguration } from './test-configuration.ts';
import { connectInProcess, contactInquiry, rfpSubmission, useServices } from './test-services.ts';

const context = useServices();

/** The least that pages of the release of November 2026 send. Keep it, and add that of later releases. */
const oldPayloads = [
  {
    type: 'contact',
    name: 'Ada Novak',
    email: 'ada@biotech.example',
    company: 'Novak Biotech',
    consent: true,
  },
  {
    type: 'rfp',
    full_name: 'Grace Okafor',
    email: 'grace@pharma.example',
    company: 'Okafor Pharma',
    project_name: 'OK-101',
    modality: ['small-molecule', 'adc'],
  },
];

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

const listSends = (payloads: readonly { type: string }[]) =>
  payloads.flatMap((payload) => [
    { what: `${payload.type} with JavaScript`, payload, body: payload },
    { what: `${payload.type} without JavaScript`, payload, body: toNativeForm(payload) },
  ]);

async function send(body: object, nextForms: Forms = forms): Promise<StoredInquiry> {
  const response = await connectInProcess(context, { forms: nextForms }).post(body);
  expect(response.headers.get('Location') ?? '#sent').toContain('#sent');
  expect(response.status).toBeLessThan(400);
  const [row] = await context.sql<[StoredInquiry]>`
    select inquiry.*, received_at::text, null as update_of from leads.inquiries inquiry
    order by inquiry.received_at desc limit 1`;
  return row;
}

test.each(listSends(oldPayloads))('a $what of an old release is stored whole', async ({ payload, body }) => {
  const stored = await send(body);
  expect({ ...stored.answers, ...stored, full_name: stored.name }).toMatchObject(payload);
});

/** That release filled in the program of a visitor with another intent. */
const lastReleasePayload = {
  ...contactInquiry,
  type: 'contact',
  timeline: 'flexible',
  preset_answers: ['timeline'],
};

test.each(listSends([lastReleasePayload]))(
  'a $what of the last release is stored without the answers that its form filled in',
  async ({ body }) => {
    const { answers } = await send(body);
    expect(answers).toMatchObject({ development_stage: contactInquiry.development_stage });
    expect(Object.keys(answers)).not.toContain('timeline');
    expect(Object.keys(answers)).not.toContain('preset_answers');
  },
);

describe('after a release renames fields and removes options', () => {
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

  test.each(listSends([contactInquiry, rfpSubmission]))(
    'a $what of the page before loses nothing',
    async ({ payload, body }) => {
      const stored = await send(body, nextForms);
      const isRfp = payload.type === 'rfp';
      expect(stored.answers).toMatchObject(
        isRfp
          ? { modality: rfpSubmission.modality, services_needed: 'analytical, cmcServices' }
          : { timeline: '24-months-plus', project_description: contactInquiry.project_description },
      );
      const mail = composeNotification(stored, new Date(), {
        configuration: testConfiguration(),
        forms: nextForms,
      });
      expect(mail.text).toContain(
        isRfp
          ? 'Other fields: services_needed: analytical, cmcServices'
          : 'Other fields:\n> project_description: IC50 < 5 nM & pH > 7\n>   Second line\n',
      );
      expect(mail.text).toContain(isRfp ? 'small-molecule, adc' : '24-months-plus');
    },
  );

  test('changed text in a renamed field is another inquiry', async () => {
    const { post } = connectInProcess(context, { forms: nextForms });
    const idempotency_key = randomUUID();
    for (const project_description of ['First', 'Second', 'Second'])
      await post({ ...contactInquiry, idempotency_key, project_description });
    expect(await context.sql`select from leads.inquiries`).toHaveLength(2);
  });

  test('at most 20 unknown fields with plain names and text are kept, with 10,000 characters together', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`extra_${index}`, `${index}`]));
    const stored = await send({
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
    const { answers } = await send({
      ...contactInquiry,
      extra_1: 'x'.repeat(6000),
      extra_2: 'x'.repeat(6000),
    });
    expect([answers['extra_1'], answers['extra_2']].map((text) => String(text).length)).toEqual([6000, 4000]);
  });
});
