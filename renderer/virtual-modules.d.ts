declare module 'virtual:boot-script' {
  /** The inline script of every page, bundled and minified from `src/app/boot`. */
  const bootScript: string;
  export default bootScript;
}
