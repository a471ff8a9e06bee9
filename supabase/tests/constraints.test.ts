import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { maximumLength } from '../functions/_shared/field-limits.ts';
import * as lists from '../functions/_shared/option-lists.ts';
import {
  allContentTypes,
  attachmentBucket,
  maximumFileCount,
  maximumFileSize,
} from '../functions/_shared/upload-limits.ts';
import { describeOnBothDatabases } from './test-services.ts';

describeOnBothDatabases('the database', {}, (context) => {
  const constraint = async (table: string, column: string) => {
    const rows = await context.sql`
      select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${`leads.${table}`}::regclass and contype = 'c' and conname = ${`${table}_${column}_check`}`;
    return rows.map((row) => row.definition as string).join(' ');
  };

  test.each([
    ['therapeutic_area', lists.therapeuticAreas],
    ['development_stage', lists.developmentStages],
    ['timeline', lists.timelines],
    ['service_type', lists.serviceTypes],
    ['program_type', lists.programTypes],
    ['modality', lists.modalities],
    ['services_needed', lists.rfpServices],
  ])('holds the option list of %s that the form offers', async (column, list) => {
    const definition = await constraint('inquiries', column);
    const values = [...definition.matchAll(/'([^']+)'/g)].map(([, value]) => value);
    expect(new Set(values)).toEqual(new Set(lists.optionValues(list)));
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
    expect(limits).toEqual([maximumLength(column)]);
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
  const migration = readFileSync(
    new URL('../migrations/20260105090200_hosted_project.sql', import.meta.url),
    'utf8',
  );
  const types = [...migration.matchAll(/'((?!application\/json)(?:application|text|image)\/[^']+)'/g)].map(
    ([, type]) => type,
  );
  expect(new Set(types)).toEqual(new Set(allContentTypes));
  expect(migration).toContain(`'${attachmentBucket}', '${attachmentBucket}', false, ${maximumFileSize}`);
});
