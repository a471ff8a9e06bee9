import { parseHTML } from 'linkedom';

/** An answer of the live site with its body; redirects are not followed. */
export interface LiveAnswer {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A site as seen from outside. */
export interface LiveSite {
  /** The address that is looked at. */
  readonly origin: string;
  /** The origin that its pages should name; on a preview it differs from `origin`. */
  readonly canonicalOrigin: string;
  /** Requests a path or address, once however often it is called. */
  get(address: string): Promise<LiveAnswer>;
  /** The document at a path as a crawler reads it, no script run. */
  document(path: string): Promise<Document>;
}

const timeoutMilliseconds = 20_000;
/** The encodings that browsers accept; Node decompresses all three. */
const requestHeaders = { 'Accept-Encoding': 'gzip, deflate, br', 'User-Agent': 'dep-site smoke check' };

export async function ask(url: string, init: RequestInit = {}): Promise<LiveAnswer> {
  const response = await fetch(url, {
    redirect: 'manual',
    ...init,
    headers: { ...requestHeaders, ...(init.headers as Record<string, string> | undefined) },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  return { url, status: response.status, headers: response.headers, text: await response.text() };
}

/** Opens the site at `origin`, without a request yet. */
export function liveSite(origin: string, canonicalOrigin: string): LiveSite {
  const answers = new Map<string, Promise<LiveAnswer>>();
  const documents = new Map<string, Promise<Document>>();
  const get = (address: string) => {
    const url = new URL(address, origin).href;
    const answer = answers.get(url) ?? ask(url);
    answers.set(url, answer);
    return answer;
  };
  return {
    origin,
    canonicalOrigin,
    get,
    document: (path) => {
      const document = documents.get(path) ?? get(path).then(({ text }) => parseHTML(text).document);
      documents.set(path, document);
      return document;
    },
  };
}
