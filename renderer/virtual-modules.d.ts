declare module 'virtual:boot-script' {
  /** The inline script of every page, bundled and minified from `src/app/boot`. */
  const bootScript: string;
  export default bootScript;
}

declare module 'virtual:page-dates' {
  /** The day each page's content last changed (YYYY-MM-DD), by path; without those whose day isn't known. */
  const pageDates: Readonly<Record<string, string>>;
  export default pageDates;
}
