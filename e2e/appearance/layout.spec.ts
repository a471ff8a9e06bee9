import { expect, test } from '@playwright/test';
import { content as rfpForm } from '#pages/submit-rfp/form/content.ts';
import { content as contact } from '#pages/contact/content.ts';
import { measureBoxes } from '../support/boxes.ts';
import { sendButton } from '../support/forms.ts';
import { blockScripts, desktop, phone } from '../support/site.ts';

// Scripts don't change the page (`journeys/journeys.spec.ts`).
test.beforeEach(({ page }) => blockScripts(page));

test('a wrapped breadcrumb starts no line with a slash', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/process/execution-support');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  const links = await measureBoxes(trail.locator('li > *'));
  const lines = links.filter(({ top }, index) => index === 0 || top > (links[index - 1]?.bottom ?? 0) - 8);
  expect(lines.length).toBeGreaterThan(1);
  for (const { left } of lines) expect(left).toBeCloseTo(links[0]?.left ?? 0, 0);
});

test('help for visitors who aren’t sure comes before the form on the screen and in the document', async ({
  page,
}) => {
  await page.goto('/contact');
  const help = page.getByRole('heading', { name: contact.start.title });
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    const [box] = await measureBoxes(help);
    const [form] = await measureBoxes(page.locator('main form'));
    expect(box?.bottom, `${viewport.width} px wide`).toBeLessThan(form?.top ?? 0);
  }
  await expect(help.locator('xpath=following::form'), 'in the document').toHaveCount(1);
});

test('a note beside a group of fields is aligned with the top of the group', async ({ page }) => {
  const notes = {
    '/contact': {
      company: contact.proof.title,
      'project-description': contact.preparation.title,
    },
    '/submit-rfp/form': {
      company: rfpForm.confidentiality.title,
      'project-name': rfpForm.programGuide.title,
      'other-services': rfpForm.servicesGuide.title,
      'rfp-document': rfpForm.optionalFields.title,
    },
  };
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const [path, pairs] of Object.entries(notes)) {
    await page.goto(path);
    for (const [field, note] of Object.entries(pairs)) {
      const [group] = await measureBoxes(page.locator(`fieldset:has(#${field})`));
      const [box] = await measureBoxes(
        page.locator('[data-row]', { has: page.getByText(note, { exact: true }) }),
      );
      expect(box?.top, note).toBeCloseTo(group?.top ?? 0, 0);
      expect(box?.left, note).toBeGreaterThan(group?.right ?? 0);
    }
  }
  await page.goto('/contact');
  const [button] = await measureBoxes(sendButton(page));
  const [note] = await measureBoxes(
    page.locator('[data-row]').filter({ hasText: contact.afterSubmission.title }),
  );
  expect(note?.top, 'beside the button').toBeLessThan(button?.top ?? 0);
  expect(note?.bottom, 'beside the button').toBeGreaterThan(button?.bottom ?? 0);
});

test('on a tablet, each of three buttons in a row has its label on one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ['/', '/process', '/getting-started']) {
    await page.goto(path);
    const choices = page.locator('main section', { has: page.locator('li > h3 ~ a') }).first();
    const buttons = await measureBoxes(choices.locator('li > h3 ~ a'));
    expect(buttons, path).toHaveLength(3);
    expect(new Set(buttons.map(({ height }) => height)).size, path).toBe(1);
    expect(buttons[0]?.height, path).toBeLessThan(56);
  }
});
