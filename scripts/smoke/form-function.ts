import { ask, type LiveSite } from './live-site.ts';

/** Sends a form without answers to where the contact form posts. The function refuses it, so nothing is stored or mailed. */
export async function formFunctionCheck(site: LiveSite): Promise<readonly string[]> {
  const document = await site.document('/contact');
  const action = document.querySelector('form[method="post"]')?.getAttribute('action');
  if (!action) return ['/contact has no form to post'];
  const address = new URL(action, site.origin).href;
  const { status, headers, text } = await ask(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.origin },
    body: JSON.stringify({ type: 'contact' }),
  });
  if (status === 422 && text.includes('"validation_failed"')) {
    const isElsewhere = new URL(address).origin !== site.origin;
    const allowed = headers.get('access-control-allow-origin');
    return isElsewhere && allowed !== site.origin
      ? [
          `${address} doesn't let the site's pages read its answer (Access-Control-Allow-Origin: ${allowed ?? 'none'})`,
        ]
      : [];
  }
  const fix = status === 403 ? '; is this address among SITE_URL and ALLOWED_ORIGINS of the function?' : '';
  return [`${address} answered ${status} to a form without answers: ${text.slice(0, 200)}${fix}`];
}
