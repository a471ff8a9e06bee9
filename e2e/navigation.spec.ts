import { expect, test, type Locator, type Page } from '@playwright/test';
import '../scripts/define-provider.ts';
import { routeOf, routes } from '#src/site/routes.ts';
import { dropdowns } from './specification-texts.ts';
import { markDocument, ownModules, hydrate, unknownPath, watchProblems } from './support/site.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const headerHeight = (page: Page) =>
  page
    .locator('header')
    .first()
    .evaluate((header) => header.getBoundingClientRect().bottom);

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toggle = (page: Page, group: string) => page.locator(`[data-menu="${group}"]`);
const panel = (page: Page, group: string) => page.locator(`#menu-${group}`);
const hamburger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** Whether a button is announced as expanded; for a popover's button the browser itself conveys it. */
async function announcedState(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name);
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

const titleOf = (path: string) => routes.find((route) => route.path === path)?.title as string;

/** A link of the content or the footer by its address. */
const linkTo = (root: Page | Locator, path: string) => root.locator(`a[href="${path}"]`).first();

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrate(page);
}

/** Opens a page whose typefaces are there, so that it keeps its height when they would come with the next page. */
async function openWithTypefaces(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load().catch(() => {}))));
  await open(page, path);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

test.describe('menus with a mouse', () => {
  test.use({ viewport: desktop });

  for (const isTakenOver of [false, true]) {
    test(`${isTakenOver ? 'after' : 'before'} the app came, a dropdown opens on hover and closes on leave, one at a time`, async ({
      page,
    }) => {
      if (isTakenOver) await open(page, '/');
      else {
        await page.route('**/assets/**/*.js', (route) => route.abort());
        await page.goto('/');
      }
      for (const { group, overview } of dropdowns) {
        const entry = navigation(page)
          .getByRole('listitem')
          .filter({ has: toggle(page, group) });
        await entry.locator(`> a[href="${overview[1]}"]`).hover();
        await expect(panel(page, group)).toBeVisible();
        await expect(toggle(page, group)).toHaveAttribute('aria-expanded', 'true');
        await expect(page.locator('[aria-expanded="true"]')).toHaveCount(1);
        const others = dropdowns.filter((dropdown) => dropdown.group !== group);
        for (const other of others) await expect(panel(page, other.group)).toBeHidden();
        // The mouse can cross into the panel without losing it.
        await panel(page, group).getByRole('link').last().hover();
        await expect(panel(page, group)).toBeVisible();
      }
      await page.mouse.move(640, 790);
      for (const { group } of dropdowns) {
        await expect(panel(page, group)).toBeHidden();
        await expect(toggle(page, group)).toHaveAttribute('aria-expanded', 'false');
      }
    });
  }

  test('a dropdown closes on leave after a click on its button too, and a second click closes it at once', async ({
    page,
  }) => {
    await open(page, '/');
    await toggle(page, 'process').click();
    await expect(panel(page, 'process')).toBeVisible();
    await page.mouse.move(640, 790);
    await expect(panel(page, 'process')).toBeHidden();

    await toggle(page, 'services').click();
    await toggle(page, 'services').click();
    await expect(panel(page, 'services')).toBeHidden();
    await toggle(page, 'services').click();
    await expect(panel(page, 'services')).toBeVisible();
    await page.mouse.move(640, 790);
    await expect(panel(page, 'services')).toBeHidden();
  });

  test('a mouse that leaves closes no dropdown that the keyboard has opened', async ({ page }) => {
    await open(page, '/');
    await toggle(page, 'process').press('Enter');
    await page.mouse.move(640, 780);
    await page.mouse.move(640, 790);
    await expect(panel(page, 'process')).toBeVisible();
  });

  test('a click on the button opens a dropdown, a click beside it closes it', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-menu="process"]')?.click());
    await expect(panel(page, 'process')).toBeVisible();
    await page.mouse.click(640, 780);
    await expect(panel(page, 'process')).toBeHidden();
  });

  test('a whole card of a dropdown is its link', async ({ page }) => {
    await open(page, '/');
    await toggle(page, 'process').hover();
    const card = panel(page, 'process').locator('li', { hasText: 'Strategic Support' }).last();
    const { x, y, width, height } = (await card.boundingBox()) as NonNullable<
      Awaited<ReturnType<Locator['boundingBox']>>
    >;
    await page.mouse.click(x + width - 4, y + height - 4);
    await expect(page).toHaveURL('/process/start-with-strategy');
  });

  test('from 1000 px on the entries stand in one line, below them behind the hamburger', async ({ page }) => {
    for (const width of [1000, 999]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(hamburger(page)).toBeVisible({ visible: width === 999 });
      await expect(linkTo(navigation(page), '/about')).toBeVisible({ visible: width === 1000 });
      const { scrollWidth, clientWidth } = await page
        .locator('header nav')
        .evaluate((bar) => ({ scrollWidth: bar.scrollWidth, clientWidth: bar.clientWidth }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  });

  test('following a link of a dropdown shows its page and closes the dropdown', async ({ page }) => {
    await open(page, '/');
    const isSameDocument = await markDocument(page);
    await navigation(page)
      .getByRole('link', { name: routeOf('/services').label })
      .hover();
    await linkTo(panel(page, 'services'), '/investor-readiness').click();
    await expect(page).toHaveURL('/investor-readiness');
    await expect(page).toHaveTitle(titleOf('/investor-readiness'));
    await expect(panel(page, 'services')).toBeHidden();
    await expect(page.locator('[aria-expanded="true"]')).toHaveCount(0);
    expect(await isSameDocument()).toBe(true);
  });

  test('the entry of the page shown is marked, also after a navigation', async ({ page }) => {
    await open(page, '/team');
    const active = navigation(page).locator('a[data-active]');
    await expect(active).toHaveText([routeOf('/team').label]);
    await expect(active).toHaveAttribute('aria-current', 'page');
    await linkTo(page.locator('footer'), '/submit-rfp/form').click();
    await expect(active).toHaveText([routeOf('/process').label]);
    await expect(active).not.toHaveAttribute('aria-current');
    const colours = await navigation(page)
      .locator('ul > li > a')
      .filter({ visible: true })
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).color));
    expect(new Set(colours).size, 'the active entry looks different').toBe(2);
    await linkTo(page.locator('footer'), '/contact').click();
    await expect(active).toHaveCount(0);
  });
});

test.describe('menus with a keyboard', () => {
  test.use({ viewport: desktop });

  test('Tab reaches a dropdown’s button, Enter opens it, Escape closes it and brings focus back', async ({
    page,
  }) => {
    await open(page, '/');
    const button = toggle(page, 'process');
    await linkTo(navigation(page), '/process').focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleName(`${routeOf('/process').label} menu`);
    await expect(panel(page, 'process')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'process')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page, 'process').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'process')).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('arrow keys open a dropdown and walk through its links, round and back', async ({ page }) => {
    await open(page, '/');
    const links = panel(page, 'services').getByRole('link');
    await toggle(page, 'services').focus();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
  });

  test('opening one dropdown closes the other, and focus that leaves closes both', async ({ page }) => {
    await open(page, '/');
    await toggle(page, 'process').press('Enter');
    await toggle(page, 'services').press('Enter');
    await expect(panel(page, 'services')).toBeVisible();
    await expect(panel(page, 'process')).toBeHidden();
    await linkTo(navigation(page), '/team').focus();
    await expect(panel(page, 'services')).toBeHidden();
  });

  test('Escape closes a dropdown that the mouse has opened', async ({ page }) => {
    await open(page, '/');
    await navigation(page)
      .getByRole('link', { name: routeOf('/process').label })
      .hover();
    await expect(panel(page, 'process')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'process')).toBeHidden();
  });

  test('the first stop jumps over the navigation', async ({ page }) => {
    await open(page, '/about');
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

test.describe('menus on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const isTakenOver of [false, true]) {
    test(`${isTakenOver ? 'after' : 'before'} the app came, the hamburger opens the menu and a tap each dropdown, one at a time`, async ({
      page,
    }) => {
      if (isTakenOver) await open(page, '/');
      else {
        await page.route('**/assets/**/*.js', (route) => route.abort());
        await page.goto('/');
      }
      expect(await announcedState(page, 'Menu')).toBe(false);
      await expect(linkTo(navigation(page), '/about')).toBeHidden();
      await hamburger(page).tap();
      await expect(linkTo(navigation(page), '/about')).toBeVisible();
      expect(await announcedState(page, 'Menu')).toBe(true);
      for (const { group, cards } of dropdowns) {
        await expect(panel(page, group)).toBeHidden();
        await toggle(page, group).tap();
        await expect(toggle(page, group)).toHaveAttribute('aria-expanded', 'true');
        for (const [, , href] of cards) await expect(linkTo(panel(page, group), href)).toBeVisible();
        for (const other of dropdowns.filter((dropdown) => dropdown.group !== group))
          await expect(panel(page, other.group)).toBeHidden();
      }
      await toggle(page, 'services').tap();
      await expect(panel(page, 'services')).toBeHidden();
      await hamburger(page).tap();
      await expect(linkTo(navigation(page), '/about')).toBeHidden();
      expect(await announcedState(page, 'Menu')).toBe(false);
    });
  }

  test('following a link closes the menu and its dropdown', async ({ page }) => {
    await open(page, '/');
    const isSameDocument = await markDocument(page);
    await hamburger(page).tap();
    await toggle(page, 'process').tap();
    await linkTo(panel(page, 'process'), '/molecule-readiness').tap();
    await expect(page).toHaveURL('/molecule-readiness');
    await expect(linkTo(navigation(page), '/about')).toBeHidden();
    await hamburger(page).tap();
    await expect(linkTo(navigation(page), '/about')).toBeVisible();
    await expect(panel(page, 'process')).toBeHidden();
    expect(await isSameDocument()).toBe(true);
  });

  test('Escape closes the menu and brings focus back to the hamburger', async ({ page }) => {
    await open(page, '/');
    await hamburger(page).tap();
    await linkTo(navigation(page), '/about').focus();
    await page.keyboard.press('Escape');
    await expect(linkTo(navigation(page), '/about')).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
  });
});

test.describe('images that fail', () => {
  test('the logo, 180 px wide, falls back to the placeholder and says so in the console', async ({
    page,
  }) => {
    await page.goto('/');
    const logo = navigation(page).locator('img').first();
    expect((await logo.boundingBox())?.width).toBe(180);
    await page.route('/logo.svg', (route) => route.abort());
    const message = page.waitForEvent('console', (entry) => entry.text() === 'Logo failed to load');
    await page.reload();
    await message;
    await expect(logo).toHaveAttribute('src', '/placeholder.svg');
    await hydrate(page);
    await expect(logo).toHaveAttribute('src', '/placeholder.svg');
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect((await logo.boundingBox())?.width).toBe(180);
  });

  test('a picture that fails on a page reached inside the app falls back too', async ({ page }) => {
    await page.route('/team/*', (route) => route.abort());
    await open(page, '/');
    await linkTo(page.locator('footer'), '/team').click();
    await expect(page.locator('main img').first()).toHaveAttribute('src', '/placeholder.svg');
  });
});

test.describe('the trail and the footer', () => {
  test('a trail names each step, links each and ends with the page itself', async ({ page }) => {
    await page.goto('/flexible-services/rfp-matching');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Flexible Services', 'RFP Matching']);
    await expect(trail.getByRole('link')).toHaveText(['Home', 'Flexible Services']);
    await expect(trail.getByRole('link', { name: 'Flexible Services' })).toHaveAttribute('href', '/services');
    await expect(trail.locator('[aria-current="page"]')).toHaveText('RFP Matching');
    await page.goto('/process/start-with-strategy');
    await expect(trail.getByRole('link')).toHaveText(['Home', routeOf('/process').label]);
  });

  test('the copyright line has the year of the visit', async ({ page }) => {
    const problems = watchProblems(page);
    await page.clock.setFixedTime(new Date('2031-03-04T12:00:00Z'));
    await open(page, '/');
    await expect(page.locator('footer')).toContainText('© 2031 ');
    expect(problems).toEqual([]);
  });
});

test.describe('navigation inside the app', () => {
  test.use({ viewport: desktop });

  test('a link shows the next page without loading a document, with one title and one canonical', async ({
    page,
  }) => {
    const problems = watchProblems(page);
    await open(page, '/');
    const isSameDocument = await markDocument(page);
    for (const path of ['/why-dep', '/services', '/contact', '/process/execution-support'] as const) {
      await linkTo(page.locator('footer'), path).click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(titleOf(path));
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: titleOf(path) })).toHaveCount(1);
      expect(await page.evaluate(() => window.scrollY), 'a new page starts at its top').toBe(0);
    }
    expect(await isSameDocument()).toBe(true);
    expect(problems).toEqual([]);
  });

  test('back and forward show each page where the visitor left it', async ({ page }) => {
    await openWithTypefaces(page, '/about');
    const isSameDocument = await markDocument(page);
    const scrollTo = async (y: number) => {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
      // The position is noted by a scroll event, which comes with the next frame.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    };
    await scrollTo(900);
    // A click of the test would scroll the link into view first.
    await linkTo(page.locator('footer'), '/services').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveTitle(titleOf('/services'));
    await scrollTo(500);
    await page.goBack();
    await expect(page).toHaveTitle(titleOf('/about'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await page.goForward();
    await expect(page).toHaveTitle(titleOf('/services'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    expect(await isSameDocument()).toBe(true);
  });

  test('back to a document of its own shows it where the visitor left it', async ({ page }) => {
    await openWithTypefaces(page, '/about');
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await page.goto('/services');
    await page.goBack();
    await expect(page).toHaveTitle(titleOf('/about'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  });

  const anchors = [
    'start-with-strategy',
    'execution-support',
    'vendor-matching',
    'molecule',
    'planning',
    'rfp',
    'investor',
    'timeline',
  ];

  /** The top of the target once scrolling has come to rest. */
  async function restingTop(page: Page, id: string): Promise<number> {
    const target = page.locator(`[id="${id}"]`);
    let before = Number.NaN;
    await expect
      .poll(async () => {
        const top = await target.evaluate((element) => element.getBoundingClientRect().top);
        const isResting = Math.abs(top - before) < 1 && top < 400;
        before = top;
        return isResting;
      })
      .toBe(true);
    return before;
  }

  for (const id of anchors) {
    test(`/process#${id} shows its target below the fixed header`, async ({ page }) => {
      await open(page, `/process#${id}`);
      expect(await restingTop(page, id)).toBeGreaterThanOrEqual(await headerHeight(page));
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });
  }

  /** Notes each position of the page from its start on, with the time since the document was read. */
  async function recordScroll(page: Page) {
    await page.addInitScript(() => {
      const positions: { top: number; after: number }[] = [];
      let start = Number.NaN;
      document.addEventListener('DOMContentLoaded', () => (start = performance.now()));
      document.addEventListener('scroll', () =>
        positions.push({ top: Math.round(window.scrollY), after: performance.now() - start }),
      );
      Object.assign(window, { positions });
    });
    return () =>
      page.evaluate(() => (window as unknown as { positions: { top: number; after: number }[] }).positions);
  }

  for (const isApp of [false, true])
    test(`an anchor of the first address is reached smoothly after 100 ms ${isApp ? 'with' : 'without'} the app`, async ({
      page,
    }) => {
      if (!isApp) await page.route('**/assets/**/*.js', (route) => route.abort());
      const positions = await recordScroll(page);
      await page.goto('/process?from=test#vendor-matching');
      if (isApp) await hydrate(page);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
      expect(await restingTop(page, 'vendor-matching')).toBeGreaterThanOrEqual(await headerHeight(page));
      await expect(page).toHaveURL('/process?from=test#vendor-matching');
      const seen = await positions();
      expect(seen[0]!.after, 'the first movement').toBeGreaterThanOrEqual(100);
      expect(new Set(seen.map(({ top }) => top)).size, 'positions on the way').toBeGreaterThan(3);
      // Tab goes on from there.
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const target = document.getElementById('vendor-matching')!;
          return target.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_PRECEDING;
        }),
      ).toBe(0);
    });

  test('a visitor who has scrolled on from the first anchor is not brought back by the app', async ({
    page,
  }) => {
    let letScriptsPass = () => {};
    const gate = new Promise<void>((resolve) => (letScriptsPass = resolve));
    await page.route('**/assets/**/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/process#vendor-matching');
    await restingTop(page, 'vendor-matching');
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    letScriptsPass();
    await hydrate(page);
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
  });

  test('with reduced motion the first anchor is shown at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const positions = await recordScroll(page);
    await page.goto('/process#vendor-matching');
    await restingTop(page, 'vendor-matching');
    expect(new Set((await positions()).map(({ top }) => top)).size).toBeLessThanOrEqual(1);
  });

  test('an anchor is reached from another page and on its own page, smoothly, and focus goes there', async ({
    page,
  }) => {
    await open(page, '/');
    const isSameDocument = await markDocument(page);
    await linkTo(page.locator('main'), '/process#execution-support').click();
    await expect(page).toHaveURL('/process#execution-support');
    expect(await restingTop(page, 'execution-support')).toBeGreaterThanOrEqual(await headerHeight(page));
    await expect(page.locator('[id="execution-support"]')).toBeFocused();

    // The way up is a scroll of its own, whose end belongs to it and not to the way down.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('scrollend', resolve, { once: true });
          window.scrollTo({ top: 0, behavior: 'instant' });
        }),
    );
    const positions = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const seen = new Set<number>();
          const note = () => seen.add(Math.round(window.scrollY));
          document.addEventListener('scroll', note);
          document.addEventListener('scrollend', () => resolve(seen.size), { once: true });
        }),
    );
    await page
      .locator('main a[href$="#vendor-matching"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/process#vendor-matching');
    expect(await positions, 'positions on the way').toBeGreaterThan(3);
    expect(await restingTop(page, 'vendor-matching')).toBeGreaterThanOrEqual(await headerHeight(page));
    expect(await isSameDocument()).toBe(true);
  });

  test('with reduced motion an anchor is shown at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/process');
    const jumps = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let count = 0;
          document.addEventListener('scroll', () => count++);
          document.addEventListener('scrollend', () => resolve(count), { once: true });
        }),
    );
    await page
      .locator('main a[href$="#vendor-matching"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    expect(await jumps).toBe(1);
  });

  test('each change of page opens the way to the origins that the page uses, the document only looks them up', async ({
    page,
  }) => {
    const hints = () =>
      page
        .locator('head link:is([rel=preconnect], [rel=dns-prefetch])')
        .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ rel, href }) => `${rel} ${href}`));
    const booking = new URL(globalThis.__PROVIDER__.bookingUrl).origin;
    await open(page, '/submit-rfp/form');
    expect(await hints()).toEqual([]);
    await linkTo(page.locator('footer'), '/why-dep').click();
    await expect(page).toHaveTitle(titleOf('/why-dep'));
    expect(await hints()).toEqual([]);
    await linkTo(page.locator('footer'), '/about').click();
    await expect.poll(hints).toEqual([`dns-prefetch ${booking}/`, `preconnect ${booking}/`]);
    await open(page, '/about');
    expect(await hints()).toEqual([`dns-prefetch ${booking}/`]);
  });

  test('a typeface that isn’t there yet is preloaded with the next page, one that is there isn’t', async ({
    page,
  }) => {
    const preloads = () =>
      page
        .locator('head link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    await openWithTypefaces(page, '/');
    const [heading, ...others] = await preloads();
    expect(others).toEqual([]);
    await linkTo(page.locator('footer'), '/why-dep').click();
    await expect(page).toHaveTitle(titleOf('/why-dep'));
    expect(await preloads()).toEqual([heading]);

    await page.route('**/*.woff2', (route) => route.abort());
    await open(page, '/about');
    await page.unroute('**/*.woff2');
    await linkTo(page.locator('footer'), '/why-dep').click();
    await expect.poll(preloads).toEqual([heading, expect.stringMatching(/figtree[^/]*\.woff2$/)]);
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter((face) => face.status === 'loaded').length))
      .toBeGreaterThan(0);
  });

  test('pointing at a link fetches the next page’s code, and following it needs no further request', async ({
    page,
  }) => {
    await open(page, '/');
    const chunk = ownModules('/why-dep').at(-1) as string;
    const link = linkTo(page.locator('footer'), '/why-dep');
    await link.scrollIntoViewIfNeeded();
    const [response] = await Promise.all([page.waitForResponse(`**${chunk}`), link.hover()]);
    await response.finished();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await link.click();
    await expect(page).toHaveTitle(titleOf('/why-dep'));
    expect(scripts.filter((url) => ownModules('/why-dep').some((module) => url.endsWith(module)))).toEqual(
      [],
    );
  });

  test('a page whose code couldn’t be fetched ahead is there after a click all the same', async ({
    page,
  }) => {
    const chunk = ownModules('/why-dep').at(-1) as string;
    await open(page, '/');
    await page.route(`**${chunk}`, (route) => route.abort(), { times: 1 });
    const link = linkTo(page.locator('footer'), '/why-dep');
    await link.scrollIntoViewIfNeeded();
    await Promise.all([
      page.waitForEvent('requestfailed', (request) => request.url().endsWith(chunk)),
      link.hover(),
    ]);
    await link.click();
    await expect(page).toHaveTitle(titleOf('/why-dep'));
    await expect(page).toHaveURL('/why-dep');
  });

  test('a page whose code can’t be fetched is loaded as a document', async ({ page }) => {
    const chunk = ownModules('/why-dep').at(-1) as string;
    await open(page, '/');
    await page.route(`**${chunk}`, (route) => route.abort());
    await linkTo(page.locator('footer'), '/why-dep').click();
    await expect(page).toHaveURL('/why-dep');
    await expect(page).toHaveTitle(titleOf('/why-dep'));
    await expect(page.locator('h1')).toHaveText(
      'Lean, execution-focused program leadership for small molecules',
    );
  });

  test('a page that fails to render shows the error screen, with ways on', async ({ page }) => {
    const chunk = ownModules('/why-dep').at(-1) as string;
    await open(page, '/');
    await page.route(`**${chunk}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Page() { throw new Error("This page is broken on purpose") }',
      }),
    );
    await linkTo(page.locator('footer'), '/why-dep').click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(linkTo(page, '/')).toBeVisible();
    await page.unroute(`**${chunk}`);
    await page.getByRole('link', { name: 'Load it again' }).click();
    await expect(page.locator('h1')).toHaveText(
      'Lean, execution-focused program leadership for small molecules',
    );
  });
});

test.describe('what a route reports', () => {
  /** The reports of a visit, kept across documents by the test. */
  async function recordReports(page: Page) {
    const reports: unknown[] = [];
    await page.exposeBinding('keepReport', (_source, report: unknown) => void reports.push(report));
    await page.addInitScript(() => {
      const keep = (window as unknown as { keepReport: (report: unknown) => void }).keepReport;
      const note = (heardOn: string) => (event: Event) =>
        keep({ heardOn, detail: (event as CustomEvent<unknown>).detail, on: event.target === document });
      document.addEventListener('http-status', note('document'));
      window.addEventListener('http-status', note('window'));
      window.gtag = (...command) => keep(command);
    });
    return reports;
  }

  const expected = (path: string, status: number, title: string, address = path) => [
    { heardOn: 'document', detail: { status, path }, on: true },
    { heardOn: 'window', detail: { status, path }, on: true },
    [
      'event',
      'page_view',
      {
        page_path: path,
        page_title: title,
        page_location: expect.stringMatching(
          new RegExp(`^http://localhost:\\d+${address.replace('?', '\\?')}$`),
        ),
      },
    ],
  ];

  test('each route shown reports one http-status and one page_view, the first load too', async ({ page }) => {
    const reports = await recordReports(page);
    await open(page, '/?utm_source=mail');
    const home = expected('/', 200, titleOf('/'), '/?utm_source=mail');
    await expect.poll(() => reports).toEqual(home);

    await linkTo(page.locator('footer'), '/small-molecule-development').click();
    const development = expected('/small-molecule-development', 200, titleOf('/small-molecule-development'));
    await expect.poll(() => reports).toEqual([...home, ...development]);

    await page.goBack();
    await expect.poll(() => reports).toEqual([...home, ...development, ...home]);
  });

  test('an unknown path reports 404 and logs the path', async ({ page }) => {
    const reports = await recordReports(page);
    const log = page.waitForEvent('console', (message) => message.text().includes(unknownPath));
    await open(page, unknownPath);
    await log;
    const notFound = expected(unknownPath, 404, 'Page Not Found | DEP');
    await expect.poll(() => reports).toEqual(notFound);
    await page.getByRole('main').getByRole('link', { name: /home/i }).last().click();
    await expect.poll(() => reports).toEqual([...notFound, ...expected('/', 200, titleOf('/'))]);
    await expect(page.locator('meta[content*="noindex"]')).toHaveCount(0);
    await expect(page.locator('meta[name="prerender-status-code"]')).toHaveCount(0);
  });

  for (const { path, title } of routes) {
    test(`${path} reports 200`, async ({ page }) => {
      const reports = await recordReports(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => reports).toEqual(expected(path, 200, title));
    });
  }

  test('an anchor or a query on the same page reports nothing new', async ({ page }) => {
    const reports = await recordReports(page);
    await open(page, '/process');
    await expect.poll(() => reports.length).toBe(3);
    await page.locator('main a[href$="#vendor-matching"]').first().click();
    await expect(page).toHaveURL('/process#vendor-matching');
    await expect(page.locator('[id="vendor-matching"]')).toBeFocused();
    expect(reports).toHaveLength(3);
  });
});

test.describe('questions', () => {
  test('one answer is open at a time, and the open one can be closed', async ({ page }) => {
    await open(page, '/molecule-readiness');
    const items = page.locator('main details');
    const isOpen = () => items.evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open));
    await items.nth(0).locator('summary').click();
    await expect.poll(isOpen).toEqual([true, false, false, false, false]);
    await expect(items.nth(0).locator('p').first()).toBeVisible();
    await items.nth(2).locator('summary').press('Enter');
    await expect.poll(isOpen).toEqual([false, false, true, false, false]);
    await items.nth(2).locator('summary').click();
    await expect.poll(isOpen).toEqual([false, false, false, false, false]);
  });
});

test.describe('differentiators on the home page', () => {
  test.use({ viewport: desktop });
  const buttons = (page: Page) => page.locator('main button[popovertarget]');
  const tooltip = (page: Page) => page.locator('[data-tooltip]');

  test('a resting mouse shows the explanation after 300 ms, a mouse that leaves hides it', async ({
    page,
  }) => {
    await open(page, '/');
    const button = buttons(page).nth(3);
    await button.scrollIntoViewIfNeeded();
    const delay = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let start = Number.NaN;
          document.addEventListener('pointerover', ({ target }) => {
            if (target instanceof Element && target.closest('[popovertarget]')) start = performance.now();
          });
          new MutationObserver(() => {
            if (document.querySelector('[data-tooltip]')) resolve(performance.now() - start);
          }).observe(document, { childList: true, subtree: true });
        }),
    );
    await button.hover();
    await expect(tooltip(page)).toBeVisible();
    expect(await delay).toBeGreaterThanOrEqual(300);
    const explanation = await page.locator('[id="explanation-3"]').textContent();
    await expect(tooltip(page)).toHaveText(explanation as string);
    await tooltip(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(2, 300);
    await expect(tooltip(page)).toBeHidden();
  });

  test('keyboard focus shows the explanation, Escape hides it', async ({ page }) => {
    await open(page, '/');
    await linkTo(page.locator('main'), '/contact').last().focus();
    await buttons(page).nth(5).focus();
    await page.keyboard.press('Tab');
    await expect(buttons(page).nth(6)).toBeFocused();
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await expect(buttons(page).nth(6)).toBeFocused();
  });

  test('a mouse that passes over other text of the band leaves the keyboard’s explanation', async ({
    page,
  }) => {
    await open(page, '/');
    await buttons(page).nth(5).focus();
    const headings = page.locator('main li:has(> button[popovertarget]) h3');
    await headings.nth(5).hover();
    await page.keyboard.press('Tab');
    await headings.nth(4).hover();
    await expect(buttons(page).nth(6)).toBeFocused();
    await expect(tooltip(page)).toBeVisible();
  });

  test('keyboard focus shows the explanation while the page still scrolls to its button', async ({
    page,
  }) => {
    await open(page, '/');
    await buttons(page).first().hover();
    await expect(tooltip(page)).toBeVisible();
    await buttons(page).nth(5).focus();
    const scrollEnd = () =>
      page.evaluate(
        () =>
          new Promise<void>((resolve) =>
            document.addEventListener('scrollend', () => resolve(), { once: true }),
          ),
      );
    await Promise.all([scrollEnd(), page.evaluate(() => window.scrollTo(0, 0))]);
    await page.evaluate(() => void (document.documentElement.style.scrollBehavior = 'smooth'));
    await Promise.all([scrollEnd(), page.keyboard.press('Tab')]);
    await expect(buttons(page).nth(6)).toBeFocused();
    await expect(tooltip(page)).toBeInViewport();
  });

  test('an explanation goes where the wheel takes its button from under the mouse', async ({ page }) => {
    await open(page, '/');
    await buttons(page).first().hover();
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.wheel(0, 600);
    await expect(tooltip(page)).toBeHidden();
  });

  test('a click keeps the explanation open until a click beside it', async ({ page }) => {
    await open(page, '/');
    await buttons(page).first().click();
    const explanation = page.locator('[id="explanation-0"]');
    await expect(explanation).toBeVisible();
    await expect(tooltip(page)).toHaveCount(0);
    await page.mouse.click(2, 400);
    await expect(explanation).toBeHidden();
  });
});
