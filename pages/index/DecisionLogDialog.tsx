import { SampleDialog as Dialog } from '#src/components/SampleDialog.tsx';
import type { SampleDialogState } from '#src/components/use-sample-dialog.ts';
import { samples } from '#src/site/samples/execution-support.ts';

export { showWithTransition } from '#src/components/SampleDialog.tsx';

export function SampleDialog(state: SampleDialogState) {
  return <Dialog {...state} pages={samples} />;
}
