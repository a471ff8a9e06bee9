declare module 'virtual:boot-script' {
  /** The bundled and minified `src/app/boot`, which every page inlines. */
  const bootScript: string;
  export default bootScript;
}

declare module 'virtual:page-dates' {
  /** Day of each page's last content change (YYYY-MM-DD), by path, if known. */
  const pageDates: Readonly<Record<string, string>>;
  export default pageDates;
}
