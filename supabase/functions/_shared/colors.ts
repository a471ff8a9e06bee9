export interface SchemeColor {
  readonly light: string;
  readonly dark: string;
}

const createSchemeColor = (light: string, dark: string): SchemeColor => ({ light, dark });

/**
 * The palette of site and emails. Text has 7:1 contrast on every background (WCAG 1.4.6; `accent` except on
 * `brand.quiet`), control outlines 3:1 (1.4.11).
 */
export const colors = {
  bg: {
    DEFAULT: createSchemeColor('#FBFAF7', '#07131B'),
    panel: createSchemeColor('#EEF4F2', '#08262D'),
    raised: createSchemeColor('#FFFFFF', '#0A303A'),
  },
  fg: {
    DEFAULT: createSchemeColor('#10242F', '#EEF3F2'),
    muted: createSchemeColor('#3B4D56', '#B8C8CE'),
  },
  brand: {
    DEFAULT: createSchemeColor('#085450', '#74D8CE'),
    hover: createSchemeColor('#05403D', '#9BE6DE'),
    contrast: createSchemeColor('#FFFFFF', '#07131B'),
    quiet: createSchemeColor('#D9EBE7', '#113A44'),
  },
  accent: createSchemeColor('#843E0E', '#F6B27F'),
  danger: createSchemeColor('#921914', '#FFB3AC'),
  control: createSchemeColor('#7B8B90', '#6F858F'),
  hairline: createSchemeColor('#D9DEDB', '#1E4851'),
} as const;

/** Background of a plate, a section that is dark in both color schemes. */
export const plateColor = '#10242F';
export const darkPlateColor = '#0B3840';
