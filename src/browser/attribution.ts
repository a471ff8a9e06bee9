/** The key in session storage of the visit's first page: this tab only, until it is closed, and no cookie. */
const noteName = 'dep-landing';

/**
 * Notes the first page of the visit and what led to it. The boot script calls it on every page, before the app,
 * because a visitor may follow a link before the app is there.
 */
export function noteLanding() {
  try {
    if (sessionStorage.getItem(noteName) === null)
      sessionStorage.setItem(noteName, JSON.stringify([window.location.href, document.referrer]));
  } catch {
    // Without storage an inquiry says nothing about how its sender came.
  }
}

export interface VisitAttribution {
  readonly landing_page?: string;
  readonly referrer?: string;
  readonly [parameter: `utm_${string}`]: string;
}

const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Reads how the visitor came to the first page of this visit. */
export function readAttribution(): VisitAttribution {
  try {
    const [landing, referrer] = JSON.parse(sessionStorage.getItem(noteName) ?? '[]') as string[];
    if (!landing) return {};
    const parameters = new URL(landing).searchParams;
    const campaign = campaignParameters.flatMap((name) => {
      const value = parameters.get(name);
      return value ? [[name, value] as const] : [];
    });
    return { landing_page: landing, ...(referrer && { referrer }), ...Object.fromEntries(campaign) };
  } catch {
    return {};
  }
}
