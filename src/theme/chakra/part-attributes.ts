/**
 * The data attributes of `props`, which make an element of our own a part of a Chakra component, with its state.
 */
export const partAttributes = (props: object): Record<`data-${string}`, unknown> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));
