import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { sizes } from '../support/accessibility.ts';
import { compareSnapshots, takeSnapshot, type Facet, type PageSnapshot } from '../support/page-snapshot.ts';
import {
  awaitHydration,
  blockTypefaces,
  markDocument,
  open,
  pagePaths,
  unknownPath,
} from '../support/site.ts';

/** How a page was made, other than by prerendering. */
type State = 'hydrated' | 'reached inside the app';

interface KnownDifference {
  readonly states: readonly State[];
  readonly facet: Facet;
  readonly reason: string;
  /** The line as the prerendered page has it, or undefined if it has none. */
  readonly undo: (line: string, title: string) => string | undefined;
}

/** Everything that may differ from the prerendered page. */
const knownDifferences: readonly KnownDifference[] = [
  {
    states: ['hydrated', 'reached inside the app'],
    facet: 'tree',
    reason:
      'The earliest date of a date field is today where the visitor is, which no prerendered page knows.',
    undo: (line) => line.replace(/(spinbutton "Year Year" .*valuemin=)\d{4} /, '$11 '),
  },
  {
    states: ['reached inside the app'],
    facet: 'tree',
    reason: 'A navigation moves focus to the main heading of the new page.',
    undo: (line) => line.replace(/^( *heading ".*") focusable=true focused=true (level=1)$/, '$1 $2'),
  },
  {
    states: ['reached inside the app'],
    facet: 'tree',
    reason: 'The live region announces the title of the new page.',
    undo: (line, title) => (line.trim() === `StaticText "${title}"` ? undefined : line),
  },
  {
    states: ['reached inside the app'],
    facet: 'text',
    reason: 'The same announcement, in text out of sight.',
    undo: (line, title) => (line === title ? undefined : line),
  },
];

interface Sighting {
  readonly title: string;
  /** One for each of `sizes`. */
  readonly snapshots: readonly PageSnapshot[];
}

async function look(page: Page): Promise<Sighting> {
  const snapshots: PageSnapshot[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    snapshots.push(await takeSnapshot(page));
  }
  return { title: await page.title(), snapshots };
}

const without = (snapshot: PageSnapshot, title: string, { facet, undo }: KnownDifference): PageSnapshot => ({
  ...snapshot,
  [facet]: snapshot[facet].flatMap((line) => undo(line, title) ?? []),
});

/** The differences from the prerendered page that aren't on the list, one line each. */
function differencesOf(prerendered: Sighting, later: Sighting, state: State): string[] {
  const known = knownDifferences.filter(({ states }) => states.includes(state));
  return sizes.flatMap(({ width }, index) => {
    const [before, after] = [prerendered, later].map(({ snapshots }) => snapshots[index] as PageSnapshot);
    const undone = known.reduce(
      (snapshot, one) => without(snapshot, later.title, one),
      after as PageSnapshot,
    );
    return compareSnapshots(before as PageSnapshot, undone).map(
      ({ facet, kind, line }) => `${width} px, ${facet}, ${kind}: ${line.trim()}`,
    );
  });
}

/**
 * Follows a link in sight to another page, by way of the sitemap if the current page has none. On the wide page, because
 * a phone folds the footer's lists.
 */
async function follow(page: Page, path: string) {
  await page.setViewportSize(sizes[0]);
  const link = page.locator(`:is(main, footer) a[href="${path}"]`).filter({ visible: true });
  if ((await link.count()) === 0) await follow(page, '/sitemap');
  await arriveAt(page, path, () => link.first().click());
}

async function arriveAt(page: Page, path: string, depart: () => Promise<unknown>) {
  await depart();
  await expect(page).toHaveURL(path);
  // Focus moves to the heading last, after the page is shown and its title announced.
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await page.mouse.move(2, 300);
  await awaitHydration(page);
}

interface Views {
  /**
   * A browser that doesn't get the app. Not one without script, where a line stands in place of the file field because a
   * form that the browser posts itself sends no files.
   */
  readonly prerendered: Page;
  readonly app: Page;
}

async function openViews(browser: Browser, baseURL: string): Promise<Views> {
  const options = { baseURL, reducedMotion: 'reduce' } as const;
  const [bare, full] = await Promise.all([browser.newContext(options), browser.newContext(options)]);
  await bare.route('**/assets/**/*.js', (route) => route.abort());
  // Both use the fallback typefaces. If only one had its own in time, lines would break elsewhere, and Chromium's tree
  // leaves out the space at the end of a line.
  for (const context of [bare, full]) await blockTypefaces(context);
  return { prerendered: await bare.newPage(), app: await full.newPage() };
}

/** One pair of pages for all tests of a worker, because opening windows takes long. */
const test = base.extend<object, { views: Views }>({
  views: [
    async ({ browser }, use, { project }) => {
      const views = await openViews(browser, project.use.baseURL as string);
      await use(views);
      await Promise.all(Object.values<Page>({ ...views }).map((page) => page.context().close()));
    },
    { scope: 'worker' },
  ],
});

async function lookAtPrerendered({ prerendered }: Views, path: string): Promise<Sighting> {
  await prerendered.goto(path);
  return look(prerendered);
}

for (const path of pagePaths) {
  test(`${path} has the same tree, text and links prerendered and hydrated`, async ({ views }) => {
    const prerendered = await lookAtPrerendered(views, path);
    await open(views.app, path);
    expect(differencesOf(prerendered, await look(views.app), 'hydrated')).toEqual([]);
  });
}

test('every page has the same tree, text and links when it is reached inside the app', async ({ views }) => {
  test.setTimeout(180_000);
  const { app } = views;
  const different: string[] = [];
  const compare = async (path: string) => {
    const prerendered = await lookAtPrerendered(views, path);
    const found = differencesOf(prerendered, await look(app), 'reached inside the app');
    different.push(...found.map((line) => `${path}: ${line}`));
  };
  // No link leads to the not-found page, but going back does.
  await open(app, unknownPath);
  const isSameDocument = await markDocument(app);
  await follow(app, '/');
  await compare('/');
  await arriveAt(app, unknownPath, () => app.goBack());
  await compare(unknownPath);
  for (const path of pagePaths.filter((path) => path !== '/' && path !== unknownPath)) {
    await follow(app, path);
    await compare(path);
  }
  expect(different).toEqual([]);
  expect(await isSameDocument(), 'no page was loaded anew').toBe(true);
});
