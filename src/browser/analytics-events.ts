import type { InquiryType } from '#shared/form-fields.ts';

/** The events that the analytics service gets, with their parameters. No parameter holds what a visitor wrote. */
interface AnalyticsEvents {
  /** A page is shown (specification, section 4). */
  page_view: { page_path: string; page_title: string; page_location: string };
  /** The visitor opened the booking page. */
  booking_click: { page_path: string };
  /** The visitor changed the first field of a form. */
  form_start: { form: InquiryType };
  /** A form was not sent. `causes`: the names of the wrong fields, or `refused`, `busy` or `unanswered`. */
  form_error: { form: InquiryType; causes: string };
  /** An inquiry is stored. */
  generate_lead: { form: InquiryType };
}

declare global {
  interface Window {
    /** The analytics service. It is there only after the visitor has consented (`src/consent`). */
    gtag?: (command: 'event', name: string, parameters: Readonly<Record<string, string>>) => void;
  }
}

/** Reports an event if there is an analytics service. An error of the service never reaches the caller. */
export function reportEvent<Name extends keyof AnalyticsEvents>(
  name: Name,
  parameters: AnalyticsEvents[Name],
): void {
  queueMicrotask(() => window.gtag?.('event', name, parameters));
}
