import { scroll } from 'framer-motion/dom';

/** Where in the window the lanes end while they are drawn. */
const drawnTo = '88%';

/** Returns a function that stops the drawing and shows the lanes complete. */
export function drawWhileScrolling(lanes: SVGSVGElement): () => void {
  const stopScrolling = scroll(
    (progress: number) => {
      lanes.style.clipPath = `inset(0 0 ${(1 - progress) * 100}% 0)`;
      if (progress === 1) stop();
    },
    { target: lanes, offset: [`start ${drawnTo}`, `end ${drawnTo}`] },
  );
  function stop() {
    stopScrolling();
    lanes.style.clipPath = '';
  }
  return stop;
}
