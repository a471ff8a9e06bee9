import { expect, type Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Node } from '@siteimprove/alfa-dom';
import { Playwright } from '@siteimprove/alfa-playwright';
import rules, { type Flattened } from '@siteimprove/alfa-rules';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';
import { inEachView, settle, sizes, test, type Scheme } from '../support/accessibility.ts';
import { open, pagePaths } from '../support/site.ts';

const nameOf = ({ uri }: Flattened.Rule) => uri.slice(uri.lastIndexOf('/') + 1);

/** The contrast of level AAA: all text has it, besides what levels A and AA require. */
const enhancedContrast = 'sia-r66';
const isRequired = Conformance.isAA();
const chosenRules = [...rules].filter(
  (rule) =>
    rule.hasRequirement((requirement) => Criterion.isCriterion(requirement) && isRequired(requirement)) ||
    nameOf(rule) === enhancedContrast,
);

/** The rules whose outcome depends on colours. Only these are checked in the dark scheme too. */
const colourRules = chosenRules.filter((rule) =>
  ['sia-r62', enhancedContrast, 'sia-r69'].includes(nameOf(rule)),
);

interface Undecided {
  readonly rules: readonly string[];
  /** Matches the path of the node in question. */
  readonly path: RegExp;
  readonly reason: string;
}

/** What Alfa can't decide, and a person has. */
const undecided: readonly Undecided[] = [
  {
    rules: [enhancedContrast, 'sia-r69'],
    path: /\/select\[/,
    reason:
      'The arrow of a list is a background image, and Alfa does not see that no text reaches it; axe does.',
  },
  {
    rules: [enhancedContrast, 'sia-r69'],
    path: /\/thead\[/,
    reason: 'The head of a folded table is there for screen readers alone and has no colours to see.',
  },
  {
    rules: [enhancedContrast, 'sia-r69'],
    path: /\/figure\[1\]\/(?:dl|ol|figcaption)\[1\]\//,
    reason:
      'Alfa does not tell what stands behind figures and captions that are set over a plot or the thread: always the plate, one colour to axe and to the test of the palette.',
  },
];

interface Finding {
  readonly rule: string;
  /** The XPath of the node. */
  readonly path: string;
  readonly message: string;
  /** Whether the rule fails; otherwise it can't tell. */
  readonly fails: boolean;
}

/**
 * Writes colours in a form that Alfa understands, without changing the look of the page. Alfa knows neither
 * `light-dark()` nor `color-scheme`, so custom properties get their values for the scheme of their element. It sees no
 * pseudo-elements either, so a background that one draws becomes the element's own.
 *
 * @returns A function that undoes it.
 */
async function spellOutColours(page: Page, scheme: Scheme): Promise<() => Promise<void>> {
  const resolved = await page.evaluateHandle((scheme) => {
    const schemeOf = (element: Element | null) => {
      const allowed = element ? getComputedStyle(element).colorScheme : '';
      return allowed === 'light dark' ? scheme : allowed;
    };
    const valuesOf = (element: Element) =>
      [...element.computedStyleMap()].flatMap(([name, [value]]) => {
        const [, light, dark] = /^light-dark\((.+?),(.+)\)$/.exec(String(value)) ?? [];
        return name.startsWith('--') && light && dark
          ? [{ name, value: schemeOf(element) === 'dark' ? dark : light }]
          : [];
      });
    // Custom properties are inherited, so all values are read before the first is changed.
    const changes = [...document.querySelectorAll<HTMLElement>('*')]
      .filter((element) => schemeOf(element) !== schemeOf(element.parentElement))
      .map((element) => ({ element, before: element.getAttribute('style'), values: valuesOf(element) }));
    for (const { element, values } of changes)
      for (const { name, value } of values) element.style.setProperty(name, value);
    const sheets = [...document.querySelectorAll<HTMLElement>('main *')]
      .map((element) => ({ element, sheet: getComputedStyle(element, '::before') }))
      .filter(({ sheet }) => sheet.content !== 'none' && sheet.zIndex === '-1')
      .map(({ element, sheet }) => ({
        element,
        before: element.getAttribute('style'),
        colour: sheet.backgroundColor,
      }));
    for (const { element, colour } of sheets) element.style.backgroundColor = colour;
    const undo = [...sheets, ...changes].map(({ element, before }) => () => {
      element.style.cssText = before ?? '';
      if (before === null) element.removeAttribute('style');
    });
    return undo;
  }, scheme);
  return () => resolved.evaluate((undo) => undo.forEach((one) => one()));
}

/** Where the page, in its present state, fails a rule or the rule can't tell. */
async function audit(page: Page, scheme: Scheme): Promise<Finding[]> {
  await settle(page);
  const takeBack = await spellOutColours(page, scheme);
  const input = await Playwright.toPage(await page.evaluateHandle(() => window.document));
  await takeBack();
  const outcomes = await Audit.of(input, scheme === 'light' ? chosenRules : colourRules).evaluate();
  return [...outcomes].flatMap((outcome) => {
    const fails = Outcome.isFailed(outcome);
    if (!fails && !Outcome.isCantTell(outcome)) return [];
    const messages = fails
      ? [...outcome.expectations].map(([, result]) => result.getErrOr(undefined)?.message ?? '')
      : [outcome.diagnostic.message];
    const { rule, target } = outcome;
    const path = Node.isNode(target) ? target.path() : '';
    return [{ rule: nameOf(rule), path, message: messages.join(' ').replace(/\s+/g, ' '), fails }];
  });
}

const matches = ({ rules, path }: Undecided, finding: Finding) =>
  !finding.fails && rules.includes(finding.rule) && path.test(finding.path);

/** The findings that no person has decided, one line each. */
const linesOf = (findings: readonly Finding[]) =>
  findings
    .filter((finding) => !undecided.some((known) => matches(known, finding)))
    .map(
      ({ rule, path, message, fails }) => `${rule} ${fails ? 'fails' : "can't tell"} at ${path}: ${message}`,
    );

test.describe.configure({ timeout: 120_000 });

for (const path of pagePaths) {
  test(`Alfa finds nothing on ${path} in either scheme, wide or narrow`, async ({ reusedPage: page }) => {
    await open(page, path);
    const found: string[] = [];
    await inEachView(page, async ({ scheme, name }) => {
      found.push(...linesOf(await audit(page, scheme)).map((line) => `${name}: ${line}`));
    });
    expect(found).toEqual([]);
  });
}

test('Alfa finds nothing on a form that names its mistakes', async ({ reusedPage: page }) => {
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Share My Project with DEP' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // Otherwise the notification would disappear during the audit.
  await page.locator('[data-scope=toast][data-part=close-trigger]').click();
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0);
  // At the top of the page the fixed header covers no link whose size is measured.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const found: string[] = [];
  await inEachView(page, async ({ scheme, name }) => {
    found.push(...linesOf(await audit(page, scheme)).map((line) => `${name}: ${line}`));
  });
  expect(found).toEqual([]);
});

test('Alfa finds headers without cells, a cell without a header, a link whose picture says nothing, and pale text', async ({
  reusedPage: page,
}) => {
  await open(page, '/flexible-services/rfp-matching');
  await page.evaluate(() => {
    for (const cell of document.querySelectorAll('td')) cell.remove();
    // A row with more cells than the table has columns.
    const row = document.querySelector('tbody')?.insertRow();
    for (let column = 0; column < 10; column += 1) row?.insertCell().append('lost');
    document.querySelector('header img')?.removeAttribute('alt');
    document.querySelector<HTMLElement>('main p')?.style.setProperty('color', '#767676');
  });
  await page.setViewportSize(sizes[0]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const failing = (await audit(page, 'light')).filter(({ fails }) => fails).map(({ rule }) => rule);
  expect(new Set(failing)).toEqual(
    new Set(['sia-r2', 'sia-r11', 'sia-r46', 'sia-r77', 'sia-r66', 'sia-r69']),
  );
});

test('everything on the list of what Alfa leaves to a person still is', async ({ reusedPage: page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const found: Finding[] = [];
  const [wide, narrow] = sizes;
  // Text is set over a plot on wide screens, and tables fold on narrow ones.
  for (const [path, size] of [
    ['/contact', narrow],
    ['/why-dep', narrow],
    ['/molecule-readiness', wide],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(path);
    found.push(...(await audit(page, 'light')));
  }
  for (const known of undecided)
    for (const rule of known.rules)
      expect(
        found.some((finding) => matches({ ...known, rules: [rule] }, finding)),
        `${rule} at ${known.path.source}: not in doubt any more, strike it off the list`,
      ).toBe(true);
});
