/**
 * From this width the top navigation has room for its entries in one line (about 1000 px at the browser's own text
 * size).
 */
export const headerBreakpoint = '62.5rem';
