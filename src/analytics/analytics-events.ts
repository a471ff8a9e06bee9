import type { InquiryType } from '#src/inquiry/form-fields.ts';

/** Parameters must not contain anything that a visitor typed. */
interface AnalyticsEvents {
  /** Specification, section 4. */
  page_view: { page_path: string; page_title: string; page_location: string };
  booking_click: { page_path: string };
  form_start: { form: InquiryType };
  /** `causes`: the names of wrong fields, or `rejected`, `busy` or `noResponse`. */
  form_error: { form: InquiryType; causes: string };
  generate_lead: { form: InquiryType };
}

interface Gtag {
  (command: 'event', name: string, parameters: Readonly<Record<string, string>>): void;
  /** For all later events. */
  (command: 'set', parameters: Readonly<Record<string, string>>): void;
}

declare global {
  interface Window {
    /** Defined only after consent. */
    gtag?: Gtag;
  }
}

export function reportEvent<Name extends keyof AnalyticsEvents>(
  name: Name,
  parameters: AnalyticsEvents[Name],
): void {
  queueMicrotask(() => window.gtag?.('event', name, parameters));
}
