import { type MouseEvent, useState } from 'react';
import { hasModifier } from '#src/browser/keys.ts';
import { samplesPath } from '#src/site/paths.ts';
import type { SampleDialog } from './SampleDialog.tsx';

/** Loads the dialog when a visitor is about to open it. */
const importDialog = () => import('./SampleDialog.tsx');

/**
 * Opens pages of a sample in a dialog. If the dialog's code fails to load, a link leads to the page of all samples, and
 * a summary opens its details.
 *
 * @returns props of the link to a page and of the summary of a page's details; the dialog and its state while a page is
 *   open
 */
export function useSampleDialog() {
  const [openId, onMove] = useState<string>();
  const [Dialog, setDialog] = useState<typeof SampleDialog>();
  const onClose = () => onMove(undefined);
  // If prefetching fails, the click tries again.
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
      // The visitor may be on another page by now.
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
        // Details that are open in the page close natively.
        if (details && !details.open) void open(event, id, () => (details.open = true));
      },
    }),
    Dialog,
    state: openId === undefined ? undefined : { openId, onMove, onClose },
  };
}
