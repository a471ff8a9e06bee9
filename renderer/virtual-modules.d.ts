declare module 'virtual:boot-script' {
  /** The bundled and minified `src/app/boot`, which every page inlines. */
  const bootScript: string;
  export default bootScript;
}

declare module 'virtual:page-dates' {
  /** The day (YYYY-MM-DD) of each page's last content change, by path. Pages without a known day are left out. */
  const pageDates: Readonly<Record<string, string>>;
  export default pageDates;
}
