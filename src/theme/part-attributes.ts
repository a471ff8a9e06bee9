/**
 * What marks an element of our own as a part of one of Chakra's components, with its state: the data attributes of `props`.
 * What the part is and does besides is for its element to choose.
 */
export const partAttributes = (props: object): Record<`data-${string}`, unknown> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));
