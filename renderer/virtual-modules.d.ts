declare module 'virtual:boot-scripts' {
  /** The bundled and minified scripts of `src/boot`. */
  const bootScripts: { readonly beforeContent: string; readonly afterContent: string };
  export default bootScripts;
}

declare module 'virtual:page-dates' {
  /** Day when each page's text last changed (YYYY-MM-DD), by path, if known. */
  const pageDates: Readonly<Record<string, string>>;
  export default pageDates;
}

declare module 'virtual:social-image-versions' {
  /** Hashes by path. */
  const socialImageVersions: Readonly<Record<string, string>>;
  export default socialImageVersions;
}
