export interface SchemeColor {
  readonly light: string;
  readonly dark: string;
}

const createSchemeColor = (light: string, dark: string): SchemeColor => ({ light, dark });

/**
 * Run `npm run images` after a change. Text has at least 4.5:1 contrast on every background (WCAG 1.4.3; `ind` except
 * on `brand.quiet` and paper), control outlines 3:1 (1.4.11).
 */
export const colors = {
  bg: {
    DEFAULT: createSchemeColor('#FBFAF7', '#060F15'),
    panel: createSchemeColor('#EEF4F2', '#11272F'),
    raised: createSchemeColor('#FFFFFF', '#11272F'),
  },
  fg: {
    DEFAULT: createSchemeColor('#10242F', '#EEF3F2'),
    muted: createSchemeColor('#3B4D56', '#B8C8CE'),
  },
  brand: {
    DEFAULT: createSchemeColor('#085450', '#74D8CE'),
    hover: createSchemeColor('#05403D', '#9BE6DE'),
    contrast: createSchemeColor('#FFFFFF', '#060F15'),
    quiet: createSchemeColor('#D9EBE7', '#113A44'),
  },
  /** Only for marks of the IND submission. */
  ind: createSchemeColor('#843E0E', '#F6B27F'),
  danger: createSchemeColor('#921914', '#FFB3AC'),
  control: createSchemeColor('#7B8B90', '#6F858F'),
  hairline: createSchemeColor('#D9DEDB', '#2C525D'),
} as const;

export const plateColor = '#10242F';
export const darkPlateColor = '#0B3840';

/** Background of a sample document in the dark scheme. */
export const darkPaperColor = '#F0E8D9';
