/** The receipt's code, wanted when an inquiry is sent and not before. */
export const loadReceipt = () => import('./Receipt.tsx');
