import { useEffect } from 'react';
import { loadSiteStyles } from './site-styles.ts';

/** Loads the style sheet of the whole site when a component shows what the prerendered page has no rules for. */
export function useSiteStyles(isNeeded = true): void {
  useEffect(() => {
    if (isNeeded) void loadSiteStyles();
  }, [isNeeded]);
}
