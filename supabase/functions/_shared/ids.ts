/** Whether a text is a UUID (RFC 9562), as ids of inquiries and requests and idempotency keys are. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The reference that a visitor quotes for an inquiry: the beginning of its id. */
export const referenceOf = (inquiryId: string): string =>
  (inquiryId.split('-')[0] ?? inquiryId).toUpperCase();
