import { expect, test } from '@playwright/test';
import '#scripts/define-provider.ts';
import { serviceOptions } from '#shared/option-lists.ts';
import { cases } from '#src/site/cases.ts';
import { claims } from '#src/site/claims.ts';
import { menus } from '#src/site/navigation.ts';
import { findRoute, getRoute, routes, type RoutePath } from '#src/site/routes.ts';
import { unassignedDisciplines } from '#src/site/disciplines.ts';
import { parseDuration } from '#src/site/figures.ts';
import { team } from '#src/site/team.ts';
import { activeEntries, pages, roles } from './texts.ts';
import { loadContent } from '../support/content.ts';
import { queryAll, readDocument, readLinkTargets, readText } from '../support/html.ts';
import { pagePaths } from '../support/site.ts';

const { email, legalName, address } = globalThis.__PROVIDER__;

const getMain = (path: string) => readDocument(path).querySelector('main') as Element;
const readTexts = (root: ParentNode, selector: string) => queryAll(root, selector).map(readText);
const findLinks = (root: ParentNode, name: string) =>
  queryAll(root, 'a').filter((link) => readText(link).startsWith(name));
const countListItems = (root: ParentNode) => queryAll(root, 'ol').map(({ children }) => children.length);

for (const path of pagePaths)
  test(`${path} has the navigation, the breadcrumb and the footer`, () => {
    const document = readDocument(path);
    const navigation = document.querySelector('nav[aria-label="Main"]') as Element;
    expect(navigation.querySelector('a[href="/"] img')?.getAttribute('width')).toBe('180');
    for (const { group, cards } of Object.values(menus)) {
      const items = queryAll(document, `#menu-${group} ul > li`);
      expect(items.map((item) => readLinkTargets(item, path))).toEqual(cards.map((card) => [card.path]));
      for (const [index, { label, summary }] of cards.entries()) {
        expect(readText(items[index])).toContain(label);
        expect(readText(items[index])).toContain(summary);
      }
    }

    // Pages that the owner adds are in their group's menu.
    const group = path in pages ? undefined : findRoute(path)?.group;
    const active = group ? menus[group].overview.path : activeEntries[path as RoutePath];
    expect(readTexts(navigation, 'a[data-active]'), 'entries shown as active').toEqual(
      active ? [getRoute(active).label] : [],
    );

    const trail = document.querySelector('main nav[aria-label="Breadcrumb"]');
    expect(trail === null, 'every page except home has a breadcrumb').toBe(path === '/');

    const footer = document.querySelector('footer') as Element;
    const columns = queryAll(footer, 'nav h2').map((heading) => heading.parentElement as Element);
    expect(columns).toHaveLength(5);
    for (const column of columns) expect(queryAll(column, 'a[href]').length).toBeGreaterThanOrEqual(2);
    expect(readText(footer.querySelector('address'))).toContain(
      `${legalName}, ${address?.street ?? '[Company address]'}`,
    );
    expect(readText(footer.querySelector(`a[href="mailto:${email}"]`))).toBe(email);
    expect(readText(footer)).toMatch(/© \d{4} /);
  });

for (const { path, related } of routes)
  test(`${path} has its questions and related pages`, async () => {
    const { faq } = await loadContent(path);
    const document = readDocument(path);
    const items = queryAll(document, 'main details[name]');
    const questions = (faq?.items ?? []).map(({ question }) => question);
    expect(items.map((item) => readText(item.querySelector('summary')))).toEqual(questions);
    for (const [index, item] of items.entries()) {
      expect(questions[index]).toMatch(/\?$/);
      expect(readText(item).length, questions[index]).toBeGreaterThan((questions[index] ?? '').length + 40);
    }
    const names = new Set(items.map((item) => item.getAttribute('name')));
    expect(names.size, 'one name makes the answers exclusive').toBe(Math.min(items.length, 1));
    const { '@graph': nodes } = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    ) as { '@graph': { '@type': string; mainEntity?: { name: string }[] }[] };
    const faqQuestions = nodes.find((node) => node['@type'] === 'FAQPage')?.mainEntity ?? [];
    expect(faqQuestions.map(({ name }) => name)).toEqual(questions);

    const block = document.querySelector('main #related');
    expect(block ? readLinkTargets(block, path) : []).toEqual([...related]);
    for (const item of block ? queryAll(block, 'li') : []) {
      const name = readText(item.querySelector('a'));
      expect(readText(item).length, `the description of ${name}`).toBeGreaterThan(name.length + 25);
    }
  });

test('home has its cases and seven differentiators with explanations', () => {
  const main = getMain('/');
  expect(readText(main).match(/ACTIVE/g)).toHaveLength(cases.length);
  expect(cases.length).toBeGreaterThanOrEqual(3);
  const explanations = readTexts(main, '[popover]');
  expect(explanations).toHaveLength(7);
  for (const explanation of explanations)
    expect(
      routes.some(({ label }) => explanation.includes(label)),
      `“${explanation}” names a page`,
    ).toBe(true);
  const sentences = readTexts(main, 'li:has(> [popover]) > p');
  for (const sentence of sentences) expect(sentence.length).toBeGreaterThan(25);
});

test('the process page has five timeline steps and a link to a brief for each case', () => {
  const main = getMain('/process');
  expect(countListItems(main.querySelector('#timeline') as Element)).toContain(5);
  const briefs = findLinks(main, 'Request a Redacted Case Brief');
  expect(briefs.map((link) => link.getAttribute('href'))).toEqual(
    cases.map(() => '/contact?topic=case-brief'),
  );
});

test('each service has a bar as long as its duration in weeks', async () => {
  const { serviceList } = await loadContent('/services');
  for (const { title, duration } of serviceList?.items ?? []) {
    const card = queryAll(getMain('/services'), 'li').find(
      (item) => readText(item.querySelector('h3')) === title,
    );
    const bar = card?.querySelector('svg');
    const weeks = parseDuration(duration);
    const lengths = queryAll(bar as Element, 'rect').map((rect) => Number(rect.getAttribute('width')) / 10);
    expect(lengths, title).toEqual(weeks ? [weeks.longest, weeks.shortest] : []);
    expect(bar?.getAttribute('viewBox'), title).toBe('0 0 60 10');
    expect(readText(card as Element), title).toContain(weeks ? duration : 'no fixed');
  }
});

test('the team page and its matrix name the disciplines assigned per program', () => {
  const main = getMain('/team');
  for (const { name } of unassignedDisciplines) {
    const card = queryAll(main, 'li').find((item) => readText(item.querySelector('h3')) === name);
    const lane = queryAll(main, '[role="img"] p').find((item) => readText(item.querySelector('b')) === name);
    for (const element of [card, lane])
      expect(readText(element as Element), name).toMatch(/assigned per program, named before you sign/i);
  }
  expect(readText(main)).toContain('Names are published with each person’s consent');
  expect(readText(main).match(/independent consultants/gi)).toHaveLength(1);
});

test('each service on the services page has features and an inquiry link', async () => {
  const inquiries = findLinks(getMain('/services'), 'Inquire About This Service');
  const { serviceList } = await loadContent('/services');
  expect(inquiries).toHaveLength(serviceList?.items.length ?? 0);
  for (const inquiry of inquiries) {
    const card = inquiry.closest('li') as Element;
    const title = readText(card.querySelector('h3'));
    const service = serviceOptions.find(({ label }) => label === title);
    expect(inquiry.getAttribute('href')).toBe(`/submit-rfp?service=${service?.value}`);
    expect(queryAll(card, 'ul li').length, title).toBeGreaterThanOrEqual(3);
  }
});

test('the team page has at least ten complete profiles, and the about page shows the first three', () => {
  expect(team.length).toBeGreaterThanOrEqual(10);
  const main = getMain('/team');
  const displayedNames = team.map(({ name, isIndependent }) => (isIndependent ? `${name}*` : name));
  const readNames = (root: Element) =>
    readTexts(root, 'h2, h3').filter((heading) => displayedNames.includes(heading));
  expect(readNames(main).toSorted()).toEqual(displayedNames.toSorted());
  expect(readNames(getMain('/about'))).toEqual(readNames(main).slice(0, 3));
  for (const [index, { name, title, bio, expertise }] of team.entries()) {
    const heading = queryAll(main, 'h2, h3').find((element) => readText(element) === displayedNames[index]);
    const profile = heading?.closest('li, section') as Element;
    expect(readTexts(profile, 'ul[aria-label] > li'), `expertise of ${name}`).toEqual(expertise);
    expect(readTexts(profile, 'p'), `title and biography of ${name}`).toEqual(
      expect.arrayContaining([title, bio]),
    );
    expect(profile.querySelector('img[alt]:not([alt=""])'), `picture of ${name}`).not.toBeNull();
  }
});

test('a placeholder profile is named after a role in the specification', () => {
  const unknownNames = team
    .filter(({ isPlaceholder }) => isPlaceholder)
    .map(({ name }) => name)
    .filter((name) => !roles.some((role) => name === role || name.startsWith(`${role}, `)));
  expect(unknownNames).toEqual([]);
});

test('the graphics page has eight steps, and each tracker phase shows its duration and progress', () => {
  const main = getMain('/graphics');
  expect(countListItems(main)).toContain(8);
  const blocks = readTexts(main, 'li, tr, article, div').filter((block) => block.length < 400);
  for (const { name, duration, progress } of claims.trackerPhases) {
    const facts = [name, duration, `${progress}%`];
    expect(
      blocks.some((block) => facts.every((fact) => block.includes(fact))),
      facts.join(', '),
    ).toBe(true);
  }
});
