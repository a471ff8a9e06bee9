import { blockTitle } from './stored-plan.ts';

/** `edited`: the description has a plan that the visitor has changed. */
export type BlockState = 'attached' | 'edited' | 'missing';

export function getBlockState(description: string, block: string): BlockState {
  if (description.includes(block)) return 'attached';
  return description.includes(blockTitle) ? 'edited' : 'missing';
}

/**
 * Returns a project description with the plan. Changes nothing that the visitor typed: only an empty description gets a
 * block, and only a block that is as it was written is replaced.
 *
 * @param written - the block that the form got before; empty if it got none
 * @param block - the block of the present plan; empty after "Start Over"
 */
export function updateBlock(description: string, written: string, block: string): string {
  if (written !== '') return description.replace(written, () => block);
  return description === '' ? block : description;
}

/** Adds the block below what the visitor typed. */
export const addBlock = (description: string, block: string): string =>
  [description.trimEnd(), block].filter(Boolean).join('\n\n');

export const removeBlock = (description: string, block: string): string =>
  description.replace(block, '').trim();
