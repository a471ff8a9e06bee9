import { type PointerEvent, useRef } from 'react';

/** CSS pixels. */
const minSwipeDistance = 72;

export function useSwipe(dismiss: () => void) {
  const start = useRef<number>(undefined);
  const move = (element: HTMLElement, offset: number) => element.style.setProperty('--swipe', `${offset}px`);

  const endSwipe = (event: PointerEvent<HTMLElement>, isSwipe: boolean) => {
    if (start.current === undefined) return;
    const offset = event.clientX - start.current;
    start.current = undefined;
    const { currentTarget } = event;
    delete currentTarget.dataset['swiping'];
    if (isSwipe && Math.abs(offset) >= minSwipeDistance) {
      move(currentTarget, Math.sign(offset) * currentTarget.offsetWidth);
      dismiss();
    } else move(currentTarget, 0);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.dataset['swiping'] = '';
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== undefined) move(event.currentTarget, event.clientX - start.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => endSwipe(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => endSwipe(event, false),
  };
}
