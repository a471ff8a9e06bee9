import { posix } from 'node:path';
import { readIndexNowKey } from '#scripts/build/index-now-key.ts';
import { hostFiles } from '#src/site/hosting.ts';
import { htmlFile } from '#src/site/paths.ts';
import type { SiteRule } from '../audit-site.ts';

/** Files that hosts, crawlers and browsers ask for by name, without a reference. */
const wellKnown = ['/404.html', '/favicon.ico', '/llms.txt', '/robots.txt'];

/** Files whose text can name others. */
const readable = /\.(?:html|js|css|json|webmanifest|xml|txt|md|svg)$/;

/** Whatever looks like the name of a file. */
const names = /[\w./-]+\.\w+/g;

/** The files that a text names, from the root of the site or beside the file that names them. */
const filesNamed = (text: string, file: string, files: ReadonlySet<string>) =>
  [...text.matchAll(names)]
    .flatMap(([name]) => [posix.resolve('/', name), posix.resolve(posix.dirname(file), name)])
    .filter((address) => files.has(address));

export const unreferencedFiles: SiteRule = {
  name: 'unreferenced-files',
  description: 'Every file of the release is a page, asked for by name, or named by a file that is',
  async check(_pages, { siteUrl, routes, files, read }) {
    const key = readIndexNowKey();
    const reached = new Set([
      ...routes.map(({ path }) => `/${htmlFile(path)}`),
      ...wellKnown,
      ...(key ? [`/${key}.txt`] : []),
    ]);
    // A set grows while it is walked: each file is read once.
    for (const file of reached) {
      const text = readable.test(file) ? ((await read(file))?.toString() ?? '') : '';
      for (const named of filesNamed(text.replaceAll(siteUrl, ''), file, files)) reached.add(named);
    }
    for (const file of hostFiles) reached.add(`/${file}`);
    return [...files]
      .filter((file) => !reached.has(file.replace(/\.(?:br|gz)$/, '')))
      .map((file) => ({
        page: file,
        found: 'a file that nothing refers to',
        fix: 'Refer to it, or keep it out of public/ and of the build.',
      }));
  },
};
