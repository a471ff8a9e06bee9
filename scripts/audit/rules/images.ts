import { socialImageSize } from '#src/seo/head.ts';
import { notFoundPath } from '#src/site/paths.ts';
import type { PageRule, Violation } from '../audit-site.ts';

/** The addresses that an element names images by. */
const sourcesOf = (element: Element) => [
  ...['src', 'data-fallback'].map((name) => element.getAttribute(name) ?? ''),
  ...(element.getAttribute('srcset') ?? '')
    .split(',')
    .map((candidate) => candidate.trim().split(' ')[0] ?? ''),
];

export const images: PageRule = {
  name: 'images',
  description: 'Every image has its size and, in every form that it is offered in, a file',
  check({ document }, { files }) {
    const unsized = [...document.querySelectorAll('img')].filter(
      (image) => !Number(image.getAttribute('width')) || !Number(image.getAttribute('height')),
    );
    const missing = [...document.querySelectorAll('img, source, [data-fallback]')]
      .flatMap(sourcesOf)
      .filter((source) => source.startsWith('/') && !files.has(source));
    return [
      ...unsized.map((image) => ({
        found: `${image.getAttribute('src') ?? ''} has no size`,
        fix: 'Give width and height, so that nothing moves when it arrives.',
      })),
      ...missing.map((source) => ({
        found: `${source} isn't in the built site`,
        fix: 'Put it into public/, or fix the address.',
      })),
    ] satisfies Violation[];
  },
};

/** The size that a PNG's header tells (PNG specification, "IHDR"). */
export const pngSize = (data: Buffer) =>
  data.length > 24 && data.subarray(1, 4).toString() === 'PNG'
    ? { width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
    : undefined;

/** The limit of the strictest preview of shared links. */
const maximumBytes = 600_000;

export const socialImage: PageRule = {
  name: 'social-image',
  description: 'The page has a social image of its own: a PNG of 1200×630',
  async check({ document, path }, { siteUrl, read }) {
    if (path === notFoundPath) return [];
    const address = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    const fix = 'Build again: scripts/build/social-images.ts writes it.';
    const twitter = document.querySelector('meta[name="twitter:image"]')?.getAttribute('content') ?? '';
    if (twitter !== address) return [{ found: `twitter:image “${twitter}”`, fix: `It must be ${address}.` }];
    if (!address.startsWith(siteUrl))
      return [{ found: `og:image “${address}”`, fix: `It must be an absolute address of ${siteUrl}.` }];
    const data = await read(address.slice(siteUrl.length));
    if (!data) return [{ found: `${address} isn't in the built site`, fix }];
    const size = pngSize(data);
    const { width, height } = socialImageSize;
    if (size?.width !== width || size.height !== height) {
      return [{ found: `${address} is ${size ? `${size.width}×${size.height}` : 'no PNG'}`, fix }];
    }
    return data.length > maximumBytes
      ? [{ found: `${address} has ${data.length} bytes`, fix: `Keep it under ${maximumBytes}.` }]
      : [];
  },
};

export const mixedContent: PageRule = {
  name: 'mixed-content',
  description: 'Nothing is loaded or linked over plain http',
  check({ document }) {
    const elements = document.querySelectorAll(
      '[src], [href], [action], [srcset], [poster], [content^="http"]',
    );
    return [...elements].flatMap((element) =>
      ['src', 'href', 'action', 'srcset', 'poster', 'content']
        .map((name) => element.getAttribute(name) ?? '')
        .filter((value) => value.startsWith('http://'))
        .map((value) => ({ found: `${element.nodeName.toLowerCase()} with ${value}`, fix: 'Use https.' })),
    );
  },
};
