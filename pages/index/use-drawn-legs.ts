import { useEffect, useRef } from 'react';

/**
 * Shows the lanes from milestone to milestone as the visitor reaches each, once. They are complete before the first scroll,
 * without the animation library, and if the visitor prefers reduced motion.
 */
export function useDrawnLegs() {
  const lanes = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let stop = () => {};
    const start = async () => {
      // If the library can't load, the lanes stay complete.
      const library = await import('./leg-drawing.ts').catch(() => undefined);
      if (library && lanes.current)
        stop = library.showWhenReached([...lanes.current.children].slice(1) as SVGElement[]);
    };
    const startOnce = () => void start();
    window.addEventListener('scroll', startOnce, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', startOnce);
      stop();
    };
  }, []);
  return lanes;
}
