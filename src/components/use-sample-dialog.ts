import { type ComponentType, type MouseEvent, useState } from 'react';
import { hasModifier } from '#src/browser/keys.ts';
import { samplesPath } from '#src/site/paths.ts';

export interface SampleDialogState {
  /** The anchor of the page that is shown. */
  readonly openId: string;
  readonly onMove: (id: string) => void;
  readonly onClose: () => void;
}

interface DialogModule<Props> {
  readonly SampleDialog: ComponentType<Props>;
  readonly showWithTransition: (sheetId: string, show: () => void) => void;
}

/**
 * Opens pages of a sample in a dialog. Without the dialog's code, the links lead to the page of all samples.
 *
 * @param importDialog - loads the dialog when a visitor is about to open it
 *
 * @returns props of the link to a page; the dialog and its state while a page is open
 */
export function useSampleDialog<Props>(importDialog: () => Promise<DialogModule<Props>>) {
  const [openId, onMove] = useState<string>();
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const onClose = () => onMove(undefined);
  // If prefetching fails, the click tries again.
  const prefetch = () => void importDialog().catch(() => {});

  async function open(event: MouseEvent<HTMLAnchorElement>, id: string) {
    if (hasModifier(event)) return;
    const link = event.currentTarget;
    event.preventDefault();
    try {
      const { SampleDialog, showWithTransition } = await importDialog();
      showWithTransition(id, () => {
        setDialog(() => SampleDialog);
        onMove(id);
      });
    } catch {
      // The visitor may be on another page by now.
      if (link.isConnected) window.location.assign(link.href);
    }
  }

  return {
    getLinkProps: (id: string) => ({
      href: `${samplesPath}#${id}`,
      onClick: (event: MouseEvent<HTMLAnchorElement>) => void open(event, id),
      onPointerEnter: prefetch,
      onFocus: prefetch,
    }),
    Dialog,
    state: openId === undefined ? undefined : { openId, onMove, onClose },
  };
}
