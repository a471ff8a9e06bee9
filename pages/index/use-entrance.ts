import type { animate as Animate } from 'framer-motion/dom/mini';
import { useEffect, useRef } from 'react';

/**
 * Fades an element in when it first scrolls into view. It is never hidden while the animation library loads, and
 * doesn't animate if it is in view from the start or the visitor prefers reduced motion.
 */
export function useEntrance<E extends SVGElement | HTMLElement>() {
  const element = useRef<E>(null);
  useEffect(() => {
    const target = element.current;
    if (!target || !('IntersectionObserver' in window)) return undefined;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let animate: typeof Animate | undefined;
    let animation: ReturnType<NonNullable<typeof animate>> | undefined;
    let wasOutside = false;
    const preloadObserver = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        preloadObserver.disconnect();
        import('framer-motion/dom/mini').then(
          (motion) => (animate = motion.animate),
          // If the library can't load, nothing is animated.
          () => {},
        );
      },
      { rootMargin: '100%' },
    );
    const viewObserver = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        wasOutside = true;
        return;
      }
      viewObserver.disconnect();
      if (!wasOutside || !animate) return;
      animation = animate(target, { opacity: [0.4, 1] }, { duration: 1.2, ease: 'easeOut' });
      void animation.finished.then(() => (target.style.opacity = ''));
    });
    preloadObserver.observe(target);
    viewObserver.observe(target);
    return () => {
      preloadObserver.disconnect();
      viewObserver.disconnect();
      animation?.cancel();
    };
  }, []);
  return element;
}
