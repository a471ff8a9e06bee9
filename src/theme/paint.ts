import type { SchemeColor, colors } from './colors.ts';

type Colors = typeof colors;

/** `brand-quiet` is `colors.brand.quiet`, and `brand` its default. */
type ColorName = {
  [Role in keyof Colors]: Colors[Role] extends SchemeColor
    ? Role
    : {
        [Tone in keyof Colors[Role] & string]: Tone extends 'DEFAULT' ? Role : `${Role}-${Tone}`;
      }[keyof Colors[Role] & string];
}[keyof Colors];

const getVariable = (color: ColorName) => `var(--color-${color})`;

/** CSS rules override these attributes. */
export const fill = (color: ColorName) => ({ fill: getVariable(color) });

/** With `fill` after it, the shape is filled too. */
export const stroke = (color: ColorName, strokeWidth?: number) => ({
  fill: 'none',
  stroke: getVariable(color),
  strokeWidth,
});
