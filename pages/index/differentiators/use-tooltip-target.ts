import { useEffect, useMemo, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** How long a mouse or focus rests on a differentiator's button before its tooltip shows (specification section 9). */
export const tooltipDelay = 300;

/** Long enough to cross from the button to its tooltip (WCAG 2.2 1.4.13: hoverable). */
const leaveDelay = 150;

const invokerAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('button[popovertarget]') : null;

/**
 * Finds the popover button that a mouse or keyboard focus rests on, by handlers on an element around them all.
 *
 * @param prepare - called at the first sign that a tooltip will be wanted.
 */
export function useTooltipTarget(prepare: () => unknown) {
  const [target, setTarget] = useState<string>();
  const timer = useRef<number>(undefined);
  const prepared = useRef(prepare);
  const actions = useMemo(() => {
    const change = (next: string | undefined, delay: number) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setTarget(next), delay);
    };
    const hide = () => change(undefined, 0);
    const point = (element: EventTarget) => {
      void prepared.current();
      const button = invokerAt(element);
      const explained = button?.parentElement?.querySelector(':popover-open');
      if (button && !explained) change(button.id, tooltipDelay);
      else if (element instanceof Element && element.closest('[data-tooltip]'))
        window.clearTimeout(timer.current);
      else change(undefined, leaveDelay);
    };
    const handlers = {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') point(target);
      },
      onPointerLeave: () => change(undefined, leaveDelay),
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) point(target);
      },
      onBlur: hide,
      onClick: hide,
    };
    return { hide, handlers };
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { target, ...actions };
}
