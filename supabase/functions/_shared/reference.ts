/** What a visitor quotes to have an inquiry found: the beginning of its id. */
export const referenceOf = (inquiryId: string): string =>
  (inquiryId.split('-')[0] ?? inquiryId).toUpperCase();
