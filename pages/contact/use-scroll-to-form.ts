import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readScrollPosition } from '#src/browser/scroll-positions.ts';
import { scrollToAnchor } from '#src/browser/scroll-to-anchor.ts';

/** For a visitor already on the page who follows a link to its form. */
export function useScrollToForm(anchor: string): void {
  const { key, search, hash } = useLocation();
  const navigate = useNavigate();
  const shown = useRef({ key, search });
  useEffect(() => {
    const previous = shown.current;
    shown.current = { key, search };
    // Back and Forward restore the position.
    if (previous.key === key || hash || readScrollPosition() !== undefined) return;
    // Keeps `topic` or `service`, which are sent with the inquiry.
    if (!search && previous.search) void navigate(previous.search, { replace: true });
    else scrollToAnchor(`#${anchor}`);
  }, [anchor, key, search, hash, navigate]);
}
