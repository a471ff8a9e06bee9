import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { findFreePort } from '#scripts/local-services/free-port.ts';
import { serveEditor } from '#scripts/serve/editor.ts';
import { collectProblems, collectViolations } from '../support/site.ts';

// The editor renders only the fields in the viewport.
test.use({ viewport: { width: 1280, height: 2000 } });

/** Formats as Prettier's parser json-stringify, which the files in content/ use. */
const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Makes the browser's folder dialog return a folder that the page can write to, with a repository of these files. */
async function offerLocalRepository(page: Page, files: Record<string, string>): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('site'),
    });
  });
  await page.evaluate(async (texts) => {
    const storage = await navigator.storage.getDirectory();
    const root = await storage.getDirectoryHandle('site', { create: true });
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of Object.entries(texts)) {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = root;
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
}

/** Returns the texts of the repository's files, but only the size of a photo. */
const readLocalRepository = (page: Page) =>
  page.evaluate(async () => {
    const files: Record<string, string> = {};
    async function read(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
      for await (const [name, handle] of folder.entries())
        if (handle.kind === 'directory') await read(handle, `${path}${name}/`);
        else {
          const file = await handle.getFile();
          files[path + name] = file.type.startsWith('image/') ? `${file.size} bytes` : await file.text();
        }
    }
    const storage = await navigator.storage.getDirectory();
    await read(await storage.getDirectoryHandle('site'), '');
    return files;
  });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('grid', { name: /^(?:Entries|Files)$/ })).toBeVisible();
}

const openFile = (page: Page, name: string) => page.getByRole('treeitem', { name }).click();

test('an edit in the editor changes only that value, and the policy blocks nothing', async ({ page }) => {
  await using editor = await serveEditor(await findFreePort());
  const violations = await collectViolations(page);
  const problems = collectProblems(page);
  await page.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ json: { status: { indicator: 'none' } } }),
  );
  const files: Record<string, string> = Object.fromEntries(
    globSync('content/**/*.{json,md}').map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const [personFile = ''] = globSync('content/people/*.json').toSorted();
  const { photo: _, ...person } = JSON.parse(files[personFile] ?? '');
  files[personFile] = formatJson(person);
  files['content/redirects.json'] = formatJson({ redirects: [] });
  const figures = JSON.parse(files['content/figures.json'] ?? '');
  const photo = readFileSync('public/icon-512.png');
  const bio = 'Plans the “critical path” with you — and keeps it.';
  // Another allowed price.
  const price = figures.readinessSprint.price.minimum === 4000 ? 5000 : 4000;
  const redirect = { from: '/our-team.html', to: '/team' };
  const services = JSON.parse(files['content/pages/services.json'] ?? '');
  services.hero.lead = 'Services that start in {{startDelay}}.';
  const privacy = '# Privacy\n\nWe reply within {{responseTime}}.\n\n- Names\n- Email addresses\n';

  await page.goto(`${editor.origin}/404.html`);
  await offerLocalRepository(page, files);
  await page.goto(`${editor.origin}/#/collections/people/entries/${basename(personFile, '.json')}`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();

  await page.getByRole('textbox', { name: 'Bio' }).fill(bio);
  await page.getByRole('button', { name: 'Browse' }).click();
  await page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Ada Lovelace.png', mimeType: 'image/png', buffer: photo });
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible();
  await save(page);

  await openFile(page, 'Figures');
  await page.getByRole('spinbutton', { name: 'Lowest price' }).fill(`${price}`);
  await save(page);

  await openFile(page, 'Pages');
  await page.getByRole('row', { name: services.head.label }).click();
  await page.getByRole('group', { name: 'Hero' }).getByRole('button', { name: 'Expand' }).first().click();
  await page.getByRole('textbox', { name: 'Lead' }).fill(services.hero.lead);
  await save(page);

  await openFile(page, 'Redirects');
  await page.getByRole('button', { name: 'Redirect' }).click();
  await page.getByRole('textbox', { name: 'Old path' }).fill(redirect.from);
  await page.getByRole('textbox', { name: 'New address' }).fill(redirect.to);
  await save(page);

  await openFile(page, 'Privacy policy');
  await page.getByRole('textbox', { name: 'Text' }).fill(privacy);
  await save(page);

  const { isIndependent, isPlaceholder, linkedin, orcid, years, programs, problemSolved, ...facts } = person;
  const links = { linkedin, orcid, years, programs, problemSolved };
  figures.readinessSprint.price.minimum = price;
  expect(await readLocalRepository(page)).toEqual({
    ...files,
    [personFile]: formatJson({
      ...facts,
      bio,
      photo: 'ada-lovelace.png',
      ...links,
      isIndependent,
      isPlaceholder,
    }),
    'content/photos/ada-lovelace.png': `${photo.length} bytes`,
    'content/figures.json': formatJson(figures),
    'content/pages/services.json': formatJson(services),
    'content/redirects.json': formatJson({ redirects: [redirect] }),
    'content/legal/privacy.md': privacy,
  });
  expect(violations).toEqual([]);
  expect(problems).toEqual([]);
});
