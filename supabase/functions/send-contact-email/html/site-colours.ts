import { colours, plateColour } from '../../_shared/colours.ts';

const { bg, fg, brand, accent, danger, control, hairline } = colours;

/** The site's colours by what they are for in the function's pages and mails. */
const inScheme = (scheme: 'light' | 'dark') => ({
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

export const siteColours = {
  plate: plateColour,
  onPlate: fg.DEFAULT.dark,
  light: inScheme('light'),
  dark: inScheme('dark'),
};

/** System typefaces, because these pages and mails load none. */
export const systemFonts = {
  serif: "Georgia,'Times New Roman',serif",
  sans: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
} as const;
