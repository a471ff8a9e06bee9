/** What a visitor wrote is stored and mailed sign for sign; only markup goes. */
import { describe, expect, test } from 'vitest';
import { leadCsv, readLeads } from '#scripts/leads/lead-list.ts';
import { contactInquiry, post, postForm, useServices } from './test-services.ts';

const line = 'Residual solvent <LOD, assay >98%; Km<Kd and kcat>10; if a<b>c; Jane <jane@x.example>';
const escaped = line.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('a chemist’s line', () => {
  const context = useServices();

  /** The pages that show the mails of all inquiries so far, with their texts and their HTML parts. */
  async function mails(): Promise<string> {
    await context.services.drainOutbox();
    const list = await (await fetch(`${context.services.mockOrigin}/_mail`)).text();
    const paths = [...list.matchAll(/href="(\/_mail\/[0-9a-f-]+)"/g)].map(([, path]) => path!);
    const read = async (path: string) => (await fetch(context.services.mockOrigin + path)).text();
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
    const [row] = await context.sql`select company, project_description from leads.inquiries`;
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
