import { expect, test } from '@playwright/test';
import '../scripts/define-provider.ts';
import { routes, type RoutePath } from '#src/site/routes.ts';
import {
  activeEntries,
  booking,
  claimedTexts,
  contactLinks,
  dropdowns,
  formFields,
  requirements,
} from './specification-texts.ts';
import { collapsed, ownContent, readDocument, relatedPages, textOf } from './support/html.ts';
import { unknownPath } from './support/site.ts';

const { bookingUrl, email, legalName, address } = globalThis.__PROVIDER__;

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];
const headingsOf = (root: ParentNode) => all(root, 'h1, h2, h3').map(textOf);
const hrefsOf = (root: ParentNode) => all(root, 'a[href]').map((link) => link.getAttribute('href') as string);

/** Where a link leads, its anchor written alike on its own page and on others. */
const resolved = (href: string, path: string) => {
  const url = new URL(href === booking ? bookingUrl : href, `http://site${path}`);
  return url.host === 'site' ? url.pathname + url.search + url.hash : url.href;
};

test.describe('the specification, page by page', () => {
  for (const { path } of routes) {
    const { headings, texts, mentions, actions, links, anchors, questions } = requirements[path];
    test(`${path} holds what the specification puts there`, async ({ request }) => {
      const document = await readDocument(request, path);
      const main = document.querySelector('main') as Element;
      const text = textOf(main);
      const reached = hrefsOf(main).map((href) => resolved(href, path));
      const missing = [
        ...(headings ?? [])
          .filter((heading) => !headingsOf(main).includes(heading))
          .map((heading) => `heading “${heading}”`),
        ...(texts ?? []).filter((wanted) => !text.includes(wanted)).map((wanted) => `text “${wanted}”`),
        ...(mentions ?? [])
          .filter((wanted) => !text.toLowerCase().includes(wanted.toLowerCase()))
          .map((wanted) => `mention of “${wanted}”`),
        ...(actions ?? [])
          .filter(([label, href]) => {
            // A label may go on, for who hears it out of context.
            const isWanted = (link: Element) =>
              textOf(link).startsWith(label) && link.getAttribute('href') === href;
            return !all(main, 'a[href]').some(isWanted);
          })
          .map(([label, href]) => `link “${label}” to ${href}`),
        ...(links ?? [])
          .filter((href) => !reached.includes(resolved(href, path)))
          .map((href) => `link to ${href}`),
        ...(anchors ?? []).filter((id) => !document.getElementById(id)).map((id) => `element with id ${id}`),
      ];
      expect(missing, `missing on ${path}`).toEqual([]);
      if (questions === undefined) return;
      expect(all(main, 'details'), `questions on ${path}`).toHaveLength(questions);
      for (const item of all(main, 'details')) {
        expect(textOf(item.querySelector('summary'))).toMatch(/\?$/);
        expect(textOf(item).length).toBeGreaterThan(textOf(item.querySelector('summary')).length + 40);
        expect(item.getAttribute('name'), 'one name makes the questions exclusive').toBe(
          all(main, 'details')[0]?.getAttribute('name'),
        );
      }
    });
  }

  test('only the six pages the specification names have questions, 29 in all', async ({ request }) => {
    let count = 0;
    for (const { path } of routes) count += all(await readDocument(request, path), 'main details').length;
    expect(count).toBe(29);
  });

  test('the home page has three cases, seven differentiators with an explanation, and three paths', async ({
    request,
  }) => {
    const main = (await readDocument(request, '/')).querySelector('main') as Element;
    expect(textOf(main).match(/ACTIVE/g)).toHaveLength(3);
    const explanations = all(main, '[popover]').map(textOf);
    expect(explanations).toHaveLength(7);
    for (const explanation of explanations) expect(explanation.length).toBeGreaterThan(60);
    for (const path of ['/process/start-with-strategy', '/process/execution-support', '/submit-rfp'])
      expect(hrefsOf(main)).toContain(path);
  });

  test('the about page shows the first three of the team', async ({ request }) => {
    const main = (await readDocument(request, '/about')).querySelector('main') as Element;
    const images = all(main, 'img').map((image) => image.getAttribute('src'));
    const team = (await readDocument(request, '/team')).querySelector('main') as Element;
    expect(images).toEqual(
      all(team, 'img')
        .slice(0, 3)
        .map((image) => image.getAttribute('src')),
    );
  });

  test('the process page has five steps on its timeline, three ways to start and three cases', async ({
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
    expect(briefs).toHaveLength(3);
    for (const link of briefs)
      expect(link.getAttribute('href')).toMatch(/^\/contact(?:\?topic=case-brief)?$/);
  });

  test('the services page has five offers, each with its features and its own way to inquire', async ({
    request,
  }) => {
    const main = (await readDocument(request, '/services')).querySelector('main') as Element;
    const inquiries = all(main, 'a').filter((link) => textOf(link).startsWith('Inquire About This Service'));
    expect(inquiries).toHaveLength(5);
    for (const inquiry of inquiries) {
      expect(inquiry.getAttribute('href')).toBe('/submit-rfp');
      const card = inquiry.closest('li') as Element;
      expect(all(card, 'ul li').length, textOf(card.querySelector('h3'))).toBeGreaterThanOrEqual(3);
    }
  });

  test('the team page has ten profiles, each with name, title, biography, expertise and picture', async ({
    request,
  }) => {
    const main = (await readDocument(request, '/team')).querySelector('main') as Element;
    const profiles = all(main, 'li').filter((item) => item.querySelector('img'));
    expect(profiles).toHaveLength(10);
    for (const profile of profiles) {
      const name = textOf(profile.querySelector('h3'));
      expect(name).not.toBe('');
      expect(all(profile, 'ul li').length, `expertise of ${name}`).toBeGreaterThanOrEqual(3);
      const paragraphs = all(profile, 'p').map((paragraph) => textOf(paragraph).length);
      expect(Math.max(...paragraphs), `biography of ${name}`).toBeGreaterThan(100);
      expect(profile.querySelector('img')?.getAttribute('alt'), `picture of ${name}`).not.toBe('');
    }
    const names = profiles.map((profile) => textOf(profile.querySelector('h3')));
    expect(names.filter((name) => name.startsWith('CMC Advisor'))).toHaveLength(5);
    expect(
      names.some((name) => name.endsWith('*')),
      'an independent consultant’s asterisk',
    ).toBe(true);
    for (const role of [
      'Chief Executive Officer',
      'Program and Alliance Advisor',
      'Preclinical Biology and Cytometry Advisor',
      'Patent Attorney and IP Advisor',
      'Analytical Development and Quality Control Advisor',
    ])
      expect(names.map((name) => name.replace(/ ?\*$/, ''))).toContain(role);
  });

  test('the graphics page draws eight steps and a tracker with its current phase', async ({ request }) => {
    const main = (await readDocument(request, '/graphics')).querySelector('main') as Element;
    const lists = all(main, 'ol').map((list) => list.children.length);
    expect(lists, 'lengths of the ordered lists').toContain(8);
    const text = textOf(main);
    for (const [phase, duration, progress] of [
      ['Planning & Assessment', '2 weeks', '100%'],
      ['CMC Readiness', '6 weeks', '85%'],
      ['Tox Studies', '12 weeks', '30%'],
      ['Dossier Assembly', '4 weeks', '0%'],
    ] as const) {
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
    for (const [path, { inputs, choices, labels }] of Object.entries(formFields)) {
      const form = (await readDocument(request, path)).querySelector('main form') as Element;
      for (const name of inputs)
        expect(form.querySelector(`[name="${name}"]`), `${name} on ${path}`).not.toBeNull();
      for (const [name, values] of Object.entries(choices)) {
        const options = all(form, `select[name="${name}"] option, input[name="${name}"]`);
        const found = options.map((option) => option.getAttribute('value')).filter(Boolean);
        expect(found, `values of ${name} on ${path}`).toEqual(values.split(' '));
      }
      for (const [value, label] of Object.entries(labels)) {
        const option = form.querySelector(`[value="${value}"]`) as Element;
        expect(textOf(option) || textOf(option.closest('label')), `label of ${value}`).toBe(label);
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
      const linkTo = (root: ParentNode, label: string, href: string) =>
        expect(
          all(root, 'a').some((link) => textOf(link) === label && link.getAttribute('href') === href),
          `link “${label}” to ${href}`,
        ).toBe(true);

      const logo = navigation.querySelector('a[href="/"] img');
      expect(logo?.getAttribute('width')).toBe('180');
      linkTo(navigation, 'About DEP', '/about');
      linkTo(navigation, 'Our Process', '/process');
      linkTo(navigation, 'Need a Service?', '/services');
      linkTo(navigation, 'Our Team', '/team');
      linkTo(navigation, 'Schedule Your Free Consultation', '/contact');
      for (const { group, cards, overview, ...dropdown } of dropdowns) {
        const panel = document.getElementById(`menu-${group}`) as Element;
        if ('heading' in dropdown) expect(textOf(panel)).toContain(dropdown.heading);
        const items = all(panel, 'li');
        expect(items, `cards of the ${group} menu`).toHaveLength(4);
        for (const [index, [name, description, href]] of cards.entries()) {
          const card = items[index] as Element;
          expect(textOf(card)).toContain(name);
          if (description) expect(textOf(card)).toContain(description);
          expect(textOf(card).length, 'a card has a description').toBeGreaterThan(name.length + 25);
          expect(hrefsOf(card)).toEqual([href]);
        }
        const [label, href] = overview;
        linkTo(panel, label, href);
      }

      const active = all(navigation, 'a[data-active]').map(textOf);
      const expected = activeEntries[path as RoutePath];
      expect(active, 'entries shown as active').toEqual(expected ? [expected] : []);

      const trail = document.querySelector('main nav[aria-label="Breadcrumb"]');
      expect(trail === null, 'a trail everywhere but at home').toBe(path === '/');

      const footer = document.querySelector('footer') as Element;
      const columns = all(footer, 'nav h2').map((heading) => heading.parentElement as Element);
      expect(columns).toHaveLength(5);
      for (const column of columns) expect(hrefsOf(column).length).toBeGreaterThanOrEqual(2);
      expect(textOf(footer.querySelector('address'))).toContain(`${legalName}, ${address.street}`);
      linkTo(footer, email, `mailto:${email}`);
      expect(collapsed(textOf(footer))).toMatch(/© \d{4} /);
      for (const legal of ['Privacy Policy', 'Terms of Service']) expect(textOf(footer)).toContain(legal);
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
