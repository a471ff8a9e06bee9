import { expect, test } from 'vitest';
import { blockTitle } from './stored-plan.ts';
import { addBlock, getBlockState, removeBlock, updateBlock } from './plan-block.ts';

const earlier = `${blockTitle}\nReady for Tox Start: 7 of 9`;
const present = `${blockTitle}\nReady for Tox Start: $& of 9`;

test.each([
  ['an empty description gets the block', '', '', present, present],
  ['what the visitor typed stays', 'We need help.', '', present, 'We need help.'],
  ['an unchanged block is replaced', earlier, earlier, present, present],
  ['text around the block stays', `Hello,\n${earlier}\nBye`, earlier, present, `Hello,\n${present}\nBye`],
  [
    'a block that the visitor edited stays',
    `${earlier}!?`.replace('7', '8'),
    earlier,
    present,
    `${earlier}!?`.replace('7', '8'),
  ],
  ['a block that the visitor removed stays away', '', earlier, present, ''],
  ['after "Start Over", the block goes', earlier, earlier, '', ''],
])('%s', (_, description, written, block, expected) => {
  expect(updateBlock(description, written, block)).toBe(expected);
});

test('the form knows whether the description has the plan', () => {
  expect(getBlockState(`Hello\n${present}`, present)).toBe('attached');
  expect(getBlockState(earlier, present)).toBe('edited');
  expect(getBlockState('Hello', present)).toBe('missing');
});

test('the block is added below the visitor’s text, and removed without it', () => {
  expect(addBlock('', present)).toBe(present);
  const added = addBlock('Hello.\n', present);
  expect(added).toBe(`Hello.\n\n${present}`);
  expect(removeBlock(added, present)).toBe('Hello.');
});
