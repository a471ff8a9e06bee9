import type { animate as Animate } from 'framer-motion/dom/mini';
import { useEffect, useRef } from 'react';

/**
 * Brightens an element when it first scrolls into view. The motion library is fetched when the element
 * comes near, so that a page pays nothing for it up front. The element is never hidden while it waits: it stays as it
 * is if it is in view from the start, if it comes into view before the library, and for visitors who prefer reduced
 * motion.
 */
export function useEntrance<E extends SVGElement | HTMLElement>() {
  const element = useRef<E>(null);
  useEffect(() => {
    const target = element.current;
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let animate: typeof Animate | undefined;
    let playing: ReturnType<NonNullable<typeof animate>> | undefined;
    let outside = false;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        import('framer-motion/dom/mini').then(
          (motion) => (animate = motion.animate),
          // Without the library the element stays as it is.
          () => {},
        );
      },
      { rootMargin: '100%' },
    );
    const view = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        outside = true;
        return;
      }
      view.disconnect();
      if (!outside || !animate) return;
      playing = animate(target, { opacity: [0.4, 1] }, { duration: 1.2, ease: 'easeOut' });
      void playing.finished.then(() => (target.style.opacity = ''));
    });
    near.observe(target);
    view.observe(target);
    return () => {
      near.disconnect();
      view.disconnect();
      playing?.cancel();
    };
  }, []);
  return element;
}
