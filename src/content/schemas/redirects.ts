import { entry, list, pattern } from './parts.ts';

const isEncoded = (path: string) => {
  try {
    return !decodeURI(path).includes('*');
  } catch {
    return false;
  }
};

const encoded = { error: 'has a % without a valid code. Correct it.' };

export const redirectsSchema = entry({
  redirects: list(
    entry({
      from: pattern(
        /^\/(?![/\\])[^?#*:\s]*$/,
        'a path such as /old-page, with one slash first, and without ?, #, *, : and spaces',
      )
        .refine(isEncoded, encoded)
        .meta({ label: 'Old path' }),
      to: pattern(
        /^(\/(?![/\\])|https:\/\/[^/])\S*$/,
        'a path of this site such as /services, or a URL that starts with https://',
      )
        .refine(isEncoded, encoded)
        .meta({ label: 'New address' }),
    }),
    0,
    // The host reads 2,000 rules: two per redirect, and the build's.
    900,
  ).meta({
    hint: 'Addresses of the site that this one replaced.',
    editor: { label_singular: 'Redirect', collapsed: false, summary: '{{fields.from}} → {{fields.to}}' },
  }),
});
