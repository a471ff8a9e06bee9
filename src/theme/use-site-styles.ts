import { useEffect } from 'react';
import { loadSiteStyles } from './site-styles.ts';

export function useSiteStyles(isNeeded = true): void {
  useEffect(() => {
    if (isNeeded) void loadSiteStyles();
  }, [isNeeded]);
}
