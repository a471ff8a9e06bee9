/**
 * Lets the browser lay out only what the visitor first sees (`content-visibility` in `src/theme/global-css.ts`), and
 * the sections below it one after another once it is idle, so that no layout is felt. A visitor who comes to an anchor
 * or back to a place on the page gets the whole layout at once, because the place depends on all that stands above.
 */
export function layOutFirstViewFirst() {
  const { dataset } = document.documentElement;
  const layOutAll = () => (dataset['whole'] = '');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (window.location.hash || navigation?.type !== 'navigate') return void layOutAll();
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  window.addEventListener('load', () => {
    const sections = [...document.querySelectorAll<HTMLElement>('main > *, footer')];
    const layOutNext = () => {
      const section = sections.shift();
      if (!section) return void layOutAll();
      section.style.contentVisibility = 'visible';
      whenIdle(layOutNext);
    };
    whenIdle(layOutNext);
  });
}
