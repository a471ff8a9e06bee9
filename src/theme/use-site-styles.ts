import { useEffect } from 'react';
import { loadSiteStyles } from './site-styles.ts';

/** Loads the whole site's style sheet when a component shows markup that isn't prerendered. */
export function useSiteStyles(isNeeded = true): void {
  useEffect(() => {
    if (isNeeded) void loadSiteStyles();
  }, [isNeeded]);
}
