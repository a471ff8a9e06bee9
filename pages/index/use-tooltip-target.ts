import { useEffect, useMemo, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Hover or focus time before a tooltip shows, in milliseconds (the owner's specification). */
export const tooltipDelay = 300;

/** Time to move the mouse from the button to its tooltip (WCAG 2.2 SC 1.4.13, hoverable), in milliseconds. */
const leaveDelay = 150;

const invokerAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('button[popovertarget]') : null;

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
 * Finds the popover button under the mouse or with keyboard focus. Hover takes precedence but doesn't end focus, because
 * scrolling to a focused button moves the page under a still mouse.
 *
 * @param prepare - called before the first tooltip is shown.
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
