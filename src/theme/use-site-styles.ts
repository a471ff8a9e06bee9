import { useEffect } from 'react';
import { tryApplySiteStyles } from './site-styles.ts';

export function useSiteStyles(isNeeded = true): void {
  useEffect(() => {
    if (isNeeded) void tryApplySiteStyles();
  }, [isNeeded]);
}
