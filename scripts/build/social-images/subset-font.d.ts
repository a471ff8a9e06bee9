declare module 'subset-font' {
  /** Converts a font and pins the axes of a variable one (https://github.com/papandreou/subset-font). */
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: {
      keepAllGlyphs: true;
      targetFormat: 'sfnt';
      variationAxes: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
