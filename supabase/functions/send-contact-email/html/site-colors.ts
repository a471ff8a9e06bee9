import { colors, plateColor } from '../../_shared/colors.ts';

const { bg, fg, brand, accent, hairline } = colors;

const selectColors = (scheme: 'light' | 'dark') => ({
  page: bg.DEFAULT[scheme],
  panel: bg.panel[scheme],
  text: fg.DEFAULT[scheme],
  muted: fg.muted[scheme],
  link: brand.DEFAULT[scheme],
  accent: accent[scheme],
  hairline: hairline[scheme],
});

export const siteColors = {
  plate: plateColor,
  onPlate: fg.DEFAULT.dark,
  light: selectColors('light'),
  dark: selectColors('dark'),
};

export const systemFonts = {
  serif: "Georgia,'Times New Roman',serif",
  sans: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
} as const;
