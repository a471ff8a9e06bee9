import { describe, expect, test } from 'vitest';
import { formatLeadCsv, readLeads } from '#scripts/leads/lead-list.ts';
import { contactInquiry, post, postForm, useServices } from './test-services.ts';

const line = 'Residual solvent <LOD, assay >98%; Km<Kd and kcat>10; if a<b>c; Jane <jane@x.example>';
const escaped = line.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('a chemist’s text', () => {
  const context = useServices();

  async function readMails(): Promise<string> {
    await context.services.runMaintenance();
    const list = await (await fetch(`${context.services.origin}/_mail`)).text();
    const paths = [...list.matchAll(/href="(\/_mail\/[0-9a-f-]+)"/g)].map(([, path]) => path!);
    const readPage = async (path: string) => (await fetch(context.services.origin + path)).text();
    return (await Promise.all(paths.flatMap((path) => [readPage(path), readPage(`${path}.html`)]))).join(
      '\n',
    );
  }

  test.each([
    ['by JavaScript', (fields: object) => post(context.services, fields)],
    [
      'without JavaScript',
      (fields: object) =>
        postForm(
          context.services,
          new URLSearchParams({ ...(fields as Record<string, string>), consent: '1' }),
        ),
    ],
  ])('a chemist’s text sent %s is stored, exported and mailed unchanged', async (_, send) => {
    const { status } = await send({
      ...contactInquiry,
      company: 'Kd<Km & Sons',
      project_description: `${line}\r\n<b>Second</b> line`,
    });
    expect(status).toBeLessThan(400);
    const [row] = await context.sql`
      select company, answers ->> 'project_description' as project_description from leads.inquiries`;
    expect(row).toEqual({ company: 'Kd<Km & Sons', project_description: `${line}\nSecond line` });
    expect(formatLeadCsv(await readLeads(context.sql, undefined))).toContain(`${line}\nSecond line`);
    const shown = await readMails();
    expect(shown, 'the HTML part').toContain(`${escaped}\nSecond line`);
    expect(shown, 'the text part').toContain(`&gt; ${escaped}\n&gt; Second line`);
    expect(shown).toContain('Kd&lt;Km &amp; Sons');
    expect(shown).not.toContain(line);
  });
});
