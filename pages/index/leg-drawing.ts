import { inView } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/** Hides legs below the window until the visitor reaches them. Returns a function that shows all. */
export function showWhenReached(legs: readonly SVGElement[]): () => void {
  const hidden = legs.filter((leg) => leg.getBoundingClientRect().top > window.innerHeight);
  const stops = hidden.map((leg) => {
    leg.style.opacity = '0';
    return inView(leg, () => void animate(leg, { opacity: 1 }, { duration: 0.6 }), { amount: 0.4 });
  });
  return () => {
    for (const stop of stops) stop();
    for (const leg of hidden) leg.style.opacity = '';
  };
}
