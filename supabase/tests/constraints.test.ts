import { describe, expect, test } from 'vitest';
import { answerList, maximumLength } from '#shared/form-fields.ts';
import { forms } from '#shared/forms.ts';
import { maximumFileCount, maximumFileSize } from '#shared/upload-limits.ts';
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
    ['a blank name', { name: '' }],
    ['a too long name', { name: 'x'.repeat(101) }],
    ['an RFP without a project', { type: 'rfp' }],
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
