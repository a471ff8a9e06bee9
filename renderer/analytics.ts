const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
/** A string literal that can stand in an inline script. */
const literal = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\u003c`);

/**
 * The tags that load the analytics script, and none where none is configured. The queue in front of it
 * (https://developers.google.com/tag-platform/gtagjs) takes events from the first one on, whenever the script comes.
 * The site reports page views itself (`src/browser/route-report.ts`), so the script is told to send none.
 */
export function analyticsTags(url: string | undefined): string {
  if (!url) return '';
  const id = new URL(url).searchParams.get('id');
  const configure = id ? `gtag('config',${literal(id)},{send_page_view:false})` : '';
  const queue = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());${configure}`;
  return `<script>${queue}</script><script async src="${escapeAttribute(url)}"></script>`;
}
