import { type MouseEvent, useState } from 'react';
import { hasModifier } from '#src/browser/keys.ts';
import { samplesPath } from '#src/site/paths.ts';
import type { SampleDialog } from './SampleDialog.tsx';

const importDialog = () => import('./SampleDialog.tsx');

/** Opens pages in a dialog. If it can't load, links lead to all samples, and summaries open their details. */
export function useSampleDialog() {
  const [openId, onMove] = useState<string>();
  const [Dialog, setDialog] = useState<typeof SampleDialog>();
  const onClose = () => onMove(undefined);
  // The click tries again.
  const prefetch = () => void importDialog().catch(() => {});

  async function open(event: MouseEvent, id: string, openWithoutDialog: () => void) {
    if (hasModifier(event)) return;
    const opener = event.currentTarget;
    event.preventDefault();
    try {
      const dialog = await importDialog();
      dialog.showWithTransition(id, () => {
        setDialog(() => dialog.SampleDialog);
        onMove(id);
      });
    } catch {
      // The visitor may have left the page.
      if (opener.isConnected) openWithoutDialog();
    }
  }

  const intentProps = { onPointerEnter: prefetch, onFocus: prefetch };

  return {
    getLinkProps: (id: string) => {
      const href = `${samplesPath}#${id}`;
      const openPage = () => window.location.assign(href);
      return { ...intentProps, href, onClick: (event: MouseEvent) => void open(event, id, openPage) };
    },
    getSummaryProps: (id: string) => ({
      ...intentProps,
      onClick: (event: MouseEvent) => {
        const details = event.currentTarget.closest('details');
        // Open details close natively.
        if (details && !details.open) void open(event, id, () => (details.open = true));
      },
    }),
    Dialog,
    state: openId === undefined ? undefined : { openId, onMove, onClose },
  };
}
