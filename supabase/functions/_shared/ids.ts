/** Whether a text is a UUID, as the ids of inquiries and requests and idempotency keys are (RFC 9562). */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** What a visitor quotes to have an inquiry found: the beginning of its id. */
export const referenceOf = (inquiryId: string): string =>
  (inquiryId.split('-')[0] ?? inquiryId).toUpperCase();
