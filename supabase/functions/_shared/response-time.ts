export const responseTime = '1–2 business days';
