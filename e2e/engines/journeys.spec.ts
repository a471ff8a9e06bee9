/**
 * What a visitor does on the site, in the engines beside Chromium. Each journey is written once and says what it needs
 * by selectors and functions that run in the page, because three drivers understand these: Playwright for its own
 * builds, WebDriver BiDi for the Firefox of a system, WebDriver for WebKitGTK. Everything else is tested in Chromium.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import type axe from 'axe-core';
import { routes } from '#src/site/routes.ts';
import { inquiriesOf, newSender } from '../support/inquiries.ts';
import { pagePaths, titleOf } from '../support/site.ts';
import { otherEngines } from './engines.ts';
import { boxOf, choose, isHydrated, isShown, readOutline } from './in-page.ts';
import { fileToAttach, type Visitor } from './visitor.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let visitor: Visitor;
let origin: string;

const path = () => visitor.read(() => location.pathname + location.search + location.hash);
const title = () => visitor.read(() => document.title);
const shown = (selector: string) => visitor.read(isShown, selector);
const textOf = (selector: string) =>
  visitor.read((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
const focused = () => visitor.read(() => document.activeElement?.localName);
const openAnswers = () =>
  visitor.read(() =>
    [...document.querySelectorAll('main details[name]')].map((item) => item.hasAttribute('open')),
  );

/** Opens a page and moves the mouse, which starts the app; waits until it has hydrated the page. */
async function open(address: string) {
  await visitor.goTo(origin + address);
  await visitor.hover('h1');
  await expect.poll(() => visitor.read(isHydrated), { message: `${address} is hydrated` }).toBe(true);
}

async function fillInContact(email: string) {
  await visitor.type('#name', 'Ada Lovelace');
  await visitor.type('#email', email);
  await visitor.type('#company', 'Analytical Engines');
  await visitor.read(choose, ['#therapeutic-area', 'oncology'] as const);
  await visitor.read(choose, ['#dev-stage', 'preclinical'] as const);
  await visitor.read(choose, ['#timeline', '24-months-plus'] as const);
  await visitor.read(choose, ['#service-type', 'cmc-only'] as const);
  await visitor.type('#project-description', 'IC50 < 5 nM & pH > 7');
  await visitor.click('#consent');
}

async function fillInRfp(email: string) {
  await visitor.type('#full-name', 'Ada Lovelace');
  await visitor.type('#email', email);
  await visitor.type('#company', 'Analytical Engines');
  await visitor.type('#project-name', 'Difference');
  await visitor.read(choose, ['#program-type', 'nce'] as const);
  await visitor.click('[name=modality][value=small-molecule]');
  await visitor.click('[name=services-needed][value=stability]');
  await visitor.read(choose, ['#desired-start-date', '2099-05-01'] as const);
}

for (const { name, source, program, start } of otherEngines)
  test.describe(`in ${name}`, () => {
    if (!program) {
      test.skip(`isn’t on this machine: ${source}`, () => {});
      return;
    }
    // One browser for all journeys of an engine: starting it takes longer than most of them.
    test.describe.configure({ mode: 'default', timeout: 120_000 });

    test.describe('with the app', () => {
      test.beforeAll(async ({ baseURL }) => {
        origin = baseURL as string;
        visitor = await start(program, true);
      });
      test.afterAll(() => visitor.close());
      test.beforeEach(async () => {
        await visitor.resize(1280, 800);
        await visitor.goTo(`${origin}/robots.txt`);
        await visitor.read(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
      });

      test('every page keeps its elements, text and links when it is hydrated, and has no accessibility finding', async () => {
        const findings: string[] = [];
        for (const address of pagePaths) {
          await visitor.goTo(origin + address);
          const prerendered = await visitor.read(readOutline);
          await visitor.read(
            () => void Object.assign(window, { prerendered: [...document.querySelectorAll('#root *')] }),
          );
          await visitor.hover('h1');
          await expect.poll(() => visitor.read(isHydrated), { message: address }).toBe(true);
          expect(await visitor.read(readOutline), address).toEqual(prerendered);
          const replaced = await visitor.read(
            () =>
              (window as unknown as { prerendered: Element[] }).prerendered.filter(
                ({ isConnected }) => !isConnected,
              ).length,
          );
          expect(replaced, `elements of ${address} that React has replaced`).toBe(0);
          await visitor.inject(axeSource);
          const found = await visitor.read(async () => {
            const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
              resultTypes: ['violations'],
            });
            return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} at ${html}`));
          });
          findings.push(...found.map((finding) => `${address}: ${finding}`));
        }
        expect(findings).toEqual([]);
      });

      test('a menu opens under the mouse and closes by Escape, and its links lead on inside the app', async () => {
        await open('/');
        await visitor.read(() => void Object.assign(window, { isFirstDocument: true }));
        const entries = await visitor.read(() => history.length);
        await visitor.hover('header nav a[href="/services"]');
        await expect.poll(() => shown('#menu-services')).toBe(true);
        await visitor.press('Escape');
        await expect.poll(() => shown('#menu-services')).toBe(false);
        await visitor.hover('h1');
        await visitor.hover('header nav a[href="/services"]');
        await expect.poll(() => shown('#menu-services a[href="/investor-readiness"]')).toBe(true);
        await visitor.click('#menu-services a[href="/investor-readiness"]');
        await expect.poll(title).toBe(titleOf('/investor-readiness'));
        expect(await path()).toBe('/investor-readiness');
        await expect.poll(focused).toBe('h1');
        await expect.poll(() => textOf('[role=status]')).toBe(titleOf('/investor-readiness'));
        expect(await visitor.read(() => [history.length, window.scrollY])).toEqual([entries + 1, 0]);
        await visitor.read(() => history.back());
        await expect.poll(title).toBe(titleOf('/'));
        expect(await visitor.read(() => 'isFirstDocument' in window)).toBe(true);
      });

      test('the menu of a narrow window opens and closes, and so do its dropdowns', async () => {
        await visitor.resize(450, 844);
        await open('/about');
        expect(await shown('#site-menu')).toBe(false);
        await visitor.click('[popovertarget=site-menu]');
        await expect.poll(() => shown('#site-menu a[href="/team"]')).toBe(true);
        await visitor.click('[data-menu=process]');
        await expect.poll(() => shown('#menu-process a[href="/submit-rfp"]')).toBe(true);
        await visitor.click('[data-menu=services]');
        await expect.poll(() => shown('#menu-services a[href="/investor-readiness"]')).toBe(true);
        expect(await shown('#menu-process')).toBe(false);
        await visitor.click('#menu-services a[href="/investor-readiness"]');
        await expect.poll(title).toBe(titleOf('/investor-readiness'));
        await expect.poll(() => shown('#site-menu')).toBe(false);
      });

      test('one answer is open at a time, by mouse and by keyboard', async () => {
        await open('/molecule-readiness');
        await visitor.click('main details[name]:nth-of-type(1) summary');
        await expect.poll(openAnswers).toEqual([true, false, false, false, false]);
        await visitor.press('ArrowDown');
        await visitor.press('Enter');
        await expect.poll(openAnswers).toEqual([false, true, false, false, false]);
        await visitor.click('main details[name]:nth-of-type(2) summary');
        await expect.poll(openAnswers).toEqual([false, false, false, false, false]);
      });

      test('an explanation appears beside what it explains, inside the window, wide and narrow', async () => {
        for (const size of [
          [1280, 800],
          [450, 844],
        ] as const) {
          await visitor.resize(size[0], size[1]);
          await open('/');
          for (const index of [0, 3, 6]) {
            await visitor.click(`[popovertarget=explanation-${index}]`);
            const explanation = `#explanation-${index}`;
            await expect.poll(() => shown(explanation), { message: explanation }).toBe(true);
            const [box, button, [width, height]] = await Promise.all([
              visitor.read(boxOf, explanation),
              visitor.read(boxOf, `[popovertarget=explanation-${index}]`),
              visitor.read(() => [window.innerWidth, window.innerHeight] as const),
            ]);
            const where = `${explanation} at ${width} px: ${JSON.stringify({ box, button })}`;
            expect(Math.min(box.left, box.top), where).toBeGreaterThanOrEqual(0);
            expect(box.right, where).toBeLessThanOrEqual(width);
            expect(box.bottom, where).toBeLessThanOrEqual(height);
            await visitor.press('Escape');
            await expect.poll(() => shown(explanation)).toBe(false);
          }
        }
      });

      test('an inquiry arrives with its file', async () => {
        const email = newSender();
        await open('/contact');
        await fillInContact(email);
        await visitor.attach('#data-files', fileToAttach('report.pdf'));
        await visitor.click('form [type=submit]');
        await expect.poll(() => shown('#sent'), { timeout: 20_000 }).toBe(true);
        await expect
          .poll(() => inquiriesOf(email))
          .toMatchObject([
            {
              timeline: '24-months-plus',
              project_description: 'IC50 < 5 nM & pH > 7',
              files: [{ name: 'report.pdf' }],
              stored_slots: [0],
            },
          ]);
      });

      test('an RFP arrives', async () => {
        const email = newSender();
        await open('/submit-rfp/form');
        await fillInRfp(email);
        await visitor.click('form [type=submit]');
        await expect.poll(() => shown('#sent'), { timeout: 20_000 }).toBe(true);
        expect(await inquiriesOf(email)).toMatchObject([
          { modality: ['small-molecule'], services_needed: ['stability'] },
        ]);
      });

      test('a form that lacks something says what, and takes focus there', async () => {
        await open('/contact');
        await visitor.type('#name', 'Ada Lovelace');
        await visitor.click('form [type=submit]');
        await expect.poll(() => shown('[data-scope=toast]')).toBe(true);
        expect(await textOf('[data-scope=toast]')).toContain('Submission failed');
        expect(await visitor.read(() => document.activeElement?.closest('[role=alert]') !== null)).toBe(true);
        expect(await visitor.read(() => document.querySelector('#email')?.ariaInvalid)).toBe('true');
      });

      test('a draft survives a reload, without the agreement', async () => {
        await open('/contact');
        await fillInContact('ada@example.com');
        await expect.poll(() => textOf('form')).toContain('Draft saved in this browser');
        await open('/contact');
        await expect.poll(() => textOf('form')).toContain('Draft restored');
        const values = await visitor.read(() => {
          const value = (id: string) => document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.value;
          return [value('email'), value('timeline'), document.querySelector('#consent:checked') === null];
        });
        expect(values).toEqual(['ada@example.com', '24-months-plus', true]);
      });
    });

    test.describe('without script', () => {
      test.beforeAll(async ({ baseURL }) => {
        origin = baseURL as string;
        visitor = await start(program, false);
      });
      test.afterAll(() => visitor.close());
      test.beforeEach(() => visitor.resize(1280, 800));

      test('every page can be read, and its questions open one at a time', async () => {
        for (const route of routes) {
          await visitor.goTo(origin + route.path);
          expect(await title()).toBe(route.title);
          expect(await shown('h1'), route.path).toBe(true);
          const questions = await openAnswers();
          for (const index of questions.slice(0, 2).keys()) {
            await visitor.click(`main details[name]:nth-of-type(${index + 1}) summary`);
            await expect.poll(openAnswers).toEqual(questions.map((_, place) => place === index));
          }
        }
      });

      test('menus open, and their links lead on', async () => {
        await visitor.goTo(`${origin}/`);
        await visitor.click('[data-menu=services]');
        await visitor.click('#menu-services a[href="/investor-readiness"]');
        await expect.poll(title).toBe(titleOf('/investor-readiness'));
        await visitor.resize(450, 844);
        await visitor.click('[popovertarget=site-menu]');
        await visitor.click('#site-menu a[href="/team"]');
        await expect.poll(title).toBe(titleOf('/team'));
      });

      test('an inquiry is posted and answered on its page', async () => {
        const email = newSender();
        await visitor.goTo(`${origin}/contact`);
        await fillInContact(email);
        await visitor.click('form [type=submit]');
        await expect.poll(path).toBe('/contact?sent=1#sent');
        expect(await shown('#sent')).toBe(true);
        expect(await inquiriesOf(email)).toMatchObject([{ name: 'Ada Lovelace', consent: true }]);
      });

      test('an RFP is posted and answered on its page', async () => {
        const email = newSender();
        await visitor.goTo(`${origin}/submit-rfp/form`);
        await fillInRfp(email);
        await visitor.click('form [type=submit]');
        await expect.poll(path).toBe('/submit-rfp/form?sent=1#sent');
        expect(await inquiriesOf(email)).toMatchObject([{ project_name: 'Difference' }]);
      });
    });
  });
