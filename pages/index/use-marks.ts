import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { anchorDelayMs, focusWithoutScrolling } from '#src/browser/scroll-to-anchor.ts';
import { formatFragment, type Marks, parseFragment } from '#src/planner/plan.ts';
import { workItemNames } from '#src/planner/work-items.ts';
import { prerenderedBoxes } from './prerendered-boxes.ts';

const listBoxes = () => [...document.querySelectorAll<HTMLInputElement>('#plan [type=checkbox]')];

function readBoxes(boxes: readonly HTMLInputElement[]): Marks {
  const ticked = new Set(boxes.flatMap(({ checked, name }) => (checked ? [name] : [])));
  return workItemNames.filter((name) => ticked.has(name));
}

const tick = (marks: Marks) => {
  for (const box of listBoxes()) box.checked = marks.some((name) => name === box.name);
};

const getAddress = (marks: Marks) => {
  const { pathname, search } = window.location;
  return pathname + search + formatFragment(marks);
};

/** React Router doesn't notice, so no route is reported. */
const writeAddress = (marks: Marks) =>
  window.history.replaceState(window.history.state, '', getAddress(marks));

/** The marks are only in the URL. A URL without a plan, such as another anchor's, changes nothing. */
export function useMarks() {
  const root = useRef<HTMLElement>(null);
  const [marks, setMarks] = useState<Marks>([]);
  const [isUnreadable, setUnreadable] = useState(false);

  // Before the page paints and scrolls.
  useLayoutEffect(() => {
    const readAddress = () => {
      const linked = parseFragment(window.location.hash);
      if (!linked) return;
      tick(linked);
      setMarks(linked);
      setUnreadable(linked.length === 0);
    };
    const early = readBoxes(prerenderedBoxes.splice(0));
    if (early.length > 0) writeAddress([...early, ...(parseFragment(window.location.hash) ?? [])]);
    readAddress();
    window.addEventListener('hashchange', readAddress);
    return () => window.removeEventListener('hashchange', readAddress);
  }, []);

  useEffect(() => {
    // A reload and Back keep the position.
    if (!parseFragment(window.location.hash) || window.scrollY > 0) return undefined;
    const timer = window.setTimeout(() => root.current?.scrollIntoView(), anchorDelayMs);
    return () => window.clearTimeout(timer);
  }, []);

  return {
    root,
    marks,
    /** The URL has a plan without known names. */
    isUnreadable,
    /** Call after a checkbox changed. */
    keepMarks: () => {
      const ticked = readBoxes(listBoxes());
      writeAddress(ticked);
      setMarks(ticked);
      setUnreadable(false);
    },
    /** Adds a history entry, so that Back shows the marks. */
    startOver: () => {
      window.history.pushState(window.history.state, '', getAddress([]));
      tick([]);
      setMarks([]);
      focusWithoutScrolling(root.current?.querySelector('h2') ?? null);
    },
  };
}
