/** What a visitor wrote is stored and mailed sign for sign; only markup goes. */
import { describe, expect, test } from 'vitest';
import { leadCsv, readLeads } from '#scripts/leads/lead-list.ts';
import { contactInquiry, counts, post, postForm, rfpSubmission, useServices } from './test-services.ts';

const line = 'Residual solvent <LOD, assay >98%; Km<Kd and kcat>10; if a<b>c; Jane <jane@x.example>';
const escaped = line.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('a chemist’s line', () => {
  const context = useServices();

  /** The pages that show the mails of all inquiries so far, with their texts and their HTML parts. */
  async function mails(): Promise<string> {
    await context.services.runMaintenance();
    const list = await (await fetch(`${context.services.origin}/_mail`)).text();
    const paths = [...list.matchAll(/href="(\/_mail\/[0-9a-f-]+)"/g)].map(([, path]) => path!);
    const read = async (path: string) => (await fetch(context.services.origin + path)).text();
    return (await Promise.all(paths.flatMap((path) => [read(path), read(`${path}.html`)]))).join('\n');
  }

  test.each([
    ['by the site’s code', (fields: object) => post(context.services, fields)],
    [
      'without JavaScript',
      (fields: object) => postForm(context.services, new URLSearchParams(fields as Record<string, string>)),
    ],
  ])('is stored, exported and mailed as it was typed, when it is sent %s', async (_, send) => {
    const { status } = await send({
      ...contactInquiry,
      company: 'Kd<Km & Sons',
      project_description: `${line}\r\n<b>Second</b> line`,
    });
    expect(status).toBeLessThan(400);
    const [row] = await context.sql`
      select company, answers ->> 'project_description' as project_description from leads.inquiries`;
    expect(row).toEqual({ company: 'Kd<Km & Sons', project_description: `${line}\nSecond line` });
    expect(leadCsv(await readLeads(context.sql, undefined))).toContain(`${line}\nSecond line`);
    const shown = await mails();
    expect(
      shown.split(`${escaped}\nSecond line`).length - 1,
      'in the text and in the HTML',
    ).toBeGreaterThanOrEqual(2);
    expect(shown).toContain('Kd&lt;Km &amp; Sons');
    expect(shown).not.toContain(line);
  });
});

describe('an e-mail address with invisible signs', () => {
  const context = useServices();
  const written = '\u200Bada@bio\u00ADtech.example\u2060';

  test.each([
    ['by the site’s code', () => post(context.services, { ...contactInquiry, email: written })],
    [
      'without JavaScript',
      () => postForm(context.services, new URLSearchParams({ ...contactInquiry, email: written })),
    ],
  ])('is stored as it is seen, when it is sent %s', async (_, send) => {
    await send();
    const rows = await context.sql`select email from leads.inquiries`;
    expect(rows.map(({ email }) => email as string)).toEqual(['ada@biotech.example']);
  });
});

describe('an RFP whose start date is past', () => {
  const context = useServices();
  const past = { desired_start_date: '2020-01-01' };

  test('is refused at that field', async () => {
    const { status, body } = await post(context.services, { ...rfpSubmission, ...past });
    expect([status, body.error.fields]).toEqual([
      422,
      { desired_start_date: 'Please choose today or a later day' },
    ]);
    expect((await counts(context.sql)).inquiries).toBe(0);
  });

  test('is refused without JavaScript too, with a page that has every word and posts again', async () => {
    const { modality: _, services_needed: __, ...rfp } = rfpSubmission;
    const form = { ...rfp, modality: 'adc', 'desired-start-date': past.desired_start_date };
    const answer = await postForm(context.services, new URLSearchParams(form));
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('<a href="#desired_start_date">Please choose today or a later day</a>');
    expect(page).toContain(`value="${rfp.project_name}"`);
    expect(page).toContain('<form method="post"');
    expect((await counts(context.sql)).inquiries).toBe(0);
  });

  test('is taken where it is still today, whatever the time zone', async () => {
    const dayAgo = new Date(Date.now() - 12 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const { status } = await post(context.services, { ...rfpSubmission, desired_start_date: dayAgo });
    expect(status).toBe(200);
  });
});
