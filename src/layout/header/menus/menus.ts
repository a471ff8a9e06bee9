/** The parts of the header that hydrate late, in one chunk. */
export { EntryWithMenu } from './EntryWithMenu.tsx';
export { MenuButton } from './MenuButton.tsx';
