import { expect, test } from 'vitest';
import { colours, plateColour } from '#src/theme/colours.ts';
import { siteColours } from './site-colours.ts';

test.each(['light', 'dark'] as const)('what the function writes has the %s colours of the site', (scheme) => {
  const { bg, fg, brand, accent, danger, control, hairline } = colours;
  expect(siteColours[scheme]).toEqual({
    page: bg.DEFAULT[scheme],
    panel: bg.panel[scheme],
    raised: bg.raised[scheme],
    text: fg.DEFAULT[scheme],
    muted: fg.muted[scheme],
    link: brand.DEFAULT[scheme],
    onLink: brand.contrast[scheme],
    accent: accent[scheme],
    danger: danger[scheme],
    control: control[scheme],
    hairline: hairline[scheme],
  });
  expect(siteColours).toMatchObject({ plate: plateColour, onPlate: fg.DEFAULT.dark });
});
