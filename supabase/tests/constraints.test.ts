import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerList, maximumLength } from '#shared/form-fields.ts';
import * as contact from '#shared/contact-form.ts';
import { forms } from '#shared/forms.ts';
import { optionValues } from '#shared/option-lists.ts';
import * as rfp from '#shared/rfp-form.ts';
import { allMediaTypes } from '#shared/media-types.ts';
import { attachmentBucket, maximumFileCount, maximumFileSize } from '#shared/upload-limits.ts';
import { useServices } from './test-services.ts';

describe('the database', () => {
  const context = useServices();
  const constraint = async (table: string, column: string) => {
    const rows = await context.sql`
      select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${`leads.${table}`}::regclass and contype = 'c' and conname = ${`${table}_${column}_check`}`;
    return rows.map((row) => row.definition as string).join(' ');
  };

  test.each([
    ['therapeutic_area', contact.therapeuticAreas],
    ['development_stage', contact.developmentStages],
    ['timeline', contact.timelines],
    ['service_type', contact.serviceTypes],
    ['program_type', rfp.programTypes],
    ['modality', rfp.modalities],
    ['services_needed', rfp.rfpServices],
  ])('holds the option list of %s that the form offers', async (column, list) => {
    const definition = await constraint('inquiries', column);
    const values = [...definition.matchAll(/'([^']+)'/g)].map(([, value]) => value);
    expect(new Set(values)).toEqual(new Set(optionValues(list)));
  });

  test.each([
    'name',
    'email',
    'company',
    'phone',
    'title',
    'project_name',
    'project_description',
    'additional_info',
    'other_services',
    'additional_notes',
  ])('holds the maximum length of %s', async (column) => {
    const limits = [...(await constraint('inquiries', column)).matchAll(/<= (\d+)/g)].map(([, limit]) =>
      Number(limit),
    );
    const fields = Object.values(forms).flatMap(answerList);
    const asked = fields.filter((field) => field.column === column).map(maximumLength);
    expect(new Set(asked)).toEqual(new Set(limits));
    expect(limits).toHaveLength(1);
  });

  test('holds the upload limits', async () => {
    expect(await constraint('attachments', 'size')).toContain(`<= ${maximumFileSize}`);
    expect(await constraint('attachments', 'position')).toContain(`<= ${maximumFileCount - 1}`);
  });

  test.each([
    ['an unknown option', { timeline: 'yesterday' }],
    ['a blank name', { name: '' }],
    ['a too long name', { name: 'x'.repeat(101) }],
    ['an RFP without a project', { type: 'rfp' }],
    ['an unknown modality', { modality: ['small-molecule', 'potion'] }],
  ])('refuses %s, whoever writes it', async (_, change) => {
    const row = {
      id: crypto.randomUUID(),
      idempotency_key: crypto.randomUUID(),
      type: 'contact',
      name: 'A',
      email: 'a@b.co',
      company: 'C',
    };
    await expect(
      context.sql`insert into leads.inquiries ${context.sql({ ...row, ...change })}`,
    ).rejects.toMatchObject({ code: '23514' });
  });
});

test('the hosted bucket has the limits that the form promises', () => {
  const read = (name: string) => readFileSync(new URL(`../migrations/${name}`, import.meta.url), 'utf8');
  // The last migration with a list counts.
  const types = [
    ...read('20260121090000_chemical_files.sql').matchAll(/'((?:application|text|image|chemical)\/[^']+)'/g),
  ].map(([, type]) => type);
  expect(types).toHaveLength(allMediaTypes.length);
  expect(new Set(types)).toEqual(new Set(allMediaTypes));
  expect(read('20260105090200_hosted_project.sql')).toContain(
    `'${attachmentBucket}', '${attachmentBucket}', false, ${maximumFileSize}`,
  );
});
