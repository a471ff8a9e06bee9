import { useEffect, useMemo, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** From the owner's specification. */
export const tooltipDelayMs = 300;

/** Time to move from the button to its tooltip (WCAG 2.2 SC 1.4.13, hoverable). */
const leaveDelayMs = 150;

const findPopoverButton = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('button[popovertarget]') : null;

function useDelayedValue<Value>() {
  const [value, setValue] = useState<Value>();
  const timer = useRef<number>(undefined);
  const actions = useMemo(() => {
    const cancel = () => window.clearTimeout(timer.current);
    const schedule = (next: Value | undefined, delayMs: number) => {
      cancel();
      timer.current = window.setTimeout(() => setValue(next), delayMs);
    };
    return { cancel, schedule };
  }, []);
  useEffect(() => actions.cancel, [actions]);
  return [value, actions] as const;
}

/** Hover doesn't end focus, because scrolling to a focused button moves the page under a still mouse. */
export function useTooltipTarget(prepare: () => unknown) {
  const [hoveredId, hover] = useDelayedValue<string>();
  const [focusedId, focus] = useDelayedValue<string>();
  const prepareRef = useRef(prepare);
  const actions = useMemo(() => {
    const hide = () => {
      hover.schedule(undefined, 0);
      focus.schedule(undefined, 0);
    };
    const findClosedPopoverButton = (element: EventTarget) => {
      void prepareRef.current();
      const button = findPopoverButton(element);
      return button?.parentElement?.querySelector(':popover-open') ? undefined : button?.id;
    };
    const handlers = {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        const id = findClosedPopoverButton(target);
        if (id) hover.schedule(id, tooltipDelayMs);
        else if (target instanceof Element && target.closest('[data-tooltip]')) hover.cancel();
        else hover.schedule(undefined, leaveDelayMs);
      },
      onPointerLeave: () => hover.schedule(undefined, leaveDelayMs),
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) focus.schedule(findClosedPopoverButton(target), tooltipDelayMs);
      },
      onBlur: () => focus.schedule(undefined, 0),
      onClick: hide,
    };
    return { hide, handlers };
  }, [hover, focus]);
  return { target: hoveredId ?? focusedId, ...actions };
}
