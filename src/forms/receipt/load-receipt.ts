/** Fetches the receipt's code, which only a sent inquiry needs. */
export const loadReceipt = () => import('./Receipt.tsx');
