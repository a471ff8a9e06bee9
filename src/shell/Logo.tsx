/** `src/boot` replaces a logo that fails to load. */
export function Logo({ alt, width, height }: { alt: string; width: number; height: number }) {
  return (
    <img
      src="/logo.svg"
      alt={alt}
      width={width}
      height={height}
      data-fallback="/placeholder.svg"
      data-failure="Logo failed to load"
    />
  );
}
