declare module 'subset-font' {
  /** Pins the axes of a variable font (https://github.com/papandreou/subset-font). */
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
