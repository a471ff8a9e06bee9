import { expect, test } from '@playwright/test';
import '#scripts/define-provider.ts';
import { serviceOffers } from '#shared/option-lists.ts';
import { cases } from '#src/site/cases.ts';
import { consultationLabel } from '#src/site/action-labels.ts';
import { claims } from '#src/site/claims.ts';
import { menus, topNavigation } from '#src/site/navigation.ts';
import { findRoute, routeOf, routes, type RoutePath } from '#src/site/routes.ts';
import { team } from '#src/site/team.ts';
import { activeEntries, booking, claimedTexts, contactLinks, formFields, requirements } from './texts.ts';
import { contentOf } from '../support/content.ts';
import { all, collapsed, ownContent, readDocument, relatedPages, textOf } from '../support/html.ts';
import { unknownPath } from '../support/site.ts';

const { bookingUrl, email, legalName, address } = globalThis.__PROVIDER__;

const hrefsOf = (root: ParentNode) => all(root, 'a[href]').map((link) => link.getAttribute('href') as string);

/** Where a link leads, with the path even if the link is only an anchor. */
const resolved = (href: string, path: string) => {
  const url = new URL(href === booking ? bookingUrl : href, `http://site${path}`);
  return url.host === 'site' ? url.pathname + url.search + url.hash : url.href;
};

test.describe('the specification, page by page', () => {
  for (const { path } of routes) {
    const { links = [], anchors = [] } = requirements[path] ?? {};
    test(`${path} leads where the specification says and has the anchors it names`, async ({ request }) => {
      const document = await readDocument(request, path);
      const reached = hrefsOf(document.querySelector('main') as Element).map((href) => resolved(href, path));
      const missing = [
        ...links.filter((href) => !reached.includes(resolved(href, path))).map((href) => `link to ${href}`),
        ...anchors.filter((id) => !document.getElementById(id)).map((id) => `element with id ${id}`),
      ];
      expect(missing, `missing on ${path}`).toEqual([]);
    });

    test(`${path} answers the questions of its content, one open at a time, and says so in its data`, async ({
      request,
    }) => {
      const { faq } = await contentOf(path);
      const document = await readDocument(request, path);
      const items = all(document, 'main details[name]');
      const questions = (faq?.items ?? []).map(({ question }) => question);
      expect(items.map((item) => textOf(item.querySelector('summary')))).toEqual(questions);
      for (const item of items) {
        const question = textOf(item.querySelector('summary'));
        expect(question).toMatch(/\?$/);
        expect(textOf(item).length).toBeGreaterThan(question.length + 40);
        expect(item.getAttribute('name'), 'one name makes the questions exclusive').toBe(
          items[0]?.getAttribute('name'),
        );
      }
      const { '@graph': nodes } = JSON.parse(
        document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
      ) as { '@graph': { '@type': string; mainEntity?: { name: string }[] }[] };
      const answered = nodes.find((node) => node['@type'] === 'FAQPage')?.mainEntity ?? [];
      expect(answered.map(({ name }) => name)).toEqual(questions);
    });
  }

  test('the home page has its cases, seven differentiators with an explanation, and three paths', async ({
    request,
  }) => {
    const main = (await readDocument(request, '/')).querySelector('main') as Element;
    expect(textOf(main).match(/ACTIVE/g)).toHaveLength(cases.length);
    const explanations = all(main, '[popover]').map(textOf);
    expect(explanations).toHaveLength(7);
    for (const explanation of explanations) expect(explanation.length).toBeGreaterThan(60);
    for (const path of ['/process/start-with-strategy', '/process/execution-support', '/submit-rfp'])
      expect(hrefsOf(main)).toContain(path);
  });

  test('the about page shows the first three of the team', async ({ request }) => {
    const main = (await readDocument(request, '/about')).querySelector('main') as Element;
    const names = (element: Element) =>
      all(element, 'h2, h3')
        .map(textOf)
        .filter((heading) => team.some(({ name }) => heading.replace('*', '') === name));
    const profiles = (await readDocument(request, '/team')).querySelector('main') as Element;
    expect(names(main)).toEqual(names(profiles).slice(0, 3));
    expect(names(profiles)).toHaveLength(team.length);
  });

  test('the process page has five steps on its timeline, three ways to start and its cases', async ({
    request,
  }) => {
    const document = await readDocument(request, '/process');
    const timeline = document.getElementById('timeline');
    expect(timeline, 'the timeline').not.toBeNull();
    const steps = all(timeline as Element, 'ol').map((list) => list.children.length);
    expect(steps, 'lengths of the lists in the timeline').toContain(5);
    const briefs = all(document, 'main a').filter((link) =>
      textOf(link).startsWith('Request a Redacted Case Brief'),
    );
    expect(briefs).toHaveLength(cases.length);
    for (const link of briefs)
      expect(link.getAttribute('href')).toMatch(/^\/contact(?:\?topic=case-brief)?$/);
  });

  test('the services page has its offers, each with its features and its own way to inquire', async ({
    request,
  }) => {
    const main = (await readDocument(request, '/services')).querySelector('main') as Element;
    const inquiries = all(main, 'a').filter((link) => textOf(link).startsWith('Inquire About This Service'));
    const { offers } = await contentOf('/services');
    expect(inquiries).toHaveLength(offers?.items.length ?? 0);
    for (const inquiry of inquiries) {
      const card = inquiry.closest('li') as Element;
      const offer = serviceOffers.find(({ label }) => label === textOf(card.querySelector('h3')));
      expect(inquiry.getAttribute('href')).toBe(`/submit-rfp?service=${offer?.value}`);
      expect(all(card, 'ul li').length, textOf(card.querySelector('h3'))).toBeGreaterThanOrEqual(3);
    }
  });

  test('the team page has everybody of the team, with name, title, biography, expertise and picture', async ({
    request,
  }) => {
    const main = (await readDocument(request, '/team')).querySelector('main') as Element;
    for (const { name, title, bio, expertise, independent } of team) {
      const shown = independent ? `${name}*` : name;
      const heading = all(main, 'h2, h3').find((element) => textOf(element) === shown);
      const profile = heading?.closest('li, section') as Element;
      expect(profile, `profile of ${name}`).not.toBeNull();
      const fields = all(profile, 'ul[aria-label] > li').map(textOf);
      expect(fields, `expertise of ${name}`).toEqual(expertise);
      const paragraphs = all(profile, 'p').map(textOf);
      expect(paragraphs, `title and biography of ${name}`).toEqual(expect.arrayContaining([title, bio]));
      expect(profile.querySelector('img[alt]:not([alt=""])'), `picture of ${name}`).not.toBeNull();
    }
  });

  test('the graphics page draws eight steps and a tracker with its current phase', async ({ request }) => {
    const main = (await readDocument(request, '/graphics')).querySelector('main') as Element;
    const lists = all(main, 'ol').map((list) => list.children.length);
    expect(lists, 'lengths of the ordered lists').toContain(8);
    const text = textOf(main);
    for (const { name: phase, duration, progress: share } of claims.trackerPhases) {
      const progress = `${share}%`;
      const blocks = all(main, 'li, tr, article, div').map(textOf);
      const together = blocks.some(
        (block) =>
          block.includes(phase) && block.includes(duration) && block.includes(progress) && block.length < 400,
      );
      expect(together, `${phase} with ${duration} and ${progress}`).toBe(true);
    }
    expect(text.toLowerCase()).toContain('current');
  });

  test('the not-found page says so and leads on', async ({ request }) => {
    const main = (await readDocument(request, unknownPath)).querySelector('main') as Element;
    expect(textOf(main.querySelector('h1'))).toContain('404');
    expect(textOf(main)).toContain('Page Not Found');
    for (const href of ['/', '/about', '/process', '/contact']) expect(hrefsOf(main)).toContain(href);
  });

  test('the forms have the fields and choices the specification lists', async ({ request }) => {
    for (const [path, { inputs, choices }] of Object.entries(formFields)) {
      const form = (await readDocument(request, path)).querySelector('main form') as Element;
      for (const name of inputs)
        expect(form.querySelector(`[name="${name}"]`), `${name} on ${path}`).not.toBeNull();
      for (const [name, values] of Object.entries(choices)) {
        const options = all(form, `select[name="${name}"] option, input[name="${name}"]`);
        const found = options.map((option) => option.getAttribute('value')).filter(Boolean);
        expect(found, `values of ${name} on ${path}`).toEqual(values.split(' '));
      }
    }
  });
});

test.describe('the specification, across pages', () => {
  test('every claim stands on a page', async ({ request }) => {
    const texts: string[] = [];
    for (const { path } of routes)
      texts.push(textOf((await readDocument(request, path)).querySelector('main')).toLowerCase());
    const missing = claimedTexts.filter((claim) => !texts.some((text) => text.includes(claim.toLowerCase())));
    expect(missing).toEqual([]);
  });

  test('every topic and service the contact page knows is linked from somewhere', async ({ request }) => {
    const used = new Set<string>();
    for (const { path } of routes)
      for (const href of hrefsOf(ownContent(await readDocument(request, path)))) used.add(href);
    expect(contactLinks.filter((href) => !used.has(href))).toEqual([]);
  });

  for (const path of [...routes.map(({ path }) => path), unknownPath]) {
    test(`the navigation, the trail and the footer are on ${path}`, async ({ request }) => {
      const document = await readDocument(request, path);
      const navigation = document.querySelector('nav[aria-label="Main"]') as Element;
      const expectLink = (root: ParentNode, label: string, href: string) =>
        expect(
          all(root, 'a').some((link) => textOf(link) === label && link.getAttribute('href') === href),
          `link “${label}” to ${href}`,
        ).toBe(true);

      const logo = navigation.querySelector('a[href="/"] img');
      expect(logo?.getAttribute('width')).toBe('180');
      for (const { route } of topNavigation) expectLink(navigation, route.label, route.path);
      expectLink(navigation, consultationLabel, '/contact');
      for (const { group, cards, overview, overviewLabel } of Object.values(menus)) {
        const panel = document.getElementById(`menu-${group}`) as Element;
        const items = all(panel, 'ul > li');
        expect(items, `cards of the ${group} menu`).toHaveLength(cards.length);
        for (const [index, { path: href, label, summary }] of cards.entries()) {
          const card = items[index] as Element;
          expect(textOf(card)).toContain(label);
          expect(textOf(card)).toContain(summary);
          expect(hrefsOf(card)).toEqual([href]);
        }
        expectLink(panel, overviewLabel, overview.path);
      }

      const active = all(navigation, 'a[data-active]').map(textOf);
      // A page that the specification doesn't know is in the menu that its row names.
      const group = path in requirements ? undefined : findRoute(path)?.group;
      const expected = group ? menus[group].overview.path : activeEntries[path as RoutePath];
      expect(active, 'entries shown as active').toEqual(expected ? [routeOf(expected).label] : []);

      const trail = document.querySelector('main nav[aria-label="Breadcrumb"]');
      expect(trail === null, 'a trail everywhere but at home').toBe(path === '/');

      const footer = document.querySelector('footer') as Element;
      const columns = all(footer, 'nav h2').map((heading) => heading.parentElement as Element);
      expect(columns).toHaveLength(5);
      for (const column of columns) expect(hrefsOf(column).length).toBeGreaterThanOrEqual(2);
      expect(textOf(footer.querySelector('address'))).toContain(`${legalName}, ${address.street}`);
      expectLink(footer, email, `mailto:${email}`);
      expect(collapsed(textOf(footer))).toMatch(/© \d{4} /);
    });
  }

  for (const { path, related } of routes.filter(({ related }) => related.length > 0)) {
    test(`${path} ends with its related pages, each with a description`, async ({ request }) => {
      const block = relatedPages(await readDocument(request, path)) as Element;
      expect(hrefsOf(block)).toEqual([...related]);
      for (const item of all(block, 'li')) {
        const name = textOf(item.querySelector('a'));
        expect(textOf(item).length, `description of ${name}`).toBeGreaterThan(name.length + 25);
      }
    });
  }
});
