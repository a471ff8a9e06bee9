/**
 * How the visitor came, read from the document itself: nothing is kept for it on the visitor's device. A page that the app
 * shows belongs to the document that was loaded first, so what led there stays known until another document is loaded.
 */

const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

type Campaign = { readonly [parameter in (typeof campaignParameters)[number]]?: string };

interface VisitAttribution extends Campaign {
  readonly landing_page?: string;
  readonly referrer?: string;
}

/**
 * The page of this site whose link loaded this document, with its query; undefined where the visitor came from
 * elsewhere. Browsers tell it in full within an origin (the site's `Referrer-Policy`).
 */
export function readReferrer(): URL | undefined {
  const { referrer } = document;
  return referrer.startsWith(`${window.location.origin}/`) ? new URL(referrer) : undefined;
}

/** The address that this document was loaded from, whatever page the app shows by now. */
export function documentAddress(): URL | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && new URL(navigation.name);
}

/**
 * The first page of the visit that the document knows: the one before it where a link of the site led here, because
 * a visitor may follow a link before the app is there.
 */
const firstPage = () => readReferrer() ?? documentAddress();

/** The campaign that brought the visitor, by its parameters; empty where none did. */
export function readCampaign(): Campaign {
  const query = firstPage()?.searchParams;
  return Object.fromEntries(
    campaignParameters.flatMap((name) => {
      const value = query?.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** Queries are left out, because another site's may identify the visitor. */
const withoutQuery = (address: string) => address.split(/[?#]/)[0]!;

/** Reads how the visitor came to the first page of this visit. */
export function readAttribution(): VisitAttribution {
  const landing = firstPage();
  const { referrer } = document;
  return {
    ...(landing && { landing_page: withoutQuery(landing.href) }),
    ...(referrer && !readReferrer() && { referrer: withoutQuery(referrer) }),
    ...readCampaign(),
  };
}
