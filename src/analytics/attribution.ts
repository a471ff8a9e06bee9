import { getDocumentUrl, readReferrer } from '#src/browser/document-url.ts';
import { type CampaignParameter, campaignParameters } from '#src/inquiry/campaign-parameters.ts';

type Campaign = { readonly [parameter in CampaignParameter]?: string };

interface VisitAttribution extends Campaign {
  readonly landing_page?: string;
  readonly referrer?: string;
}

/** A link before hydration loads a new document. */
const getFirstPage = () => readReferrer() ?? getDocumentUrl();

export function readCampaign(): Campaign {
  const query = getFirstPage()?.searchParams;
  return Object.fromEntries(
    campaignParameters.flatMap((name) => {
      const value = query?.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** Another site's query may identify the visitor. */
const stripQuery = (url: string) => url.split(/[?#]/)[0]!;

/** Stores nothing on the device. */
export function readAttribution(): VisitAttribution {
  const landing = getFirstPage();
  const { referrer } = document;
  return {
    ...(landing && { landing_page: stripQuery(landing.href) }),
    ...(referrer && !readReferrer() && { referrer: stripQuery(referrer) }),
    ...readCampaign(),
  };
}
