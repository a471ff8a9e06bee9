import { useEffect, useMemo, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** How long a mouse or focus rests on a differentiator's button before its tooltip shows. */
export const tooltipDelay = 300;

/** Long enough to cross from the button to its tooltip (WCAG 2.2 1.4.13: hoverable). */
const leaveDelay = 150;

const invokerAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('button[popovertarget]') : null;

/** A value that is set after a delay, unless another is set before. */
function useDelayed<Value>() {
  const [value, setValue] = useState<Value>();
  const timer = useRef<number>(undefined);
  const actions = useMemo(() => {
    const keep = () => window.clearTimeout(timer.current);
    const change = (next: Value | undefined, delay: number) => {
      keep();
      timer.current = window.setTimeout(() => setValue(next), delay);
    };
    return { keep, change };
  }, []);
  useEffect(() => actions.keep, [actions]);
  return [value, actions] as const;
}

/**
 * Finds the popover button that a mouse or keyboard focus rests on, by handlers on an element around them all. A mouse
 * counts before the focus but doesn't end it, because a page that scrolls to a focused button moves under a resting
 * mouse.
 *
 * @param prepare - called at the first sign that a tooltip will be wanted.
 */
export function useTooltipTarget(prepare: () => unknown) {
  const [pointed, pointer] = useDelayed<string>();
  const [focused, focus] = useDelayed<string>();
  const prepared = useRef(prepare);
  const actions = useMemo(() => {
    const hide = () => {
      pointer.change(undefined, 0);
      focus.change(undefined, 0);
    };
    /** The button at `element`, unless its explanation is open already. */
    const unexplainedAt = (element: EventTarget) => {
      void prepared.current();
      const button = invokerAt(element);
      return button?.parentElement?.querySelector(':popover-open') ? undefined : button?.id;
    };
    const handlers = {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        const id = unexplainedAt(target);
        if (id) pointer.change(id, tooltipDelay);
        else if (target instanceof Element && target.closest('[data-tooltip]')) pointer.keep();
        else pointer.change(undefined, leaveDelay);
      },
      onPointerLeave: () => pointer.change(undefined, leaveDelay),
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) focus.change(unexplainedAt(target), tooltipDelay);
      },
      onBlur: () => focus.change(undefined, 0),
      onClick: hide,
    };
    return { hide, handlers };
  }, [pointer, focus]);
  return { target: pointed ?? focused, ...actions };
}
