/**
 * The site's colours for the function's own pages and mails. The function is deployed without the site's theme
 * (`src/theme/colours.ts`); a test compares the two.
 */
export const siteColours = {
  plate: '#10242F',
  onPlate: '#EEF3F2',
  light: {
    page: '#FBFAF7',
    panel: '#EEF4F2',
    raised: '#FFFFFF',
    text: '#10242F',
    muted: '#3B4D56',
    link: '#085450',
    onLink: '#FFFFFF',
    accent: '#843E0E',
    danger: '#921914',
    control: '#7B8B90',
    hairline: '#D9DEDB',
  },
  dark: {
    page: '#0A1A24',
    panel: '#102733',
    raised: '#143040',
    text: '#EEF3F2',
    muted: '#B8C8CE',
    link: '#74D8CE',
    onLink: '#0A1A24',
    accent: '#F6B27F',
    danger: '#FFB3AC',
    control: '#6F858F',
    hairline: '#24404D',
  },
} as const;

/** System typefaces, because these pages and mails load none. */
export const systemFonts = {
  serif: "Georgia,'Times New Roman',serif",
  sans: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
} as const;
