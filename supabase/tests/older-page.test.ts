/** A visitor may send a page that was loaded, or cached, before the function changed. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { FormFields } from '#shared/form-fields.ts';
import { forms, type Forms } from '#shared/forms.ts';
import { composeNotification } from '#function/mail/notification.ts';
import type { StoredInquiry } from '#function/database.ts';
import { testConfiguration } from './test-configuration.ts';
import { connectInProcess, siteOrigin, useServices } from './test-services.ts';

const context = useServices();

/** What the pages of the release of November 2026 send. Add the payloads of later releases, and keep these. */
const contactPayload = {
  type: 'contact',
  name: 'Ada Novak',
  email: 'ada@biotech.example',
  company: 'Novak Biotech',
  phone: '+1 555 0100',
  therapeutic_area: 'oncology',
  development_stage: 'preclinical',
  timeline: '24-months-plus',
  service_type: 'ind-planning',
  project_description: 'IC50 < 5 nM\nSecond line',
  additional_info: 'None',
  consent: true,
  consent_version: 1,
  topic: 'case-brief',
  service: 'readiness',
  attribution: { landing_page: `${siteOrigin}/services`, utm_source: 'newsletter' },
  files: [{ name: 'data.pdf', size: 5 }],
};
const rfpPayload = {
  type: 'rfp',
  full_name: 'Grace Okafor',
  title: 'Head of CMC',
  company: 'Okafor Pharma',
  email: 'grace@pharma.example',
  project_name: 'OK-101',
  program_type: 'nce',
  modality: ['small-molecule', 'adc'],
  services_needed: ['analytical', 'cmcServices'],
  other_services: 'Polymorph screen',
  desired_start_date: '2099-02-01T00:00:00.000Z',
  proposal_deadline: '2099-01-15T00:00:00.000Z',
  additional_notes: 'Under CDA',
  service: 'rescue',
  attribution: {},
};
const payloads = [contactPayload, rfpPayload];

/** The values of a form posted without JavaScript. */
function toNativeForm(payload: object): URLSearchParams {
  const { attribution: _, files: __, ...values } = payload as Record<string, unknown>;
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (name === 'consent_version') continue;
    const input = name === 'development_stage' ? 'dev-stage' : name.replaceAll('_', '-');
    for (const item of [value].flat()) form.append(input, item === true ? '1' : String(item));
  }
  return form;
}

const sends = payloads.flatMap((payload) => [
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

test.each(sends)('a $what of the last release is stored whole', async ({ payload, body }) => {
  const stored = await send(body);
  const { attribution: _, files: __, ...answers } = payload as Record<string, unknown>;
  expect({ ...stored.answers, ...stored, full_name: stored.name }).toMatchObject(answers);
});

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

  test.each(sends)('a $what of the page before loses nothing', async ({ payload, body }) => {
    const stored = await send(body, nextForms);
    const isRfp = payload.type === 'rfp';
    expect(stored.answers).toMatchObject(
      isRfp
        ? { modality: rfpPayload.modality, services_needed: 'analytical, cmcServices' }
        : { timeline: '24-months-plus', project_description: contactPayload.project_description },
    );
    const mail = composeNotification(
      { inquiry: stored, files: [], fields: nextForms[payload.type as keyof Forms] },
      testConfiguration(),
    );
    expect(mail.text).toContain(
      isRfp
        ? 'Other fields: services_needed: analytical, cmcServices\n'
        : 'Other fields:\n> project_description: IC50 < 5 nM\n>   Second line\n',
    );
    expect(mail.text).toContain(isRfp ? 'small-molecule, adc' : '24-months-plus');
  });

  test('changed text in a renamed field is another inquiry', async () => {
    const { post } = connectInProcess(context, { forms: nextForms });
    const idempotency_key = randomUUID();
    for (const project_description of ['First', 'Second', 'Second'])
      await post({ ...contactPayload, idempotency_key, project_description });
    expect(await context.sql`select from leads.inquiries`).toHaveLength(2);
  });

  test('at most 20 unknown fields with plain names and text are kept, with 10,000 characters together', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`extra_${index}`, `${index}`]));
    const stored = await send({
      ...contactPayload,
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
      ...contactPayload,
      extra_1: 'x'.repeat(6000),
      extra_2: 'x'.repeat(6000),
    });
    expect([answers['extra_1'], answers['extra_2']].map((text) => String(text).length)).toEqual([6000, 4000]);
  });
});
