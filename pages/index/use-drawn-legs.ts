import { useEffect, useRef } from 'react';

/**
 * Shows each leg once, when the visitor reaches it. All legs show before the first scroll, without the library and with
 * reduced motion.
 */
export function useDrawnLegs() {
  const lanes = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let stop = () => {};
    const start = async () => {
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
