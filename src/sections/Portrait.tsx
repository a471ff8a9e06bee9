import { portraitOf } from '#src/site/pictures.ts';
import type { Photo } from '#src/site/team.ts';

/**
 * A person's photo, four to five.
 *
 * @param sizes - how wide it is shown, as `sizes` takes it.
 */
export function Portrait({ photo, name, sizes }: { photo: Photo; name: string; sizes: string }) {
  const { src, avif } = portraitOf(photo);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        alt={`Portrait of ${name}`}
        width="160"
        height="200"
        loading="lazy"
        data-fallback="/placeholder.svg"
      />
    </picture>
  );
}
