import { flushSync } from 'react-dom';

/** Shows the planner in place of the timeline. The titles of the milestones move to their new places. */
export function showWithTransition(section: Element | null, show: () => void): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!section || isReduced || !('startViewTransition' in document)) {
    flushSync(show);
    return;
  }
  const setNames = (getName: (index: number) => string) => {
    for (const [index, title] of section.querySelectorAll<HTMLElement>('ol > li h3').entries())
      title.style.setProperty('view-transition-name', getName(index));
  };
  const name = () => setNames((index) => `milestone-${index}`);
  name();
  const { finished } = document.startViewTransition(() => {
    flushSync(show);
    name();
  });
  void finished.finally(() => setNames(() => ''));
}
