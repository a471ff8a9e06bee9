import { turnstileOrigin } from '#src/site/turnstile-origin.ts';
import type { PageRule } from '../audit-site.ts';

/** Links that ask a browser for something ahead of time (HTML Standard, "Link types"). */
const fileHints = ['preload', 'modulepreload', 'prefetch'];
const originHints = ['dns-prefetch', 'preconnect'];

/** The texts of an element that can contain an address. */
const mentionsOf = (element: Element) => [
  ...[...element.attributes].map(({ value }) => value),
  /^(?:script|style)$/i.test(element.nodeName) ? (element.textContent ?? '') : '',
];

export const resourceHints: PageRule = {
  name: 'resource-hints',
  description: 'Hints name each a file or another origin that the page uses, and none opens a connection',
  check({ document }, { siteUrl }) {
    const all = [...document.querySelectorAll('*')];
    const relOf = (element: Element) =>
      (element.nodeName === 'LINK' ? element.getAttribute('rel') : '') ?? '';
    const isHint = (element: Element) => [...fileHints, ...originHints].includes(relOf(element));
    const mentions = all.filter((element) => !isHint(element)).flatMap(mentionsOf);
    // The app loads it beside a form; the page's HTML doesn't name it.
    if (document.querySelector('form')) mentions.push(turnstileOrigin);
    const addresses = new Set<string>();
    return all.filter(isHint).flatMap((hint) => {
      const rel = relOf(hint);
      const href = hint.getAttribute('href') ?? '';
      const found = `${rel} of ${href}`;
      const address = originHints.includes(rel) ? (URL.parse(href, siteUrl)?.origin ?? href) : href;
      const isRepeated = addresses.has(address);
      addresses.add(address);
      if (rel === 'preconnect')
        return [{ found, fix: 'A visitor who never submits pays for it: use dns-prefetch.' }];
      if (isRepeated) return [{ found: `${found}, a second time`, fix: 'Keep one hint.' }];
      if (address === siteUrl || !mentions.some((text) => text.includes(address)))
        return [{ found: `${found}, which the page doesn't use`, fix: 'Leave the hint out.' }];
      return [];
    });
  },
};
