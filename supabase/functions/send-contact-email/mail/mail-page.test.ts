import { expect, test } from 'vitest';
import { colours, plateColour } from '#src/theme/colours.ts';
import { mailColours } from './mail-page.ts';

test.each(['light', 'dark'] as const)('mails have the %s colours of the site', (scheme) => {
  const { bg, fg, brand, accent, hairline } = colours;
  const site = {
    text: fg.DEFAULT[scheme],
    muted: fg.muted[scheme],
    link: brand.DEFAULT[scheme],
    accent: accent[scheme],
    hairline: hairline[scheme],
  };
  const grounds =
    scheme === 'light'
      ? { ground: bg.panel.light, page: bg.DEFAULT.light }
      : { ground: bg.DEFAULT.dark, page: bg.panel.dark };
  expect(mailColours[scheme]).toEqual({ ...grounds, ...site });
  expect(mailColours).toMatchObject({ plate: plateColour, onPlate: fg.DEFAULT.dark });
});
