import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { scrollToAnchor } from '#src/browser/scroll-to-anchor.ts';

/** Scrolls to the form when a visitor already on this page follows a link to it. */
export function useScrollToForm(anchor: string): void {
  const { key, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const shown = useRef({ key, search });
  useEffect(() => {
    const previous = shown.current;
    shown.current = { key, search };
    if (previous.key === key || hash || navigationType === NavigationType.Pop) return;
    // Keeps `topic` or `service` in the URL, because they are sent with the inquiry.
    if (!search && previous.search) void navigate(previous.search, { replace: true });
    else scrollToAnchor(`#${anchor}`);
  }, [anchor, key, search, hash, navigationType, navigate]);
}
