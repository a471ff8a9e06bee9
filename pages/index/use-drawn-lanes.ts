import { useEffect, useRef } from 'react';

/**
 * Draws the lanes down to the lower part of the window while the visitor scrolls, until they are complete. The lanes are
 * complete before the first scroll, without the animation library, and if the visitor prefers reduced motion.
 */
export function useDrawnLanes() {
  const lanes = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const target = lanes.current;
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let stop = () => {};
    const start = async () => {
      // If the library can't load, the lanes stay complete.
      const library = await import('./lane-drawing.ts').catch(() => undefined);
      if (library && lanes.current) stop = library.drawWhileScrolling(target);
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
